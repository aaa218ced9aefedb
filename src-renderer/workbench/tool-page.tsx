import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId, useMemo } from 'react';
import type { PhraseKey } from '#shared/phrase.ts';
import type { CollectionView } from '#shared/tool/view.ts';
import type { UserToolAction } from '#shared/user-tool/user-tool.ts';
import type { UserToolView } from '#shared/user-tool/view.ts';
import { usePhrase } from '../i18n.ts';
import { withMember } from '../settings/collection-entries.ts';
import { CollectionChips, CollectionSettings } from '../settings/collection-settings.tsx';
import { descriptionOf, labelOf } from '../settings/tool-words.ts';
import { useApp, useWindowState, useWorkbench } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Hidden } from '../ui/hidden.tsx';
import { Icon } from '../ui/icon.tsx';
import { Ban, Hand, Lock, Play, Wrench } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';
import { Switch } from '../ui/switch.tsx';
import { TOOL_ICON_SHAPES } from '../ui/tool-icons.ts';
import { AboutTab } from './about-tab.tsx';
import { DocumentView, documentAt } from './documents.tsx';
import { EditTab } from './edit-tab.tsx';
import { gatesOf } from './gates.ts';
import { ManagedSettings, managedIn } from './managed-settings.tsx';
import { ModelSeesTab } from './model-sees-tab.tsx';
import type { Subject } from './subject.ts';
import { ToolMenu } from './tool-menu.tsx';
import { TryTab } from './try-tab.tsx';
import { TOOL_EDITING, useEdited } from './use-edited.ts';
import styles from './workbench.module.css';

const TABS = ['about', 'edit', 'settings', 'sees', 'try'] as const;
type TabId = (typeof TABS)[number];
const LABELS = {
  about: 'workbench.tab.about',
  edit: 'workbench.tab.edit',
  settings: 'workbench.tab.settings',
  sees: 'workbench.tab.sees',
  try: 'workbench.tab.try',
} as const satisfies Record<TabId, PhraseKey>;

interface ToolPageProps {
  /** Absent for a moment after it was made: the list of tools comes apart from that of pieces. */
  collection: CollectionView | undefined;
  /** Present: a person made it. */
  made: UserToolView | undefined;
}

/** One page for every tool, whoever made it. */
export function ToolPage(props: ToolPageProps) {
  return props.made ? <MadeTool {...props} made={props.made} /> : <BuiltInTool {...props} />;
}

function BuiltInTool({ collection }: ToolPageProps) {
  const wording = usePhrase();
  if (!collection) return null;
  return (
    <Frame
      collection={collection}
      name={labelOf(collection, wording)}
      description={descriptionOf(collection, wording)}
      subjects={collection.tools.map(({ id, label }) => ({
        name: labelOf({ id, label }, wording),
        subject: { of: 'tool', toolId: id },
      }))}
    />
  );
}

function MadeTool({ collection, made }: ToolPageProps & { made: UserToolView }) {
  const { say } = usePhrase();
  const editor = useEdited(made, TOOL_EDITING);
  const { body, isChanged } = editor;
  const subject = useMemo<Subject>(
    () => (isChanged ? { of: 'draft', draft: body, toolId: made.id } : { of: 'tool', toolId: made.id }),
    [isChanged, body, made.id],
  );
  return (
    <Frame
      collection={collection}
      name={made.body.name}
      description={made.unusable ? say(made.unusable) : made.body.description}
      subjects={[{ name: made.body.name, subject }]}
      made={made}
      edit={<EditTab made={made} editor={editor} />}
    />
  );
}

/** The dice piece or formula that its action links, where that was deleted and can be brought back. */
function DeletedPart({ of: action }: { of: UserToolAction }) {
  const { t } = usePhrase();
  const { workbench } = useWindowState();
  const id = action.type === 'dice' ? action.diceId : action.type === 'formula' ? action.formulaId : null;
  const part = useWorkbench(({ pieces }) => pieces?.deleted.find((piece) => piece.id === id));
  if (!part) return null;
  return (
    <Notice
      areActionsInline
      actions={<Button onClick={() => void workbench.restore(part)}>{t('workbench.restore')}</Button>}
    >
      {t(part.kind === 'dice' ? 'workbench.diceDeleted' : 'workbench.formulaDeleted', { name: part.name })}
    </Notice>
  );
}

const APPROVAL_ICONS = { auto: Play, ask: Hand, never: Ban } as const;

/** What stands under the name of every tool: offered or not, where data goes, whether it asks, how many gates are open. */
function Chips({ of: collection, isUnusable }: { of: CollectionView; isUnusable: boolean }) {
  const { t } = usePhrase();
  const { asked, open } = gatesOf(collection);
  return (
    <CollectionChips collection={collection} isReasonShown={isUnusable}>
      <Chip tone="outlined" icon={APPROVAL_ICONS[collection.approval]}>
        {t(`settings.approval.${collection.approval}`)}
      </Chip>
      <span className={styles.quiet}>{t('workbench.gatesOpenLong', { open, total: asked.length })}</span>
    </CollectionChips>
  );
}

function LockedLabel({ text }: { text: string }) {
  const { t } = usePhrase();
  return (
    <span className={styles.lockedLabel}>
      {text}
      <Icon of={Lock} place="chip" />
      <Hidden>{t('workbench.hasLocks')}</Hidden>
    </span>
  );
}

interface FrameProps {
  collection: CollectionView | undefined;
  name: string;
  description: string;
  /** The tools of the collection. */
  subjects: ReadonlyArray<{ name: string; subject: Subject }>;
  made?: UserToolView;
  edit?: ReactNode;
}

function Frame({ collection, name, description, subjects, made, edit }: FrameProps) {
  const { t } = usePhrase();
  const { app } = useWindowState();
  const id = useId();
  const settings = useApp((state) => state.settings);
  const wanted = useApp(({ route }) => (route.view === 'workbench' ? route.tab : null));
  const piece = useApp(({ route }) => (route.view === 'workbench' ? route.piece : null));
  const shown = TABS.filter((tab) => (tab !== 'edit' || edit !== undefined) && (tab !== 'settings' || collection));
  const document = collection && documentAt(wanted);
  const tab = shown.find((known) => known === wanted) ?? (edit && !document ? 'edit' : 'about');
  const isLocked = collection !== undefined && managedIn(collection).locked > 0;
  const open = (next: TabId) => app.navigate({ view: 'workbench', piece, tab: next });
  return (
    <div className={styles.toolPage}>
      <header className={styles.toolHeader}>
        <span className={styles.bigIcon}>
          <Icon of={collection ? TOOL_ICON_SHAPES[collection.icon] : Wrench} place="empty" />
        </span>
        <div className={styles.toolWords}>
          <h1 className={styles.title}>{name}</h1>
          <p className={`${styles.description} ${styles.clamped}`}>{description}</p>
        </div>
        {collection && settings && !collection.offersItself ? (
          <span className={styles.inNewChats}>
            <span aria-hidden>{t('workbench.inNewChats')}</span>
            <Switch
              name={t('settings.onInNewChats', { name })}
              isOn={collection.isSelected}
              onChange={(isOn) =>
                void app.updateSettings({
                  defaultCollectionIds: withMember(settings.defaultCollectionIds, collection, isOn),
                })
              }
            />
          </span>
        ) : null}
        {made ? <ToolMenu made={made} /> : null}
      </header>
      {made ? <DeletedPart of={made.body.action} /> : null}
      {collection ? <Chips of={collection} isUnusable={made?.unusable !== undefined} /> : null}
      <Tabs className={styles.tabs} value={tab} onChange={(_, next: TabId) => open(next)} aria-label={name}>
        {shown.map((known) => (
          <Tab
            key={known}
            value={known}
            label={known === 'settings' && isLocked ? <LockedLabel text={t(LABELS[known])} /> : t(LABELS[known])}
            id={`${id}-${known}`}
            aria-controls={`${id}-panel`}
            disableRipple
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={styles.panel}>
        {document ? <DocumentView id={document} /> : null}
        {tab === 'about' && !document ? (
          <AboutTab collection={collection} made={made} description={description} />
        ) : null}
        {tab === 'edit' ? edit : null}
        {tab === 'settings' && collection ? (
          <div className={styles.settings}>
            <ManagedSettings of={collection} />
            <CollectionSettings collection={collection} />
          </div>
        ) : null}
        {tab === 'sees' ? <ModelSeesTab subjects={subjects} /> : null}
        {tab === 'try' ? (
          <TryTab subjects={subjects} hasChance={made !== undefined && made.body.action.type !== 'record'} />
        ) : null}
      </div>
    </div>
  );
}
