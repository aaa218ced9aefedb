import { phrase } from '#shared/phrase.ts';
import type { ToolRegistry } from '../../tools/registry.ts';
import { problemOf, readValue } from '../../tools/settings.ts';
import { encryptedSchema } from '../format/encrypted-form.ts';
import type { KnownTools, WrongToolSetting } from '../format/known-tools.ts';

/** What configurations are held against: the tools of this version. */
export function knownTools(registry: Pick<ToolRegistry, 'get' | 'has'>): KnownTools {
  return {
    has: (id) => registry.has(id),
    wrongSetting: (key, value, isLocked) => wrongSetting(registry, key, value, isLocked),
  };
}

/** Checks `<toolId>.<field>` against the definitions of the tools. Secrets are only locked, and only encrypted. */
function wrongSetting(
  registry: Pick<ToolRegistry, 'get'>,
  key: string,
  value: string,
  isLocked: boolean,
): WrongToolSetting | undefined {
  const [toolId = '', field = ''] = key.split('.');
  const fields = registry.get(toolId)?.definition.settingsSchema.properties ?? {};
  const schema = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (!schema) return { kind: 'unknown-key', text: phrase('organization.problem.unknownToolSetting', { key }) };
  if (schema.secret) {
    if (!isLocked) return { kind: 'secret', text: phrase('organization.problem.defaultSecret', { key }) };
    if (encryptedSchema.safeParse(value).success) return undefined;
    const valid = phrase('organization.valid.encrypted');
    return { kind: 'secret', text: phrase('organization.problem.plainSecret', { key }), valid };
  }
  const read = readValue(schema, value);
  const valid = read === undefined ? phrase('policy.setting.wrongType') : problemOf(schema, read);
  return valid && { kind: 'bad-value', valid };
}
