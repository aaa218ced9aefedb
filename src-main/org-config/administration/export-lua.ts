import type { ManagedState } from '#shared/organization/managed.ts';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import { writtenHost, writtenKind } from '../format/configured-kind.ts';
import { type LuaWritable, luaText } from './lua-text.ts';

/** A provider as an entry of `LLM_PROVIDERS`. `encryptedKey`: `ENC:v1:…`; absent: without a key. */
export function providerAsLua(instance: ProviderInstance, encryptedKey: string | undefined): string {
  const { capabilities = {}, model } = instance;
  const overrides = Object.fromEntries(Object.entries(capabilities).map(([name, value]) => [name, value === 'yes']));
  const object: Record<string, LuaWritable> = {
    Id: instance.id,
    InstanceName: instance.name,
    UsedLLMProvider: writtenKind(instance.kind),
    ...(instance.host && { Host: writtenHost(instance.host) }),
    ...(instance.baseUrl && { Hostname: instance.baseUrl }),
    Model: { Id: model.id, ...(model.name && { DisplayName: model.name }) },
    ...(instance.additionalParameters?.trim() && {
      AdditionalJsonApiParameters: withoutBraces(instance.additionalParameters),
    }),
    ...(Object.keys(overrides).length > 0 && { CapabilityOverrides: overrides }),
    ...(instance.hfInferenceProvider && { HFInferenceProvider: instance.hfInferenceProvider }),
    ...(encryptedKey !== undefined && { APIKey: encryptedKey }),
  };
  return `CONFIG["LLM_PROVIDERS"][#CONFIG["LLM_PROVIDERS"]+1] = ${luaText(object)}\n`;
}

/** Settings of a tool, one assignment each: pasted below others they add to them. */
export function toolSettingsAsLua(values: Readonly<Record<string, string>>, state: ManagedState): string {
  const key = state === 'locked' ? 'DataTools.LockedToolSettings' : 'DataTools.DefaultToolSettings';
  const table = `CONFIG["SETTINGS"][${luaText(key)}]`;
  const lines = Object.entries(values).map(([field, value]) => `${table}[${luaText(field)}] = ${luaText(value)}\n`);
  return [`${table} = ${table} or {}\n`, ...lines].join('');
}

/** The format wants the members alone. */
function withoutBraces(json: string): string {
  const text = json.trim();
  return text.startsWith('{') && text.endsWith('}') ? text.slice(1, -1).trim() : text;
}
