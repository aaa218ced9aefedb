import type { OrganizationProblem, OrganizationView, PluginView } from '#shared/organization/view.ts';
import type { Wording } from '../i18n.ts';

type Place = Pick<OrganizationProblem, 'file' | 'line'>;

/** "Version 0.3.3, plugin.lua, line 41:" as far as it is known. */
export function problemPlace({ file, line }: Place, plugin: PluginView | undefined, { t }: Wording): string {
  const before = [
    ...(plugin?.refusedVersion ? [t('organization.version', { version: plugin.refusedVersion })] : []),
    ...(file ? [file] : []),
  ];
  const lineKey = before.length === 0 ? 'organization.lineFirst' : 'organization.line';
  const parts = [...before, ...(line === undefined ? [] : [t(lineKey, { line: String(line) })])];
  return parts.length === 0 ? '' : `${parts.join(', ')}:`;
}

/** What was seen and what would be valid, in one line each. */
export function problemDetail({ key, seen, valid }: OrganizationProblem, { t, say }: Wording): string[] {
  return [
    ...(key && seen !== undefined ? [`${key} = ${seen}`] : []),
    ...(valid ? [t('organization.valid', { valid: say(valid) })] : []),
  ];
}

/** Everything that was found, as plain text for a mail to the administrator. */
export function reportText(view: OrganizationView, wording: Wording): string {
  const { t, say } = wording;
  const listed = (problems: readonly OrganizationProblem[], plugin?: PluginView) => [
    ...problems.flatMap((problem) => [
      `- ${[problemPlace(problem, plugin, wording), say(problem.text)].filter(Boolean).join(' ')}`,
      ...problemDetail(problem, wording).map((line) => `    ${line}`),
    ]),
    '',
  ];
  const ofComputer = view.problems.length === 0 ? [] : [t('organization.thisComputer'), ...listed(view.problems)];
  const ofPlugins = view.plugins.flatMap((plugin) => [
    `${plugin.name} ${plugin.version} (${plugin.id}): ${t(`organization.state.${STATE_KEYS[plugin.state]}`)}`,
    ...listed(plugin.problems, plugin),
  ]);
  return [...ofComputer, ...ofPlugins].join('\n');
}

const STATE_KEYS = { applied: 'applied', 'last-good': 'lastGood', failed: 'failed' } as const;
