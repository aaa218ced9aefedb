import type { PhraseKey } from '#shared/phrase.ts';
import { CONFIDENCE_LEVELS, type ConfidenceLevel } from '#shared/provider/confidence.ts';
import type { ToolView } from '#shared/tool/view.ts';
import { usePhrase } from '../i18n.ts';
import { useApp, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Confidence } from '../ui/confidence.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ArrowUpRight, Check, Laptop, ShieldBan, Wrench } from '../ui/icons.ts';
import { Select } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';
import { ApprovalSetting } from './approval-setting.tsx';
import { withEntry, withMember } from './collection-entries.ts';
import { gateTone } from './gate-tone.ts';
import { lockedWords } from './managed-by-words.ts';
import { Page, SettingRow, Width } from './page.tsx';
import { Provenance } from './provenance.tsx';
import { ToolSetting } from './tool-setting.tsx';
import styles from './tool-settings-page.module.css';
import { toolName } from './tool-words.ts';
import { useToolsOfNewChats } from './tools-settings.tsx';

const MINIMUMS = CONFIDENCE_LEVELS.filter((level) => level !== 'UNTRUSTED' && level !== 'UNKNOWN');

/** One collection: whether it may be used, who may see it, and the settings of each of its tools. */
export function ToolSettingsPage({ collectionId }: { collectionId: string }) {
  const wording = usePhrase();
  const { t, say } = wording;
  const { app } = useWindowState();
  const settings = useApp((state) => state.settings);
  const { collections, selfOffering, status } = useToolsOfNewChats();
  const back = () => app.navigate({ view: 'settings', section: 'tools', subject: null });
  const collection = [...collections, ...selfOffering].find(({ id }) => id === collectionId);
  if (!settings || status === 'loading') return null;
  if (!collection) {
    return (
      <EmptyState
        icon={Wrench}
        title={t('turn.toolNotFound')}
        actions={<Button onClick={back}>{t('settings.back')}</Button>}
      >
        {t('settings.toolGoneHelp')}
      </EmptyState>
    );
  }
  const { answer, minimumConfidenceFrom: minimumFrom } = collection;
  const isMinimumLocked = minimumFrom.origin === 'locked';
  const isOffLocked = collection.enabledFrom.origin === 'locked';
  const isBlocked = gateTone(answer) === 'blocked';
  const setMinimum = (level: ConfidenceLevel | null) =>
    void app.updateSettings({
      minimumConfidenceByCollection: withEntry(settings.minimumConfidenceByCollection, collection, level),
    });
  const setEnabled = (isOn: boolean) =>
    void app.updateSettings({
      disabledCollectionIds: withMember(settings.disabledCollectionIds, collection, !isOn),
    });
  return (
    <Page
      title={toolName(collection.id, wording)}
      description={t(`tools.${collection.id}.description` as PhraseKey)}
      onBack={back}
    >
      <div className={styles.chips}>
        {answer.offered ? (
          <Chip tone="ok" icon={Check}>
            {t('settings.offered')}
          </Chip>
        ) : (
          <Chip tone={isBlocked ? 'warn' : 'plain'} icon={isBlocked ? ShieldBan : undefined}>
            {say(answer.reason)}
          </Chip>
        )}
        {collection.tools.map((tool) => (
          <OutboundChip key={tool.id} tool={tool} />
        ))}
      </div>
      <SettingRow
        label={t('settings.mayBeUsed')}
        description={t('settings.mayBeUsedHelp')}
        note={isOffLocked ? <Provenance of={collection.enabledFrom} /> : null}
        noteId="may-be-used-note"
      >
        <Switch
          name={t('settings.mayBeUsed')}
          isOn={collection.isEnabled}
          isDisabled={isOffLocked}
          describedBy="may-be-used-note"
          onChange={setEnabled}
        />
      </SettingRow>
      <SettingRow
        label={t('settings.toolMinimum')}
        description={t('settings.toolMinimumHelp')}
        note={isMinimumLocked ? undefined : <Provenance of={minimumFrom} onReset={() => setMinimum(null)} />}
      >
        <Width of="middle">
          <Select
            label={t('settings.toolMinimum')}
            isLabelHidden
            value={collection.minimumConfidence}
            onChange={(level) => setMinimum(level)}
            lockedBy={isMinimumLocked ? lockedWords(minimumFrom.by, t) : undefined}
            options={MINIMUMS.map((level) => ({ value: level, label: <Confidence level={level} /> }))}
          />
        </Width>
      </SettingRow>
      {collection.offersItself ? null : <ApprovalSetting collection={collection} />}
      {collection.tools.map((tool) => (
        <ToolSection key={tool.id} tool={tool} hasTitle={collection.tools.length > 1} />
      ))}
    </Page>
  );
}

function OutboundChip({ tool }: { tool: ToolView }) {
  const { t } = usePhrase();
  const isLocal = tool.outboundData === 'NONE';
  return (
    <Chip tone="outlined" icon={isLocal ? Laptop : ArrowUpRight}>
      {t(`settings.outbound.${tool.outboundData}`)}
    </Chip>
  );
}

function ToolSection({ tool, hasTitle }: { tool: ToolView; hasTitle: boolean }) {
  const wording = usePhrase();
  if (tool.settings.length === 0) return null;
  return (
    <section aria-label={toolName(tool.id, wording)}>
      {hasTitle ? <h3 className={styles.tool}>{toolName(tool.id, wording)}</h3> : null}
      {tool.settings.map((setting) => (
        <ToolSetting key={setting.field} toolId={tool.id} setting={setting} />
      ))}
    </section>
  );
}
