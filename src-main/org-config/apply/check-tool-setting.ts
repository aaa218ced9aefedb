import { phrase } from '#shared/phrase.ts';
import type { ToolRegistry } from '../../tools/registry.ts';
import { problemOf, readValue } from '../../tools/settings.ts';
import { encryptedSchema } from '../format/encrypted-form.ts';
import type { CheckToolSetting } from '../format/read-settings.ts';

/** Checks `<toolId>.<field>` against the definitions of the tools. Secrets are only locked, and only encrypted. */
export function checkToolSettings(registry: Pick<ToolRegistry, 'get'>): CheckToolSetting {
  return (key, value, isLocked) => {
    const [toolId = '', field = ''] = key.split('.');
    const fields = registry.get(toolId)?.definition.settingsSchema.properties ?? {};
    const schema = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (!schema) {
      const text = phrase('organization.problem.unknownToolSetting', { key });
      return { kind: 'unknown-key', text, keepsLastGood: false };
    }
    if (schema.secret) {
      if (!isLocked)
        return { kind: 'secret', text: phrase('organization.problem.defaultSecret', { key }), keepsLastGood: false };
      const valid = phrase('organization.valid.encrypted');
      if (encryptedSchema.safeParse(value).success) return undefined;
      return { kind: 'secret', text: phrase('organization.problem.plainSecret', { key }), valid, keepsLastGood: true };
    }
    const read = readValue(schema, value);
    const valid = read === undefined ? phrase('policy.setting.wrongType') : problemOf(schema, read);
    if (!valid) return undefined;
    const text = phrase(isLocked ? 'organization.problem.valueKept' : 'organization.problem.valueIgnored', { key });
    return { kind: 'bad-value', text, valid, keepsLastGood: true };
  };
}
