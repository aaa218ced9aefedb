import { useEffect, useState } from 'react';
import type { CollectionView } from '#shared/tool/view.ts';
import { usePhrase } from '../i18n.ts';
import { ToolSetting } from '../settings/tool-setting.tsx';
import { descriptionOf, labelOf } from '../settings/tool-words.ts';
import { useToolsOfNewChats } from '../settings/tools-settings.tsx';
import { useApp, useWindowState } from '../state/state.tsx';
import { Tile } from '../ui/tile.tsx';
import { TOOL_ICON_SHAPES } from '../ui/tool-icons.ts';
import styles from './first-start.module.css';

/** What a tool cannot work without. A setting that was asked for stays, so that what was typed can be seen. */
function useAskedSettings(collections: readonly CollectionView[]): ReadonlySet<string> {
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const missing = collections.flatMap(({ tools }) =>
      tools.flatMap((tool) =>
        tool.settings
          .filter(({ required, isSet, problem }) => !isSet && (required || problem !== undefined))
          .map((setting) => `${tool.id}.${setting.field}`),
      ),
    );
    setAsked((before) => (missing.every((key) => before.has(key)) ? before : new Set([...before, ...missing])));
  }, [collections]);
  return asked;
}

/** Which tools new chats start with; what a tool cannot work without is asked for here. */
export function ToolsStep() {
  const wording = usePhrase();
  const { t } = wording;
  const { app } = useWindowState();
  const selected = useApp((state) => state.settings?.defaultCollectionIds ?? []);
  const { collections } = useToolsOfNewChats();
  const asked = useAskedSettings(collections);
  const select = (id: string, isOn: boolean) => {
    const others = selected.filter((other) => other !== id);
    void app.updateSettings({ defaultCollectionIds: isOn ? [...others, id] : others });
  };
  return (
    <>
      <h2 className={styles.title}>{t('settings.first.toolsTitle')}</h2>
      <p className={styles.lead}>{t('settings.first.toolsLead')}</p>
      <ul className={styles.tools}>
        {collections.map((collection) => {
          const isOn = selected.includes(collection.id);
          const needed = collection.tools.flatMap((tool) =>
            tool.settings
              .filter((setting) => asked.has(`${tool.id}.${setting.field}`))
              .map((setting) => ({ tool, setting })),
          );
          return (
            <li key={collection.id} className={styles.tool}>
              <Tile
                icon={TOOL_ICON_SHAPES[collection.icon]}
                name={labelOf(collection, wording)}
                description={descriptionOf(collection, wording)}
                isOn={isOn}
                onChange={(next) => select(collection.id, next)}
              />
              {isOn
                ? needed.map(({ tool, setting }) => (
                    <ToolSetting key={`${tool.id}.${setting.field}`} toolId={tool.id} setting={setting} />
                  ))
                : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}
