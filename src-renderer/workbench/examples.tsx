import { usePhrase } from '../i18n.ts';
import { useWindowState, useWorkbench } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Check, Plus } from '../ui/icons.ts';
import { TOOL_ICON_SHAPES } from '../ui/tool-icons.ts';
import { useNewPiece } from './new-menu.tsx';
import styles from './workbench.module.css';

/** Where the Workbench begins: what it is for, and ready-made tools to add with one click. */
export function Examples() {
  const { t, say } = usePhrase();
  const { app, ipc, workbench } = useWindowState();
  const examples = useWorkbench((state) => state.examples);
  const create = useNewPiece();
  const open = (id: string) => app.navigate({ view: 'workbench', piece: { kind: 'tool', id }, tab: null });
  const add = async (id: string) => {
    const added = await workbench.attempt(() => ipc.call('user-tools.add-example', { id }));
    if (!added) return;
    await workbench.load();
    open(added.toolId);
  };
  return (
    <div className={styles.column}>
      <header>
        <h1 className={styles.title}>{t('workbench.startTitle')}</h1>
        <p className={styles.lead}>{t('workbench.startText')}</p>
      </header>
      <div>
        <Button kind="primary" icon={Plus} onClick={() => void create('tool')}>
          {t('workbench.newTool')}
        </Button>
      </div>
      <section aria-label={t('workbench.examples')} className={styles.part}>
        <h2 className={styles.sectionTitle}>{t('workbench.examples')}</h2>
        <ul className={styles.entries}>
          {examples.map(({ id, icon, name, description, toolId }) => (
            <li key={id} className={styles.entry}>
              <Icon of={TOOL_ICON_SHAPES[icon]} />
              <span className={styles.entryWords}>
                <strong>{say(name)}</strong>
                <span className={styles.quiet}>{say(description)}</span>
              </span>
              {toolId ? (
                <Button icon={Check} kind="ghost" onClick={() => open(toolId)}>
                  {t('workbench.open')}
                </Button>
              ) : (
                <Button icon={Plus} onClick={() => void add(id)}>
                  {t('workbench.add')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
