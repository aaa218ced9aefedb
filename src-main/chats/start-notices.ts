import type { AppInfo } from '#shared/ipc/contract.ts';
import { phrase } from '#shared/phrase.ts';
import type { BrokenDefinition } from '#shared/tool/view.ts';
import { ORG_CONFIG_VARIABLE } from '../org-config/create-organization.ts';
import type { StateDamage } from '../org-config/state-file.ts';
import type { SettingsIssue, SettingsService } from '../settings/settings-service.ts';
import type { ChatStoreState } from '../store/open-chat-store.ts';
import { shorten } from '../tools/limits.ts';
import type { UnknownNames } from '../tools/policy.ts';

/** Characters of the names that nothing has. */
const SHOWN_NAMES = 300;

type Notice = AppInfo['notices'][number];

/** What a person is told once, at the top of the window: everything that start-up had to work around. */
export function startNotices(
  state: ChatStoreState,
  settings: Pick<SettingsService, 'issues'>,
  broken: readonly BrokenDefinition[],
  organization: { damage: StateDamage | undefined; emptyNamedFolder: string | undefined },
  unknownNames: readonly UnknownNames[],
): Notice[] {
  return [
    ...storeNotices(state),
    ...settingsNotices(settings.issues),
    ...organizationNotices(organization),
    ...broken.map(
      ({ file, message }): Notice => ({
        id: `tool:${file}`,
        tone: 'warn',
        text: phrase('turn.notice.brokenTool', { file }),
        detail: message,
      }),
    ),
    ...unknownNames.map(
      ({ variable, names }): Notice => ({
        id: `startup:${variable}`,
        tone: 'warn',
        text: phrase('turn.notice.unknownStartupTools', { variable, names: shorten(names.join(', '), SHOWN_NAMES) }),
      }),
    ),
  ];
}

function organizationNotices({ damage, emptyNamedFolder }: Parameters<typeof startNotices>[3]): Notice[] {
  const notices: Notice[] = [];
  if (damage) {
    const { outcome, keptAs: detail } = damage;
    const text = phrase(`organization.problem.state.${outcome}`);
    notices.push({ id: 'organization:state', tone: 'warn', text, ...(detail !== undefined && { detail }) });
  }
  if (emptyNamedFolder !== undefined) {
    const text = phrase('organization.problem.namedFolderEmpty', { variable: ORG_CONFIG_VARIABLE });
    notices.push({ id: 'organization:folder', tone: 'warn', text, detail: emptyNamedFolder });
  }
  return notices;
}

function storeNotices({ newerVersion, damage }: ChatStoreState): Notice[] {
  const notices: Notice[] = [];
  if (newerVersion) notices.push({ id: 'store:newer', tone: 'warn', text: phrase('turn.notice.newerChats') });
  if (damage) {
    const text = damage.restoredFrom
      ? phrase('turn.notice.chatsRestored', { at: damage.restoredFrom.at })
      : phrase('turn.notice.chatsDamaged');
    const detail = `${damage.found}\n${damage.file}`;
    notices.push({ id: 'store:damaged', tone: 'error', text, detail, action: 'salvage-chats' });
  }
  return notices;
}

function settingsNotices(issues: readonly SettingsIssue[]): Notice[] {
  const bad = issues.filter((issue) => issue.kind === 'bad-value');
  const notices = issues.flatMap((issue): Notice[] => {
    switch (issue.kind) {
      case 'damaged':
        return [
          { id: 'settings:damaged', tone: 'warn', text: phrase('turn.notice.settingsDamaged'), detail: issue.keptAs },
        ];
      case 'unreadable':
        return [
          {
            id: 'settings:unreadable',
            tone: 'warn',
            text: phrase('turn.notice.settingsUnreadable'),
            detail: issue.detail,
          },
        ];
      case 'newer':
        return [{ id: 'settings:newer', tone: 'warn', text: phrase('turn.notice.newerSettings') }];
      default:
        return [];
    }
  });
  if (bad.length > 0) {
    notices.push({
      id: 'settings:bad-values',
      tone: 'neutral',
      text: phrase('turn.notice.settingsReplaced', { count: bad.length }),
      detail: bad
        .map(({ field, detail }) => `${field}: ${detail}`)
        .join('\n')
        .slice(0, 4_000),
    });
  }
  return notices;
}
