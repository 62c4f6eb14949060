/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import org.brokerpak.syntax.text.TextRange;

/**
 * What can be wrong with the syntax of a text: our sentence for the author, then summary and detail of the broker's own
 * parser (observed with HCL 2.24), empty where it has none. {@code %s} stands for an argument.
 */
enum HclMistake {
    UNCLOSED_BLOCK("this block is never closed: add the missing \"}\"",
            "Unclosed configuration block", "There is no closing brace for this block before the end of the file. "
                    + "This may be caused by incorrect brace nesting elsewhere in this file."),
    STRAY_CLOSER("this \"%s\" closes nothing: remove it, or add what it should close",
            "Argument or block definition required", "An argument or block definition is required here."),
    CONFLICT_MARKER("this line is left over from a merge conflict: choose one side and remove the markers",
            "Argument or block definition required", "An argument or block definition is required here."),
    ITEM_EXPECTED("an argument (name = value) or a block (name { ... }) is expected here",
            "Argument or block definition required", "An argument or block definition is required here."),
    ITEM_INCOMPLETE("\"%s\" is neither an argument nor a block yet: write %1$s = value, or %1$s { ... }",
            "Argument or block definition required", "An argument or block definition is required here. "
                    + "To set an argument, use the equals sign \"=\" to introduce the argument value.", true),
    COLON_FOR_EQUALS("an argument is written with \"=\", not with \":\"",
            "Argument or block definition required", "An argument or block definition is required here. "
                    + "To set an argument, use the equals sign \"=\" to introduce the argument value.", true),
    BRACE_ON_NEXT_LINE("the \"{\" of this block belongs on the line of its name",
            "Argument or block definition required", "An argument or block definition is required here. "
                    + "To set an argument, use the equals sign \"=\" to introduce the argument value.", true),
    QUOTED_ARGUMENT_NAME("the name of an argument is written without quotes",
            "Invalid argument name", "Argument names must not be quoted."),
    MISSING_BLOCK_BRACE("the \"{\" of this block is missing: it belongs at the end of this line",
            "Invalid block definition", "A block definition must have block content delimited by \"{\" and \"}\", "
                    + "starting on the same line as the block header.", true),
    BLOCK_WITH_EQUALS("a block takes no \"=\": write %s { ... }, or one word before the \"=\"",
            "Invalid block definition", "The equals sign \"=\" indicates an argument definition, "
                    + "and must not be used when defining a block.", true),
    BAD_BLOCK_HEADER("a label in double quotes or the \"{\" of the block is expected here",
            "Invalid block definition",
            "Either a quoted string block label or an opening brace (\"{\") is expected here.", true),
    TEMPLATE_IN_LABEL("a label is plain text: %s{ has no meaning here; write %1$s%1$s{ for the characters themselves",
            "Invalid string literal", "Template sequences are not allowed in this string. "
                    + "To include a literal \"%1$s\", double it (as \"%1$s%1$s\") to escape it.", true),
    UNCLOSED_LABEL("the closing quote of this label is missing",
            "Invalid string literal", "This item is not valid in a string literal.", true),
    ARGUMENT_REDEFINED("the argument \"%s\" is set twice in this block: tofu accepts one",
            "Attribute redefined",
            "The argument \"%s\" was already set at %s. Each argument may be set only once.", true),
    MISSING_NEWLINE_AFTER_ARGUMENT("the argument ends before this: write what follows on a line of its own",
            "Missing newline after argument", "An argument definition must end with a newline."),
    COMMA_AFTER_ARGUMENT("a line break ends an argument, not a comma",
            "Unexpected comma after argument", "Argument definitions must be separated by newlines, not commas. An "
                    + "argument definition must end with a newline."),
    MISSING_NEWLINE_AFTER_BLOCK("the block ends before this: write what follows on a line of its own",
            "Missing newline after block definition", "A block definition must end with a newline."),
    ONE_LINE_BLOCK_NOT_CLOSED("a block that starts with an argument on its first line must end on that line: "
            + "break the line after \"{\", or write \"}\" here",
            "Invalid single-argument block definition", "An argument definition on the same line as its containing "
                    + "block creates a single-line block definition, which must also be closed on the same line. "
                    + "Place the block's closing brace immediately after the argument definition."),
    ONE_LINE_BLOCK_TWO_ARGUMENTS("a block on one line holds one argument: give each argument a line of its own",
            "Invalid single-argument block definition",
            "A single-line block definition must end with a closing brace immediately after its single argument "
                    + "definition."),
    ONE_LINE_BLOCK_COMMA("a block on one line holds one argument, and no comma: give each argument a line of its own",
            "Invalid single-argument block definition",
            "Single-line block syntax can include only one argument definition. To define multiple arguments, use the "
                    + "multi-line block syntax with one argument definition per line."),
    ONE_LINE_BLOCK_NESTED("a block inside another one needs a line of its own",
            "Argument definition required", "A single-line block definition can contain only a single argument. If "
                    + "you meant to define argument \"%s\", use an equals sign to assign it a value. To define a "
                    + "nested block, place it on a line of its own within its parent block."),
    MISSING_VALUE("a value is missing here",
            "Invalid expression", "Expected the start of an expression, but found an invalid expression token."),
    MISSING_VALUE_AT_END("a value is missing at the end of the file",
            "Missing expression", "Expected the start of an expression, but found the end of the file."),
    MISSING_ATTRIBUTE_NAME("the name after the dot is missing",
            "Invalid attribute name", "An attribute name is required after a dot.", true),
    CHAINED_LEGACY_INDEX("\".%s\" reads as a decimal number: write [0][1] instead of .0.1",
            "Invalid legacy index syntax", "When using the legacy index syntax, chaining two indexes together is not "
                    + "permitted. Use the proper index syntax instead, like [%2$s][%3$s].", true),
    NESTED_ATTRIBUTE_SPLAT("\".*\" cannot follow another \".*\": use [*]",
            "Nested splat expression not allowed",
            "A splat expression (*) cannot be used inside another attribute-only splat expression."),
    BAD_NUMBER("%s is no number; a version is written in quotes",
            "Invalid number literal", "Failed to recognize the value of this number literal.", true),
    UNCLOSED_INDEX("the \"]\" of this index is missing",
            "Missing close bracket on index", "The index operator must end with a closing bracket (\"]\")."),
    UNCLOSED_SPLAT("the \"]\" after [* is missing",
            "Missing close bracket on splat index", "The star for a full splat operator must be immediately followed "
                    + "by a closing bracket (\"]\")."),
    UNCLOSED_PARENTHESIS("the \")\" for this \"(\" is missing",
            "Unbalanced parentheses", "Expected a closing parenthesis to terminate the expression."),
    UNCLOSED_CALL("the \")\" of this call is missing",
            "Unterminated function call", "There is no closing parenthesis for this function call before the end of "
                    + "the file. This may be caused by incorrect parenthesis nesting elsewhere in this file."),
    MISSING_ARGUMENT_COMMA("a comma is missing before this argument",
            "Missing argument separator", "A comma is required to separate each function argument from the next."),
    ARGUMENT_AFTER_EXPANSION("the argument with \"...\" must be the last one, without a comma after it",
            "Missing closing parenthesis", "An expanded function argument (with ...) must be immediately followed by "
                    + "closing parentheses."),
    MISSING_FUNCTION_NAME("the name of a function is missing after \"::\"",
            "Missing function name",
            "Function scope resolution symbol :: must be followed by a function name in this scope.", true),
    MISSING_CALL("\"%s\" names a function: its arguments are missing, write %1$s(...)",
            "Missing open parenthesis",
            "Function selector must be followed by an open parenthesis to begin the function call.", true),
    UNCLOSED_TUPLE("the \"]\" of this list is missing",
            "Unterminated tuple constructor expression", "There is no corresponding closing bracket before the end of "
                    + "the file. This may be caused by incorrect bracket nesting elsewhere in this file."),
    MISSING_ITEM_COMMA("a comma is missing before this item",
            "Missing item separator", "Expected a comma to mark the beginning of the next item."),
    UNCLOSED_OBJECT("the \"}\" of this object is missing",
            "Missing expression", "Expected the start of an expression, but found the end of the file."),
    MISSING_ATTRIBUTE_SEPARATOR("a comma or a line break is missing before this item",
            "Missing attribute separator",
            "Expected a newline or comma to mark the beginning of the next attribute."),
    MISSING_KEY_VALUE_SEPARATOR("the value is missing: write key = value",
            "Missing key/value separator",
            "Expected an equals sign (\"=\") to mark the beginning of the attribute value."),
    KEY_WITH_BLANK("the value is missing: write key = value; a key with blanks needs quotes",
            "Missing key/value separator", "Expected an equals sign (\"=\") to mark the beginning of the attribute "
                    + "value. If you intended to given an attribute name containing periods or spaces, write the name "
                    + "in quotes to create a string literal."),
    MISSING_KEY_VALUE("the value is missing: write key = value on one line",
            "Missing attribute value", "Expected an attribute value, introduced by an equals sign (\"=\")."),
    MISSING_FALSE_VALUE("the \": value\" of this conditional is missing",
            "Missing false expression in conditional",
            "The conditional operator (...?...:...) requires a false expression, delimited by a colon."),
    FOR_NAME("a name is missing after \"for\"",
            Words.FOR, "For expression requires variable name after 'for'."),
    FOR_IN("\"in\" is missing after the names of \"for\"",
            Words.FOR, "For expression requires the 'in' keyword after its name declarations."),
    FOR_COLON("a \":\" is missing after the collection of \"for\"",
            Words.FOR, "For expression requires a colon after the collection expression."),
    FOR_KEY_MISSING("an object made with \"for\" needs key => value",
            Words.FOR, "Key expression is required when building an object."),
    FOR_KEY_IN_TUPLE("\"=>\" belongs into braces: a list made with \"for\" has no keys",
            Words.FOR, "Key expression is not valid when building a tuple."),
    FOR_GROUPING_IN_TUPLE("\"...\" groups the values of an object: it has no meaning in a list",
            Words.FOR, "Grouping ellipsis (...) cannot be used when building a tuple."),
    FOR_UNCLOSED("the \"for\" ends before this: its \"%s\" is missing",
            Words.FOR, "Extra characters after the end of the 'for' expression."),
    BITWISE_OPERATOR("\"%s\" is no operator%s",
            "Unsupported operator", "Bitwise operators are not supported.%3$s", true),
    SINGLE_QUOTE("a string is written in double quotes, not in single ones",
            Words.CHARACTER, "Single quotes are not valid. Use double quotes (\") to enclose strings.", true),
    CURLY_QUOTE("a string is written in straight double quotes: these are typographic ones, often pasted from a page",
            Words.CHARACTER, "\"Curly quotes\" are not valid here. These can sometimes be inadvertently introduced "
                    + "when sharing code via documents or discussion forums. It might help to replace the character "
                    + "with a \"straight quote\".", true),
    BACKTICK("a string is written in double quotes, one of several lines as a heredoc (<<EOT)",
            Words.CHARACTER, "The \"`\" character is not valid. To create a multi-line string, use the \"heredoc\" "
                    + "syntax, like \"<<EOT\".", true),
    SEMICOLON("a line break ends an argument, not \";\"",
            Words.CHARACTER, "The \";\" character is not valid. Use newlines to separate arguments and blocks, and "
                    + "commas to separate items in collection values.", true),
    STRANGE_BLANK("this invisible character (%s) is not a blank for tofu: replace it by a space or a line break",
            Words.CHARACTER, "This character is not used within the language.", true),
    STRANGE_CHARACTER("this character (%s) has no meaning here",
            Words.CHARACTER, "This character is not used within the language.", true),
    UNCLOSED_COMMENT("this comment is never closed: add the missing \"*/\"",
            "Invalid expression", "Expected the start of an expression, but found an invalid expression token."),
    UNCLOSED_STRING("the closing quote of this string is missing; a string of several lines is written as a heredoc "
            + "(<<EOT)",
            "Invalid multi-line string", Words.MULTI_LINE_STRING, true),
    UNTERMINATED_STRING("the closing quote of this string is missing",
            "Unterminated template string", "No closing marker was found for the string.", true),
    BAD_ESCAPE("\"\\%s\" is no escape sequence: a backslash itself is written \\\\",
            Words.ESCAPE, "The symbol \"%s\" is not a valid escape sequence selector.", true),
    BAD_UNICODE_ESCAPE("\"\\%s\" needs %2$s hexadecimal digits after it",
            Words.ESCAPE, "The \\%s escape sequence must be followed by %3$s hexadecimal digits.", true),
    NO_SUCH_CHARACTER("there is no character U+%s",
            Words.ESCAPE, "Cannot encode character U+%s in UTF-8.", true),
    UNCLOSED_INTERPOLATION("the \"}\" of this interpolation is missing",
            "Unclosed template interpolation sequence", "There is no closing brace for this interpolation sequence "
                    + "before the end of the %s. This might be caused by incorrect nesting inside the given "
                    + "expression."),
    EXTRA_IN_INTERPOLATION("the interpolation should end before this; text for another language is written $${...}",
            "Extra characters after interpolation expression", "Expected a closing brace to end the interpolation "
                    + "expression, but found extra characters.\n\nThis can happen when you include interpolation "
                    + "syntax for another language, such as shell scripting, but forget to escape the interpolation "
                    + "start token. If this is an embedded sequence for another language, escape it by starting with "
                    + "\"$${\" instead of just \"${\"."),
    EXTRA_IN_DIRECTIVE("the directive %%{%s} should end before this",
            "Extra characters in %s marker",
            "Expected a closing brace to end the sequence, but found extra characters.", true),
    DIRECTIVE_EXPECTED("if, else, endif, for or endfor is expected after \"%%{\"; the characters themselves are "
            + "written %%%%{",
            "Invalid template directive", "A template directive keyword (\"if\", \"for\", etc) is expected at the "
                    + "beginning of a %%{ sequence.", true),
    UNKNOWN_DIRECTIVE("\"%s\" is no directive: if, else, endif, for and endfor are",
            "Invalid template control keyword", "\"%s\" is not a valid template control keyword.", true),
    DIRECTIVE_IN("\"in\" is missing after the names of \"for\"",
            "Invalid 'for' directive", "For directive requires 'in' keyword after names.", true),
    DIRECTIVE_NAME("a name is missing after \"for\"",
            "Invalid 'for' directive", "For directive requires 'in' keyword after names.", true),
    DIRECTIVE_UNPAIRED("%%{%s} has no directive to belong to",
            "Unexpected %s directive", "The control directives within this template are unbalanced.", true),
    DIRECTIVE_NEEDS_ENDFOR("%%{endfor} is expected here, because %%{for} was opened last",
            "Unexpected %s directive",
            "Expecting an endfor directive corresponding to the for directive at %2$s.", true),
    DIRECTIVE_NEEDS_ENDIF("%%{endif} is expected here, because %%{if} was opened last",
            "Unexpected %s directive", "Expecting an endif directive for the if started at %2$s.", true),
    ELSE_IN_FOR("%%{else} belongs to %%{if}, but %%{for} was opened last",
            "Unexpected else directive", "An else clause is not expected for a for directive.", true),
    SECOND_ELSE("this %%{if} has an %%{else} already",
            "Unexpected else directive", "Already in the else clause for the if started at %s.", true),
    UNCLOSED_DIRECTIVE("this %%{%s} has no %%{end%1$s}",
            "Unexpected end of template",
            "The %s directive at %s is missing its corresponding end%1$s directive.", true),
    UNCLOSED_HEREDOC("this heredoc never ends: a line with %s alone is missing",
            "Unterminated template string", "No closing marker was found for the string.", true),
    HEREDOC_ENDS_FILE("a line break is missing after %s: without it tofu does not see the end of the heredoc",
            "Unterminated template string", "No closing marker was found for the string.", true),
    BAD_HEREDOC_MARKER("a heredoc starts with << or <<-, a bare word directly after it, and then the line ends",
            "Invalid expression", "Expected the start of an expression, but found an invalid expression token."),
    TOO_DEEP("nested more than %s levels deep: nothing deeper is read", "", "");

    private final String sentence;
    private final String summary;
    private final String detail;
    private final boolean always;

    HclMistake(String sentence, String summary, String detail) {
        this(sentence, summary, detail, false);
    }

    HclMistake(String sentence, String summary, String detail, boolean always) {
        this.sentence = sentence;
        this.summary = summary;
        this.detail = detail;
        this.always = always;
    }

    /** Our sentence. */
    String sentence(Object... arguments) {
        return String.format(sentence, arguments);
    }

    /** What the broker's parser says of it; our sentence where we have none of its words. */
    HclDiagnostic diagnostic(TextRange subject, Object... arguments) {
        return summary.isEmpty()
                ? new HclDiagnostic(subject, sentence(arguments), "")
                : new HclDiagnostic(subject, String.format(summary, arguments), String.format(detail, arguments));
    }

    /** Whether the broker's parser says this even after an earlier error, when it keeps most others to itself. */
    boolean isAlwaysSaid() {
        return always;
    }

    /** Words that several mistakes share. */
    private static final class Words {
        private static final String FOR = "Invalid 'for' expression";
        private static final String CHARACTER = "Invalid character";
        private static final String ESCAPE = "Invalid escape sequence";
        private static final String MULTI_LINE_STRING = "Quoted strings may not be split over multiple lines. To "
                + "produce a multi-line string, either use the \\n escape to represent a newline character or use the "
                + "\"heredoc\" multi-line template syntax.";
    }
}
