import type { ProviderInstance } from '#shared/provider/instance.ts';
import type { ManagedProvider } from '../../providers/managed-provider.ts';
import type { Combination, Owned } from '../combine.ts';
import type { ObjectOf } from '../format/object-schemas.ts';

/** Providers of all configurations, strongest first. */
export function managedProviders({ objects }: Pick<Combination, 'objects'>): ManagedProvider[] {
  return (objects.LLM_PROVIDERS ?? []).map(managedProvider);
}

function managedProvider({ object, by }: Owned<ObjectOf<'LLM_PROVIDERS'>>): ManagedProvider {
  const { Host, Hostname, Model, AdditionalJsonApiParameters, HFInferenceProvider } = object;
  const capabilities = capabilitiesOf(object.CapabilityOverrides ?? {});
  return {
    by,
    bringsKey: object.APIKey !== undefined,
    takesOwnKey: object.AllowUserProvidedAPIKey,
    instance: {
      id: object.Id,
      kind: object.UsedLLMProvider,
      name: object.InstanceName,
      model: { id: Model.Id, ...(Model.DisplayName && { name: Model.DisplayName }) },
      ...(Host && object.UsedLLMProvider === 'SELF_HOSTED' && { host: Host }),
      ...(Hostname !== '' && { baseUrl: Hostname }),
      ...(AdditionalJsonApiParameters.trim() !== '' && { additionalParameters: AdditionalJsonApiParameters }),
      ...(Object.keys(capabilities).length > 0 && { capabilities }),
      ...(HFInferenceProvider && HFInferenceProvider !== 'NONE' && { hfInferenceProvider: HFInferenceProvider }),
    },
  };
}

/** Names of capabilities in existing files, and ours. */
const CAPABILITY_NAMES = {
  tools: ['tools', 'FUNCTION_CALLING'],
  images: ['images', 'SINGLE_IMAGE_INPUT', 'MULTIPLE_IMAGE_INPUT'],
  reasoning: ['reasoning', 'OPTIONAL_REASONING', 'ALWAYS_REASONING'],
} as const;

function capabilitiesOf(
  overrides: Readonly<Record<string, boolean | 'yes' | 'no'>>,
): NonNullable<ProviderInstance['capabilities']> {
  return Object.fromEntries(
    Object.entries(CAPABILITY_NAMES).flatMap(([capability, names]) => {
      const set = names.flatMap((name) => (Object.hasOwn(overrides, name) ? [overrides[name]] : []));
      if (set.length === 0) return [];
      return [[capability, set.some((value) => value === true || value === 'yes') ? 'yes' : 'no']];
    }),
  );
}
