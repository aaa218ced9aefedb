import { type ReactNode, useState } from 'react';
import type { CollectionView } from '#shared/tool/view.ts';
import type { PieceKind } from '#shared/user-tool/pieces.ts';
import { usePhrase } from '../i18n.ts';
import { gateTone } from '../settings/gate-tone.ts';
import { labelOf } from '../settings/tool-words.ts';
import { useToolsOfNewChats } from '../settings/tools-settings.tsx';
import { foldGroup } from '../state/fold-group.ts';
import { useApp, useWindowState, useWorkbench } from '../state/state.tsx';
import toggle from '../ui/group-toggle.module.css';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ChevronDown, ChevronRight, Dices, Lock, Plus, ShieldBan, Sigma } from '../ui/icons.ts';
import { Row } from '../ui/row.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { TOOL_ICON_SHAPES } from '../ui/tool-icons.ts';
import { NewMenu } from './new-menu.tsx';
import styles from './workbench.module.css';

/** Tools of the app, tools made here, and what those are made of. */
export function WorkbenchList({ isAlone }: { isAlone: boolean }) {
  const wording = usePhrase();
  const { t } = wording;
  const pieces = useWorkbench((state) => state.pieces);
  const { collections, selfOffering } = useToolsOfNewChats();
  const [wanted, setWanted] = useState('');
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const needle = wanted.trim().toLowerCase();
  const matches = (name: string) => name.toLowerCase().includes(needle);
  const all = [...collections, ...selfOffering];
  const builtIn = all.filter((collection) => !collection.origin && matches(labelOf(collection, wording)));
  const made = (pieces?.tools ?? []).filter(({ body }) => matches(body.name));
  const dice = (pieces?.dice ?? []).filter(({ body }) => matches(body.name));
  const formulas = (pieces?.formulas ?? []).filter(({ body }) => matches(body.name));
  const isNothing = [builtIn, made, dice, formulas].every((group) => group.length === 0);
  const inNewChats = all.filter(({ isSelected, answer }) => isSelected && answer.offered).length;
  // Beside a page it is not the heading of the screen.
  const Title = isAlone ? 'h1' : 'h2';
  return (
    <nav className={styles.list} data-alone={isAlone || undefined} aria-label={t('workbench.title')}>
      <header className={styles.listHeader}>
        <Title className={styles.listTitle}>{t('workbench.title')}</Title>
        <IconButton
          icon={Plus}
          name={t('workbench.new')}
          opens="menu"
          isOpen={menu !== null}
          onClick={(event) => setMenu(event.currentTarget)}
        />
      </header>
      <SearchField name={t('workbench.find')} value={wanted} onChange={setWanted} focusKey="/" />
      <div className={styles.groups}>
        <Group id="built-in" isSearched={needle !== ''} title={t('workbench.builtIn')} count={builtIn.length}>
          {builtIn.map((collection) => (
            <PieceRow
              key={collection.id}
              kind="tool"
              id={collection.id}
              icon={TOOL_ICON_SHAPES[collection.icon]}
              name={labelOf(collection, wording)}
              end={<Standing of={collection} />}
            />
          ))}
        </Group>
        <Group id="made-here" isSearched={needle !== ''} title={t('workbench.madeHere')} count={made.length}>
          {made.map((tool) => (
            <PieceRow
              key={tool.id}
              kind="tool"
              id={tool.id}
              icon={TOOL_ICON_SHAPES[tool.icon]}
              name={tool.body.name}
              end={tool.unusable ? t('workbench.leftOut') : t('workbench.tokens', { count: tool.tokens })}
            />
          ))}
        </Group>
        <Group id="dice" isSearched={needle !== ''} title={t('workbench.dice')} count={dice.length}>
          {dice.map(({ id, body }) => (
            <PieceRow key={id} kind="dice" id={id} icon={Dices} name={body.name} />
          ))}
        </Group>
        <Group id="formulas" isSearched={needle !== ''} title={t('workbench.formulas')} count={formulas.length}>
          {formulas.map(({ id, body }) => (
            <PieceRow key={id} kind="formula" id={id} icon={Sigma} name={body.name} />
          ))}
        </Group>
        {isNothing ? <p className={styles.quiet}>{t('workbench.nothingFound')}</p> : null}
      </div>
      <footer className={styles.listFooter}>
        <span>{t('workbench.count', { count: builtIn.length + made.length })}</span>
        <span>{t('workbench.onInNewChats', { count: inNewChats })}</span>
      </footer>
      {menu ? <NewMenu anchor={menu} onClose={() => setMenu(null)} /> : null}
    </nav>
  );
}

interface GroupProps {
  id: string;
  title: string;
  count: number;
  /** What was found is shown, folded or not. */
  isSearched: boolean;
  children: ReactNode;
}

function Group({ id, title, count, isSearched, children }: GroupProps) {
  const { app } = useWindowState();
  const groupId = `workbench:${id}`;
  const isFolded = useApp(({ settings }) => settings?.foldedGroupIds.includes(groupId) === true) && !isSearched;
  if (count === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.groupHeading}>
        <button
          type="button"
          className={toggle.toggle}
          aria-expanded={!isFolded}
          onClick={() => foldGroup(app, groupId, !isFolded)}
        >
          <Icon of={isFolded ? ChevronRight : ChevronDown} place="chevron" />
          <span className={toggle.name}>{title}</span>
          <span className={styles.count}>{count}</span>
        </button>
      </h2>
      {isFolded ? null : <ul>{children}</ul>}
    </section>
  );
}

interface PieceRowProps {
  kind: PieceKind;
  id: string;
  icon: (typeof TOOL_ICON_SHAPES)['wrench'];
  name: string;
  end?: ReactNode;
}

function PieceRow({ kind, id, icon, name, end }: PieceRowProps) {
  const { app } = useWindowState();
  const isOpen = useApp(
    ({ route }) => route.view === 'workbench' && route.piece?.kind === kind && route.piece.id === id,
  );
  return (
    <li>
      <Row
        icon={icon}
        end={end}
        isSelected={isOpen}
        current="page"
        onClick={() => app.navigate({ view: 'workbench', piece: { kind, id }, tab: null })}
      >
        {name}
      </Row>
    </li>
  );
}

/** At the right of a row: blocked, off, or what it costs. */
function Standing({ of: { answer, tokens, enabledFrom, tools } }: { of: CollectionView }) {
  const { t } = usePhrase();
  const tone = gateTone(answer);
  const isLocked = enabledFrom.origin === 'locked' || tools.some(({ settings }) => settings.some(isSettingLocked));
  if (tone === 'blocked') {
    return (
      <span className={styles.blocked}>
        <Icon of={ShieldBan} place="state" />
        {t('workbench.blocked')}
      </span>
    );
  }
  return (
    <span className={styles.standing}>
      {isLocked ? <Icon of={Lock} place="chip" /> : null}
      {tone === 'off' ? t('workbench.off') : t('workbench.tokens', { count: tokens })}
    </span>
  );
}

const isSettingLocked = ({ origin }: { origin: string }) => origin === 'locked';
