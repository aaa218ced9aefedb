import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { CollectionView } from '#shared/tool/view.ts';
import { usePhrase } from '../i18n.ts';
import { useApp, useWindowState } from '../state/state.tsx';
import { Confidence } from '../ui/confidence.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { ChevronRight, ShieldBan, Wrench } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';
import { Switch } from '../ui/switch.tsx';
import { TOOL_ICON_SHAPES } from '../ui/tool-icons.ts';
import { withMember } from './collection-entries.ts';
import { gateTone } from './gate-tone.ts';
import { Page, SettingRow } from './page.tsx';
import { descriptionOf, labelOf } from './tool-words.ts';
import styles from './tools-settings.module.css';
import { useManaged } from './use-managed.tsx';

/** Asks for the tools as a new chat with the default provider would get them. */
export function useToolsOfNewChats() {
  const { tools } = useWindowState();
  const providerId = useApp((state) => state.defaultProviderId);
  useEffect(() => tools.ask({ chatId: null, providerId }), [tools, providerId]);
  return useStore(tools.store);
}

/** Why a collection is not offered, or else whom it trusts. */
function Standing({ of: { answer, minimumConfidence } }: { of: CollectionView }) {
  const { say } = usePhrase();
  const tone = gateTone(answer);
  if (answer.offered || tone === 'open') {
    return (
      <span className={styles.level}>
        <Confidence level={minimumConfidence} />
      </span>
    );
  }
  return (
    <span className={tone === 'blocked' ? styles.blocked : styles.off}>
      {tone === 'blocked' ? <Icon of={ShieldBan} place="state" /> : null}
      {say(answer.reason)}
    </span>
  );
}

/** Every collection: whether new chats start with it, what blocks it, and the way to its settings. */
export function ToolsSettings() {
  const wording = usePhrase();
  const { t, say } = wording;
  const { app } = useWindowState();
  const settings = useApp((state) => state.settings);
  const { collections, selfOffering, broken, problem, status } = useToolsOfNewChats();
  const enabled = useManaged('toolsEnabled');
  if (!settings) return null;
  const select = (collection: CollectionView, isOn: boolean) =>
    void app.updateSettings({ defaultCollectionIds: withMember(settings.defaultCollectionIds, collection, isOn) });
  return (
    <Page title={t('settings.section.tools')} description={t('settings.toolsHelp')}>
      <SettingRow
        label={t('settings.toolsEnabled')}
        description={t('settings.toolsEnabledHelp')}
        note={enabled.note}
        noteId="tools-note"
      >
        <Switch
          hasWord
          name={t('settings.toolsEnabled')}
          isOn={settings.toolsEnabled}
          isDisabled={enabled.isLocked}
          describedBy="tools-note"
          onChange={(toolsEnabled) => void app.updateSettings({ toolsEnabled })}
        />
      </SettingRow>
      {problem ? <Notice tone="error">{say(problem.text)}</Notice> : null}
      {status === 'ready' && collections.length === 0 ? (
        <EmptyState icon={Wrench} title={t('settings.noTools')}>
          {t('settings.noToolsHelp')}
        </EmptyState>
      ) : null}
      <ul className={styles.list} aria-label={t('settings.section.tools')}>
        {[...collections, ...selfOffering].map((collection) => (
          <li key={collection.id} className={styles.item}>
            <button
              type="button"
              className={styles.open}
              onClick={() => app.navigate({ view: 'settings', section: 'tools', subject: collection.id })}
            >
              <span className={styles.icon}>
                <Icon of={TOOL_ICON_SHAPES[collection.icon]} />
              </span>
              <span className={styles.words}>
                <strong>{labelOf(collection, wording)}</strong>
                <span className={styles.description}>{descriptionOf(collection, wording)}</span>
              </span>
              <Standing of={collection} />
              <Icon of={ChevronRight} className={styles.chevron} />
            </button>
            {collection.offersItself ? null : (
              <Switch
                name={t('settings.onInNewChats', { name: labelOf(collection, wording) })}
                isOn={collection.isSelected}
                onChange={(isOn) => select(collection, isOn)}
              />
            )}
          </li>
        ))}
      </ul>
      <p className={styles.legend}>{t('settings.onInNewChatsHelp')}</p>
      {broken.map(({ file, message }) => (
        <Notice key={file} tone="error" title={t('turn.notice.brokenTool', { file })}>
          <pre className={styles.detail}>{message}</pre>
        </Notice>
      ))}
    </Page>
  );
}
