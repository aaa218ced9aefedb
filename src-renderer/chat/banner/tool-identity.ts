import { useStore } from 'zustand';
import { usePhrase } from '../../i18n.ts';
import { useWindowState } from '../../state/state.tsx';
import type { IconShape } from '../../ui/icon.tsx';
import { Wrench } from '../../ui/icons.ts';
import { TOOL_ICON_SHAPES } from '../../ui/tool-icons.ts';

/** A tool's name; for one that does not exist (any more), the name the model called. */
export function useToolName(): (toolId: string) => string {
  const { t, has } = usePhrase();
  return (toolId) => {
    const key = `tools.${toolId}.name`;
    return has(key) ? t(key) : toolId;
  };
}

export function useToolIcon(toolId: string): IconShape {
  const { tools } = useWindowState();
  return useStore(tools.store, ({ collections }) => {
    for (const collection of collections) {
      const tool = collection.tools.find(({ id }) => id === toolId);
      if (tool) return TOOL_ICON_SHAPES[tool.icon];
      if (collection.id === toolId) return TOOL_ICON_SHAPES[collection.icon];
    }
    return Wrench;
  });
}
