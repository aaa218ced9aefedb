import { usePhrase } from '../i18n.ts';
import { idsOfCollection, withMember } from '../settings/collection-entries.ts';
import { labelOf } from '../settings/tool-words.ts';
import { useToolsOfNewChats } from '../settings/tools-settings.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Switch } from '../ui/switch.tsx';
import styles from './preset-form.module.css';

interface ToolChoiceProps {
  /** Undefined: what new chats begin with. Empty: none. */
  toolIds: readonly string[] | undefined;
  onChange(toolIds: string[] | undefined): void;
  isLocked: boolean;
}

/** Which tools a chat with this template begins with. */
export function ToolChoice({ toolIds, onChange, isLocked }: ToolChoiceProps) {
  const wording = usePhrase();
  const { t } = wording;
  const { collections } = useToolsOfNewChats();
  const isOwn = toolIds !== undefined;
  return (
    <fieldset className={styles.part}>
      <legend className={styles.partTitle}>{t('presets.tools')}</legend>
      <p className={styles.help}>{t('presets.toolsHelp')}</p>
      <div>
        <Segmented
          name={t('presets.tools')}
          value={isOwn ? 'these' : 'default'}
          isDisabled={isLocked}
          onChange={(choice) => onChange(choice === 'default' ? undefined : (toolIds?.slice() ?? []))}
          options={[
            { value: 'default', label: t('presets.toolsDefault') },
            { value: 'these', label: t('presets.toolsThese') },
          ]}
        />
      </div>
      {isOwn ? (
        <ul className={styles.tools}>
          {collections.map((collection) => (
            <li key={collection.id} className={styles.tool}>
              <span className={styles.toolName}>{labelOf(collection, wording)}</span>
              <Switch
                name={labelOf(collection, wording)}
                isOn={idsOfCollection(collection).some((id) => toolIds.includes(id))}
                isDisabled={isLocked}
                onChange={(isOn) => onChange(withMember(toolIds, collection, isOn))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {isOwn && toolIds.length === 0 ? <p className={styles.help}>{t('presets.noTools')}</p> : null}
    </fieldset>
  );
}
