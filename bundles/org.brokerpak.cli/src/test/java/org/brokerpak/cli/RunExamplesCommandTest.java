/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

import com.google.gson.JsonObject;

import org.brokerpak.model.files.LiteralPakFiles;
import org.brokerpak.pak.testing.DiskPak;
import org.brokerpak.pak.testing.ExamplePak;
import org.brokerpak.pak.testing.FakeBroker;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** What {@code run-examples} prints, writes and ends with. */
class RunExamplesCommandTest {

    private static final String OTHER = ExamplePak.EXAMPLE.replace("two-words", "ten-words");

    @TempDir
    Path folder;

    private FakeBroker broker;

    @BeforeEach
    void start() throws IOException {
        broker = new FakeBroker();
        DiskPak.writeFiles(folder.resolve("pak"), ExamplePak.literal());
        Files.writeString(folder.resolve("password"), FakeBroker.PASSWORD + "\n");
    }

    @AfterEach
    void stop() {
        broker.close();
    }

    private Cli.Ran run(String... options) {
        String[] all = new String[options.length + 8];
        System.arraycopy(new String[] {"run-examples", "pak", "--url", broker.url(), "--user", FakeBroker.USER,
            "--password-file", "password"}, 0, all, 0, 8);
        System.arraycopy(options, 0, all, 8, options.length);
        return new Cli(folder).run(all);
    }

    /** What changes from run to run has a name. */
    private String stable(String text) {
        return text.replace(broker.url(), "URL").replaceAll("\\d+\\.\\d s", "TIME")
                .replaceAll("(?<= )[0-9a-f]{8}-[0-9a-f-]{27}(?=\\n| of| --|: )", "ID");
    }

    @Test
    void tellsEachStepAndEndsWithATable() {
        Cli.Ran ran = run();
        assertEquals("""
                0
                running 1 example of demo at URL
                words / two-words: provisioning instance ID
                words / two-words: provision: done (TIME)
                words / two-words: bind: done (TIME)
                words / two-words: credentials: done (TIME)
                words / two-words: unbind: done (TIME)
                words / two-words: deprovision: done (TIME)
                words / two-words: passed in TIME

                SERVICE  EXAMPLE    STEPS                                               TIME   VERDICT
                words    two-words  provision, bind, credentials, unbind, deprovision  TIME  passed
                1 of 1 example passed in TIME
                """.replaceAll(" +TIME +VERDICT", " TIME VERDICT"),
                stable(ran.all()).replaceAll(" +TIME +VERDICT", " TIME VERDICT"));
    }

    @Test
    void aFailureLeadsToItsExample() {
        broker.on("provision", "500 {\"description\": \"boom\"}").on("deprovision", "500 {\"description\": \"no\"}");
        Cli.Ran ran = run("--quiet");
        assertEquals("""
                1
                SERVICE  EXAMPLE    STEPS                                 TIME   VERDICT
                words    two-words  provision FAILED, deprovision FAILED  TIME  FAILED
                pak/words.yml:49:5: error: words / two-words: provision: the broker failed to provision: boom (HTTP 500)
                LEFT BEHIND: instance ID of words (plan small): the broker failed to deprovision: no (HTTP 500) \
                (tried twice)
                  remove it with: cloud-service-broker client deprovision --instanceid ID --planid ID --serviceid ID
                0 of 1 example passed in TIME
                """, stable(ran.all()).replaceAll("serviceid [0-9a-f-]+", "serviceid ID"));
    }

    @Test
    void scriptsReadStandardOutputAndPeopleTheRest() {
        Cli.Ran ran = run("--format", "json");
        assertEquals(0, ran.exitCode());
        JsonObject example = ran.json().getAsJsonArray("examples").get(0).getAsJsonObject();
        assertEquals(1, ran.json().get("passed").getAsInt());
        assertEquals("passed", example.get("verdict").getAsString());
        assertEquals("pak/words.yml", example.get("file").getAsString());
        assertEquals(6, example.getAsJsonArray("steps").size());
        assertTrue(ran.err().contains("words / two-words: passed"), ran.err());
    }

    @Test
    void aReportThatContinuousIntegrationReads() throws IOException, SAXException, ParserConfigurationException {
        DiskPak.writeFiles(folder.resolve("pak"), ExamplePak.literal(ExamplePak.EXAMPLE + OTHER));
        broker.on("provision", "400 {\"description\": \"<no> & \\\"never\\\" \\u0007\"}", "201 {}");
        Cli.Ran ran = run("--format", "junit", "--output", "report.xml");
        assertEquals(1, ran.exitCode());
        assertTrue(ran.out().contains("1 of 2 examples passed"), ran.out());
        Element suites = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(
                new StringReader(Files.readString(folder.resolve("report.xml"))))).getDocumentElement();
        assertEquals("2 1 0 0", String.join(" ", suites.getAttribute("tests"), suites.getAttribute("failures"),
                suites.getAttribute("errors"), suites.getAttribute("skipped")));
        Element failure = (Element) suites.getElementsByTagName("failure").item(0);
        assertEquals("provision: the broker refuses to provision: <no> & \"never\" (HTTP 400)",
                failure.getAttribute("message"));
        Element test = (Element) failure.getParentNode();
        assertEquals("demo.words ten-words pak/words.yml", String.join(" ", test.getAttribute("classname"),
                test.getAttribute("name"), test.getAttribute("file")));
    }

    @Test
    void runsWhatIsAskedFor() {
        DiskPak.writeFiles(folder.resolve("pak"), ExamplePak.literal(ExamplePak.EXAMPLE + OTHER));
        assertTrue(run("--service", "words", "--example", "ten-words").out().contains("1 of 1 example passed"));
        assertEquals("2\n! brokerpak: there is no service \"wards\" in pak. Did you mean words?\n",
                run("--service", "wards").all());
        assertEquals("2\n! brokerpak: there is no example \"x\" in pak: there are ten-words, two-words\n",
                run("-e", "x").all());
    }

    @Test
    void theVariablesOfTheBrokerNameItToo() {
        Map<String, String> variables = Map.of("GSB_API_HOSTNAME", "localhost", "GSB_API_PORT",
                broker.url().replaceFirst(".*:", ""), "SECURITY_USER_NAME", FakeBroker.USER,
                "SECURITY_USER_PASSWORD", FakeBroker.PASSWORD);
        assertEquals(0, new Cli(folder).environment(variables::get).run("run-examples", "pak").exitCode());
    }

    @Test
    void whatIsMissingIsAskedFor() {
        Cli cli = new Cli(folder);
        assertEquals("2\n! brokerpak: say where the broker is, with --url or with GSB_API_PORT and GSB_API_HOSTNAME\n",
                cli.run("run-examples", "pak").all());
        assertEquals("2\n! brokerpak: say who asks the broker, with --user or SECURITY_USER_NAME\n",
                cli.run("run-examples", "pak", "--url", broker.url()).all());
        assertEquals("2\n! brokerpak: say the password of \"me\", with --password-file or SECURITY_USER_PASSWORD\n",
                cli.run("run-examples", "pak", "--url", broker.url(), "--user", "me").all());
        assertEquals("2\n! brokerpak: there is no password file nowhere\n",
                cli.run("run-examples", "pak", "--url", broker.url(), "--user", "me", "--password-file", "nowhere")
                        .all());
        assertEquals("2\n! brokerpak: the broker's address is to be like https://broker.example.com or "
                + "http://localhost:8080\n", cli.run("run-examples", "pak", "--url", "localhost:80").all());
    }

    @Test
    void whatCannotBeMeantIsRefused() {
        assertEquals("2\n! brokerpak: --timeout is to be like 90s, 20m or 1h30m, not \"soon\"\n",
                run("--timeout", "soon").all());
        assertEquals("2\n! brokerpak: --jobs is to be 1 or more, not 0\n", run("--jobs", "0").all());
        assertEquals("2\n! brokerpak: nowhere/report.xml cannot be written: there is no such folder\n",
                run("-o", "nowhere/report.xml").all());
        assertEquals(2, run("--context", "[]").exitCode());
        assertEquals(0, broker.requests().size());
    }

    @Test
    void aBrokerThatLetsNobodyIn() {
        Cli.Ran ran = new Cli(folder).environment(Map.of("SECURITY_USER_PASSWORD", "not-this-one")::get)
                .run("run-examples", "pak", "--url", broker.url(), "--user", "admin");
        assertEquals(2, ran.exitCode());
        assertEquals("brokerpak: the broker at " + broker.url() + " does not let the user \"admin\" in (HTTP 401): "
                + "check the user and the password\n", ran.err());
        assertFalse(ran.all().contains("not-this-one"));
    }

    @Test
    void theAddressMayHoldThePasswordAndNobodySeesIt() {
        Cli.Ran ran = new Cli(folder).run("run-examples", "pak", "--format", "json", "--url",
                broker.url().replace("//", "//admin:" + FakeBroker.PASSWORD + "@"));
        assertEquals(0, ran.exitCode(), ran.all());
        assertFalse(ran.all().contains(FakeBroker.PASSWORD), ran.all());
        assertFalse(ran.all().contains("correct-horse"), ran.all());
    }

    @Test
    void aPakWithoutExamples() {
        DiskPak.writeFiles(folder.resolve("pak"), ExamplePak.literal(""));
        assertEquals("0\n! brokerpak: pak has no examples, so nothing was run\n", run().all());
    }

    @Test
    void aBuiltPak() throws IOException {
        LiteralPakFiles files = LiteralPakFiles.parse(ExamplePak.literal());
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(folder.resolve("demo.brokerpak")))) {
            for (String path : files.paths()) {
                zip.putNextEntry(new ZipEntry(path));
                zip.write(Files.readAllBytes(folder.resolve("pak").resolve(path)));
            }
        }
        broker.on("provision", "400 {}");
        Cli.Ran ran = new Cli(folder).environment(Map.of("SECURITY_USER_PASSWORD", FakeBroker.PASSWORD)::get)
                .run("run-examples", "demo.brokerpak", "--url", broker.url(), "--user", FakeBroker.USER);
        assertTrue(ran.out().contains("\nwords.yml:49:5: error: words / two-words: provision: "), ran.all());
        assertEquals(1, ran.exitCode());
    }

    @Test
    void aBrokerWithItsOwnAuthority() throws IOException, InterruptedException, GeneralSecurityException {
        SSLContext identity = identity();
        try (FakeBroker secure = FakeBroker.secure(identity)) {
            String[] words = {"run-examples", "pak", "--url", secure.url(), "--user", FakeBroker.USER,
                "--password-file", "password"};
            assertEquals("brokerpak: the broker at " + secure.url() + " does not answer: the connection to localhost "
                    + "is not secure: its certificate is signed by nobody whom this machine trusts\n",
                    new Cli(folder).run(words).err());
            String[] trusting = Arrays.copyOf(words, words.length + 2);
            trusting[words.length] = "--ca-file";
            trusting[words.length + 1] = "authority.pem";
            assertEquals(0, new Cli(folder).run(trusting).exitCode());
            trusting[words.length + 1] = "password";
            assertEquals("2\n! brokerpak: password holds no certificate that can be read\n",
                    new Cli(folder).run(trusting).all());
        }
    }

    /** A key for localhost; its certificate is in {@code authority.pem}. */
    private SSLContext identity() throws IOException, InterruptedException, GeneralSecurityException {
        keytool("-genkeypair", "-alias", "broker", "-keyalg", "EC", "-dname", "CN=localhost", "-ext",
                "SAN=dns:localhost", "-validity", "2");
        keytool("-exportcert", "-rfc", "-alias", "broker", "-file", "authority.pem");
        KeyStore store = KeyStore.getInstance(folder.resolve("keys.p12").toFile(), "changeit".toCharArray());
        KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        keys.init(store, "changeit".toCharArray());
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(keys.getKeyManagers(), null, null);
        return context;
    }

    private void keytool(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "keytool")
                .toString()));
        command.addAll(List.of(words));
        command.addAll(List.of("-keystore", "keys.p12", "-storepass", "changeit"));
        Process process = new ProcessBuilder(command).directory(folder.toFile())
                .redirectErrorStream(true).redirectOutput(folder.resolve("keytool.log").toFile()).start();
        assertEquals(0, process.waitFor(), () -> "keytool " + String.join(" ", words));
    }
}
