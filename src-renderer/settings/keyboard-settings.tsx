import type { PhraseKey } from '#shared/phrase.ts';
import { usePhrase } from '../i18n.ts';
import { useApp } from '../state/state.tsx';
import { KeyHint } from '../ui/key-hint.tsx';
import { useShortcut } from '../ui/use-shortcut.ts';
import styles from './keyboard-settings.module.css';
import { Page } from './page.tsx';

interface Group {
  title: PhraseKey;
  lines: ReadonlyArray<{ does: PhraseKey; keys: readonly string[] }>;
}

function useGroups(): Group[] {
  const { t } = usePhrase();
  const shortcut = useShortcut();
  const sendWith = useApp((state) => state.settings?.sendWith ?? 'enter');
  const shift = t('common.key.shift');
  const enter = 'Enter';
  return [
    {
      title: 'search.keys.everywhere',
      lines: [
        { does: 'search.keys.palette', keys: [shortcut('K')] },
        { does: 'search.action.searchMessages', keys: [shortcut('F', true)] },
        { does: 'search.action.newChat', keys: [shortcut('N')] },
        { does: 'search.keys.settings', keys: [shortcut(',')] },
        { does: 'search.keys.controls', keys: [shortcut('.')] },
        { does: 'search.action.keyboard', keys: [shortcut('/')] },
      ],
    },
    {
      title: 'search.keys.inChat',
      lines: [
        { does: 'search.keys.send', keys: [sendWith === 'enter' ? enter : shortcut(enter)] },
        { does: 'search.keys.newLine', keys: [sendWith === 'enter' ? `${shift}+${enter}` : enter] },
        { does: 'search.keys.stop', keys: ['Esc'] },
        { does: 'message.keys.sendEdited', keys: [shortcut(enter)] },
        { does: 'message.keys.versions', keys: ['←', '→'] },
        { does: 'search.action.find', keys: [shortcut('F')] },
        { does: 'search.keys.nextPlace', keys: [enter, 'F3', shortcut('G')] },
        { does: 'search.keys.previousPlace', keys: [`${shift}+${enter}`] },
      ],
    },
    {
      title: 'search.keys.waitingCall',
      lines: [
        { does: 'chat.approval.once', keys: ['A'] },
        { does: 'chat.approval.chat', keys: ['C'] },
        { does: 'chat.approval.always', keys: ['W'] },
        { does: 'chat.approval.deny', keys: ['D'] },
      ],
    },
    {
      title: 'search.keys.inList',
      lines: [
        { does: 'search.keys.move', keys: ['↑', '↓'] },
        { does: 'list.keys.ends', keys: [t('list.keys.home'), t('list.keys.end')] },
        { does: 'list.keys.fold', keys: ['←', '→'] },
        { does: 'list.keys.menu', keys: [`${shift}+F10`] },
        { does: 'chat.list.rename', keys: ['F2'] },
        { does: 'chat.list.delete', keys: [t('common.key.delete')] },
      ],
    },
  ];
}

/** Every key that does something; none can be changed. */
export function KeyboardSettings() {
  const { t } = usePhrase();
  const groups = useGroups();
  return (
    <Page title={t('settings.section.keyboard')} description={t('search.keys.description')}>
      {groups.map(({ title, lines }) => (
        <section key={title} className={styles.group}>
          <h3 className={styles.title}>{t(title)}</h3>
          <dl>
            {lines.map(({ does, keys }) => (
              <div key={does} className={styles.line}>
                <dt>{t(does)}</dt>
                <dd className={styles.keys}>
                  {keys.map((key) => (
                    <KeyHint key={key} keys={key} isRead />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Page>
  );
}
