import drawer from '../controls/controls-drawer.module.css';
import { usePresets } from '../state/state.tsx';
import styles from './presets.module.css';
import { usePresetRows } from './use-preset-rows.tsx';

/** In the controls, under the provider. */
export function PresetRowsInControls({ chatId }: { chatId: string | null }) {
  const rows = usePresetRows(chatId, { isInline: true });
  return rows.map(({ id, label, control, note }) => (
    <div key={id} className={drawer.row}>
      <span className={drawer.label}>{label}</span>
      {control}
      {note ? <span className={styles.noteInControls}>{note}</span> : null}
    </div>
  ));
}

/** Where a chat begins: as soon as there is something to choose. */
export function PresetRowsOfNewChat() {
  const rows = usePresetRows(null);
  const isAny = usePresets(({ templates, profiles }) => templates.length + profiles.length > 0);
  if (!isAny) return null;
  return (
    <div className={styles.rows}>
      {rows.map(({ id, label, control, note }) => (
        <div key={id} className={styles.row}>
          <span className={styles.label}>{label}</span>
          {control}
          {note ? <span className={styles.note}>{note}</span> : null}
        </div>
      ))}
    </div>
  );
}
