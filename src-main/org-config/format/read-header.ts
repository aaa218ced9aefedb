import { z } from 'zod';
import type { OrganizationProblem } from '#shared/organization/view.ts';
import { phrase } from '#shared/phrase.ts';
import type { LuaData } from '../lua/evaluation.ts';
import { lastLine, problem, seenAs, type TokenLines, validInstead } from './problem.ts';

const text = (maximum: number) => z.string().max(maximum);
const list = z.array(z.string().max(300)).max(100);

const PLUGIN_TYPES = ['CONFIGURATION', 'ASSISTANT', 'LANGUAGE'] as const;

const fields = {
  ID: z.guid().transform((id) => id.toLowerCase()),
  NAME: z.string().trim().min(1).max(200),
  DESCRIPTION: text(2_000).default(''),
  VERSION: z
    .string()
    .regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/)
    .default('0.0.0'),
  TYPE: z.enum(PLUGIN_TYPES),
  AUTHORS: list.default([]),
  SUPPORT_CONTACT: text(300).default(''),
  SOURCE_URL: text(2_000).default(''),
  CATEGORIES: list.default([]),
  TARGET_GROUPS: list.default([]),
  IS_MAINTAINED: z.boolean().default(true),
  DEPRECATION_MESSAGE: text(2_000).default(''),
  ICON_SVG: text(100_000).optional(),
  DEPLOYED_USING_CONFIG_SERVER: z.boolean().optional(),
  PRIORITY: z.number().int().min(-1_000_000).max(1_000_000).default(0),
} as const;

export const headerSchema = z.object(fields);
export type PluginHeader = z.infer<typeof headerSchema>;
export const HEADER_NAMES = Object.keys(fields) as Array<keyof typeof fields>;

/** Without these nobody could say whose configuration it is, or whether it is one. */
const NEEDED: ReadonlySet<string> = new Set(['ID', 'NAME', 'TYPE']);

/** The globals that say what a plugin is. `header` is absent when one that is needed is missing or wrong. */
export function readHeader(
  globals: Readonly<Record<string, LuaData>>,
  lines: TokenLines,
): { header: PluginHeader | undefined; problems: OrganizationProblem[] } {
  const problems: OrganizationProblem[] = [];
  let isUsable = true;
  const entries = HEADER_NAMES.map((name): [string, unknown] => {
    const raw = Object.hasOwn(globals, name) ? globals[name] : undefined;
    const parsed = fields[name].safeParse(raw);
    if (parsed.success) return [name, parsed.data];
    const isNeeded = NEEDED.has(name);
    if (isNeeded) isUsable = false;
    problems.push(
      problem({
        kind: isNeeded ? 'not-loaded' : 'bad-value',
        severity: isNeeded ? 'error' : 'warning',
        text: phrase(isNeeded ? 'organization.problem.headerNeeded' : 'organization.problem.headerIgnored', {
          key: name,
        }),
        key: name,
        seen: seenAs(raw),
        valid: validInstead(parsed.error.issues[0]),
        line: lastLine(lines, name),
      }),
    );
    return [name, isNeeded ? undefined : fields[name].safeParse(undefined).data];
  });
  return { header: isUsable ? (Object.fromEntries(entries) as PluginHeader) : undefined, problems };
}
