/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import java.util.List;

import org.brokerpak.rules.definition.ConstraintRangeRule;
import org.brokerpak.rules.definition.ConstraintTypeRule;
import org.brokerpak.rules.definition.CopiedDescriptionRule;
import org.brokerpak.rules.definition.CopiedIdRule;
import org.brokerpak.rules.definition.DefaultValueRule;
import org.brokerpak.rules.definition.DuplicateInCatalogRule;
import org.brokerpak.rules.definition.DuplicateInputRule;
import org.brokerpak.rules.definition.DuplicatePlanRule;
import org.brokerpak.rules.definition.EnumTypeRule;
import org.brokerpak.rules.definition.ExampleParametersRule;
import org.brokerpak.rules.definition.ExamplePlanRule;
import org.brokerpak.rules.definition.HiddenServiceRule;
import org.brokerpak.rules.definition.ImageFileRule;
import org.brokerpak.rules.definition.ImportMappingRule;
import org.brokerpak.rules.definition.ImportTriggerRule;
import org.brokerpak.rules.definition.MissingPlanPropertyRule;
import org.brokerpak.rules.definition.MissingTypeRule;
import org.brokerpak.rules.definition.MixedPlanValuesRule;
import org.brokerpak.rules.definition.OverriddenTemplateRule;
import org.brokerpak.rules.definition.PatternSyntaxRule;
import org.brokerpak.rules.definition.PlanPropertyRule;
import org.brokerpak.rules.definition.RequiredWithDefaultRule;
import org.brokerpak.rules.definition.ShadowedInputRule;
import org.brokerpak.rules.definition.UrlRule;
import org.brokerpak.rules.hil.ContextOnDeleteRule;
import org.brokerpak.rules.hil.HilArithmeticRule;
import org.brokerpak.rules.hil.HilBooleanRule;
import org.brokerpak.rules.hil.HilCastRule;
import org.brokerpak.rules.hil.HilFunctionRule;
import org.brokerpak.rules.hil.HilSyntaxRule;
import org.brokerpak.rules.hil.HilTypeRule;
import org.brokerpak.rules.hil.HilVariableRule;
import org.brokerpak.rules.hil.InstanceDetailsRule;
import org.brokerpak.rules.hil.UnmappedConfigRule;
import org.brokerpak.rules.manifest.BinaryCollisionRule;
import org.brokerpak.rules.manifest.BinaryVersionRule;
import org.brokerpak.rules.manifest.DefaultOnOtherBinaryRule;
import org.brokerpak.rules.manifest.DefinitionFileRule;
import org.brokerpak.rules.manifest.DuplicateTofuVersionRule;
import org.brokerpak.rules.manifest.NoTofuRule;
import org.brokerpak.rules.manifest.ProviderAddressRule;
import org.brokerpak.rules.manifest.SourceVersionRule;
import org.brokerpak.rules.manifest.TofuDefaultRule;
import org.brokerpak.rules.manifest.UnsupportedPlatformRule;
import org.brokerpak.rules.manifest.UpgradePathRule;
import org.brokerpak.rules.manifest.UrlTemplateRule;
import org.brokerpak.rules.provider.ProviderNotShippedRule;
import org.brokerpak.rules.provider.ProviderVersionRule;
import org.brokerpak.rules.provider.UnusedProviderRule;
import org.brokerpak.rules.schema.ExclusiveLimitRule;
import org.brokerpak.rules.schema.IneffectiveFieldRule;
import org.brokerpak.rules.schema.InvalidValueRule;
import org.brokerpak.rules.schema.MissingFieldRule;
import org.brokerpak.rules.schema.ServiceNameRule;
import org.brokerpak.rules.schema.TfAttributeRule;
import org.brokerpak.rules.schema.UnknownFieldRule;
import org.brokerpak.rules.schema.UuidRule;
import org.brokerpak.rules.schema.WrongTypeRule;
import org.brokerpak.rules.template.ConditionalTypesRule;
import org.brokerpak.rules.template.DuplicateDeclarationRule;
import org.brokerpak.rules.template.ReservedVariableRule;
import org.brokerpak.rules.template.ResourceAddressRule;
import org.brokerpak.rules.template.SensitiveOutputRule;
import org.brokerpak.rules.template.TemplateFileRule;
import org.brokerpak.rules.template.TemplateOutputsRule;
import org.brokerpak.rules.template.TemplateSyntaxRule;
import org.brokerpak.rules.template.UndeclaredInputRule;
import org.brokerpak.rules.template.UndeclaredReferenceRule;
import org.brokerpak.rules.template.UnlistedTemplateRule;
import org.brokerpak.rules.template.UnpackedFileRule;
import org.brokerpak.rules.template.UnusedInputRule;
import org.brokerpak.rules.template.UnusedVariableRule;
import org.brokerpak.rules.template.VariableTypeRule;
import org.brokerpak.rules.tofu.InstanceIndexRule;
import org.brokerpak.rules.tofu.LiteralArgumentRule;
import org.brokerpak.rules.tofu.NullValueRule;
import org.brokerpak.rules.tofu.ReferenceCycleRule;
import org.brokerpak.rules.tofu.RepetitionReferenceRule;
import org.brokerpak.rules.tofu.UnknownFunctionRule;
import org.brokerpak.rules.tofu.UnsupportedArgumentRule;
import org.brokerpak.rules.tofu.UnsupportedBlockRule;
import org.brokerpak.rules.tofu.VariableDeclarationRule;
import org.brokerpak.rules.yaml.DuplicateKeyRule;
import org.brokerpak.rules.yaml.IgnoredDocumentRule;
import org.brokerpak.rules.yaml.YamlSyntaxRule;

/** All rules, grouped by what they look at. */
public final class RuleRegistry {

    private RuleRegistry() {
    }

    /** The rules in force, in the order their documentation lists them. */
    public static List<Rule> all() {
        return List.of(
                new YamlSyntaxRule(),
                new DuplicateKeyRule(),
                new IgnoredDocumentRule(),
                new UnknownFieldRule(),
                new MissingFieldRule(),
                new WrongTypeRule(),
                new ExclusiveLimitRule(),
                new IneffectiveFieldRule(),
                new InvalidValueRule(),
                new UuidRule(),
                new ServiceNameRule(),
                new TfAttributeRule(),
                new UnsupportedPlatformRule(),
                new BinaryVersionRule(),
                new ProviderAddressRule(),
                new NoTofuRule(),
                new DefaultOnOtherBinaryRule(),
                new DuplicateTofuVersionRule(),
                new TofuDefaultRule(),
                new UpgradePathRule(),
                new BinaryCollisionRule(),
                new UrlTemplateRule(),
                new SourceVersionRule(),
                new DefinitionFileRule(),
                new UrlRule(),
                new ImageFileRule(),
                new DuplicatePlanRule(),
                new DuplicateInCatalogRule(),
                new CopiedIdRule(),
                new DuplicateInputRule(),
                new RequiredWithDefaultRule(),
                new MissingTypeRule(),
                new EnumTypeRule(),
                new DefaultValueRule(),
                new ConstraintRangeRule(),
                new ConstraintTypeRule(),
                new PatternSyntaxRule(),
                new PlanPropertyRule(),
                new MissingPlanPropertyRule(),
                new MixedPlanValuesRule(),
                new ShadowedInputRule(),
                new HiddenServiceRule(),
                new ImportTriggerRule(),
                new ImportMappingRule(),
                new OverriddenTemplateRule(),
                new ExamplePlanRule(),
                new ExampleParametersRule(),
                new CopiedDescriptionRule(),
                new HilSyntaxRule(),
                new HilFunctionRule(),
                new HilVariableRule(),
                new HilTypeRule(),
                new InstanceDetailsRule(),
                new ContextOnDeleteRule(),
                new HilArithmeticRule(),
                new HilBooleanRule(),
                new HilCastRule(),
                new UnmappedConfigRule(),
                new TemplateFileRule(),
                new TemplateSyntaxRule(),
                new UnlistedTemplateRule(),
                new ReservedVariableRule(),
                new UnpackedFileRule(),
                new SensitiveOutputRule(),
                new ConditionalTypesRule(),
                new ResourceAddressRule(),
                new UndeclaredInputRule(),
                new TemplateOutputsRule(),
                new UnusedInputRule(),
                new VariableTypeRule(),
                new UndeclaredReferenceRule(),
                new UnusedVariableRule(),
                new DuplicateDeclarationRule(),
                new UnsupportedBlockRule(),
                new UnsupportedArgumentRule(),
                new UnknownFunctionRule(),
                new VariableDeclarationRule(),
                new ReferenceCycleRule(),
                new InstanceIndexRule(),
                new RepetitionReferenceRule(),
                new LiteralArgumentRule(),
                new NullValueRule(),
                new ProviderNotShippedRule(),
                new ProviderVersionRule(),
                new UnusedProviderRule());
    }
}
