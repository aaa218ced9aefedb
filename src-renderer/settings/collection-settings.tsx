import type { ReactNode } from 'react';
import { CONFIDENCE_LEVELS, type ConfidenceLevel } from '#shared/provider/confidence.ts';
import type { CollectionView, ToolView } from '#shared/tool/view.ts';
import { usePhrase } from '../i18n.ts';
import { useApp, useWindowState } from '../state/state.tsx';
import { Chip } from '../ui/chip.tsx';
import { Confidence } from '../ui/confidence.tsx';
import { ArrowUpRight, Check, Laptop, ShieldBan } from '../ui/icons.ts';
import { Select } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';
import { ApprovalSetting } from './approval-setting.tsx';
import { withEntry, withMember } from './collection-entries.ts';
import styles from './collection-settings.module.css';
import { gateTone } from './gate-tone.ts';
import { lockedWords } from './managed-by-words.ts';
import { SettingRow, Width } from './page.tsx';
import { Provenance } from './provenance.tsx';
import { ToolSetting } from './tool-setting.tsx';
import { labelOf } from './tool-words.ts';

const MINIMUMS = CONFIDENCE_LEVELS.filter((level) => level !== 'UNTRUSTED' && level !== 'UNKNOWN');

interface CollectionChipsProps {
  collection: CollectionView;
  /** Why it is left out stands beside its name already. */
  isReasonShown?: boolean;
  children?: ReactNode;
}

/** Whether it is offered right now, and where its data goes. */
export function CollectionChips({ collection, isReasonShown = false, children }: CollectionChipsProps) {
  const { t, say } = usePhrase();
  const { answer } = collection;
  const isBlocked = gateTone(answer) === 'blocked';
  return (
    <div className={styles.chips}>
      {answer.offered ? (
        <Chip tone="ok" icon={Check}>
          {t('settings.offered')}
        </Chip>
      ) : (
        <Chip tone={isBlocked ? 'warn' : 'plain'} icon={isBlocked ? ShieldBan : undefined}>
          {answer.gate === 'not-selected'
            ? t('settings.offInNewChats')
            : isReasonShown
              ? t('workbench.leftOut')
              : say(answer.reason)}
        </Chip>
      )}
      {collection.tools.map((tool) => (
        <OutboundChip key={tool.id} tool={tool} />
      ))}
      {children}
    </div>
  );
}

/** Whether a collection may be used, who may see it, whether it asks, and the settings of each of its tools. */
export function CollectionSettings({ collection }: { collection: CollectionView }) {
  const { t } = usePhrase();
  const { app } = useWindowState();
  const settings = useApp((state) => state.settings);
  if (!settings) return null;
  const { minimumConfidenceFrom: minimumFrom } = collection;
  const isMinimumLocked = minimumFrom.origin === 'locked';
  const isOffLocked = collection.enabledFrom.origin === 'locked';
  const setMinimum = (level: ConfidenceLevel | null) =>
    void app.updateSettings({
      minimumConfidenceByCollection: withEntry(settings.minimumConfidenceByCollection, collection, level),
    });
  const setEnabled = (isOn: boolean) =>
    void app.updateSettings({
      disabledCollectionIds: withMember(settings.disabledCollectionIds, collection, !isOn),
    });
  return (
    <>
      <SettingRow
        label={t('settings.mayBeUsed')}
        description={t('settings.mayBeUsedHelp')}
        note={isOffLocked ? <Provenance of={collection.enabledFrom} /> : null}
        noteId="may-be-used-note"
      >
        <Switch
          hasWord
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
    </>
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
    <section aria-label={labelOf(tool, wording)}>
      {hasTitle ? <h3 className={styles.tool}>{labelOf(tool, wording)}</h3> : null}
      {tool.settings.map((setting) => (
        <ToolSetting key={setting.field} toolId={tool.id} setting={setting} />
      ))}
    </section>
  );
}
