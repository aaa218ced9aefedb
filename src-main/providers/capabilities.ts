import type { ProviderInstance } from '#shared/provider/instance.ts';
import type { WireApi } from '#shared/provider/kinds.ts';
import type { CapabilityRules, ModelRule } from './kind.ts';
import { providerKind } from './kinds.ts';

export type Capability = keyof CapabilityRules;

/** What the person set, else what the kind knows of models with such names. */
export function hasCapability(
  instance: Pick<ProviderInstance, 'kind' | 'model' | 'capabilities'>,
  capability: Capability,
): boolean {
  const override = instance.capabilities?.[capability];
  if (override) return override === 'yes';
  return applies(providerKind(instance.kind).capabilities[capability], instance.model.id);
}

export function wireApiOf(instance: Pick<ProviderInstance, 'kind' | 'model'>): WireApi {
  const rules = providerKind(instance.kind).wireApis;
  return rules.find((rule) => !rule.models || rule.models.test(instance.model.id))?.wireApi ?? 'CHAT_COMPLETIONS';
}

function applies(rule: ModelRule, modelId: string): boolean {
  return rule.except.some((pattern) => pattern.test(modelId)) ? !rule.otherwise : rule.otherwise;
}
