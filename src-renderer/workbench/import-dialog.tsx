import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import type { PieceProblem } from '#shared/user-tool/problem.ts';
import type { ImportEntry } from '#shared/user-tool/view.ts';
import { usePhrase } from '../i18n.ts';
import { useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { ShieldAlert } from '../ui/icons.ts';
import { Switch } from '../ui/switch.tsx';
import { ProblemList } from './problem-list.tsx';
import styles from './workbench.module.css';

const Context = createContext<() => void>(() => undefined);

/** Asks for a file of tools. */
export const useImport = (): (() => void) => useContext(Context);

interface OpenFile {
  name: string;
  text: string;
  entries: readonly ImportEntry[];
  problems: readonly PieceProblem[];
}

const keyOf = ({ kind, id }: Pick<ImportEntry, 'kind' | 'id'>) => `${kind} ${id}`;

/** Choosing a file, what is in it, and taking it in. Nothing is stored before the person says so. */
export function ImportProvider({ children }: { children: ReactNode }) {
  const { t } = usePhrase();
  const { ipc, workbench } = useWindowState();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<OpenFile | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  const read = async (picked: File) => {
    const text = await picked.text();
    const preview = await workbench.attempt(() => ipc.call('user-tools.preview-import', { text }));
    if (!preview) return;
    const entries = preview.ok ? preview.entries : [];
    setFile({ name: picked.name, text, entries, problems: preview.ok ? [] : preview.problems });
    // A copy of what is here already, and what reads like an attack, come in only when the person wants them.
    setChosen(new Set(entries.filter(({ state, suspicious }) => state !== 'same' && !suspicious).map(keyOf)));
  };
  const takeIn = async () => {
    if (!file) return;
    const pieces = file.entries.filter((entry) => chosen.has(keyOf(entry))).map(({ kind, id }) => ({ kind, id }));
    const done = await workbench.attempt(() => ipc.call('user-tools.import', { text: file.text, chosen: pieces }));
    if (done) setFile(null);
  };
  const choose = (entry: ImportEntry, isChosen: boolean) =>
    setChosen(
      (before) => new Set([...before].filter((key) => key !== keyOf(entry)).concat(isChosen ? keyOf(entry) : [])),
    );
  return (
    <Context value={() => input.current?.click()}>
      {children}
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('workbench.import')}
        onChange={(event) => {
          const [picked] = event.target.files ?? [];
          // The same file may be chosen again.
          event.target.value = '';
          if (picked) void read(picked);
        }}
      />
      <Dialog
        isOpen={file !== null}
        onClose={() => setFile(null)}
        width={640}
        title={t('workbench.importTitle', { file: file?.name ?? '' })}
        actions={
          <>
            <Button kind="ghost" size="dialog" onClick={() => setFile(null)}>
              {t('settings.cancel')}
            </Button>
            <Button kind="primary" size="dialog" isDisabled={chosen.size === 0} onClick={() => void takeIn()}>
              {t('workbench.importChosen', { count: chosen.size })}
            </Button>
          </>
        }
      >
        {file && file.problems.length > 0 ? <ProblemList problems={file.problems} /> : null}
        <ul className={styles.entries}>
          {file?.entries.map((entry) => (
            <li key={keyOf(entry)} className={styles.entry}>
              <span className={styles.entryWords}>
                <strong>{entry.name}</strong>
                <span className={styles.quiet}>
                  {`${t(`workbench.kind.${entry.kind}`)} · ${t(`workbench.importState.${entry.state}`, { name: entry.existingName ?? entry.name })}`}
                </span>
                {entry.suspicious ? (
                  <span className={styles.suspicious}>
                    <Icon of={ShieldAlert} place="state" />
                    {t('workbench.suspicious', { text: entry.suspicious })}
                  </span>
                ) : null}
              </span>
              <Switch name={entry.name} isOn={chosen.has(keyOf(entry))} onChange={(isOn) => choose(entry, isOn)} />
            </li>
          ))}
        </ul>
      </Dialog>
    </Context>
  );
}
