import type { ToolIcon } from '#shared/tool/view.ts';
import type { IconShape } from './icon.tsx';
import {
  CalendarRange,
  Clock,
  Dices,
  FileText,
  Globe,
  Library,
  ListPlus,
  Mail,
  NotebookPen,
  Plug,
  Sigma,
  SquareTerminal,
  Wrench,
} from './icons.ts';

/** The icons a tool may name in main. */
export const TOOL_ICON_SHAPES: Record<ToolIcon, IconShape> = {
  globe: Globe,
  'file-text': FileText,
  clock: Clock,
  'calendar-range': CalendarRange,
  mail: Mail,
  library: Library,
  notebook: NotebookPen,
  terminal: SquareTerminal,
  dice: Dices,
  plug: Plug,
  sigma: Sigma,
  'list-plus': ListPlus,
  wrench: Wrench,
};
