import { currentTimeTool } from './current-time/tool.ts';
import { readWebPageTool } from './read-web-page/tool.ts';
import { requestToolActivationTool } from './request-tool-activation/tool.ts';
import { timeRangeTool } from './time-range/tool.ts';
import type { Tool } from './tool.ts';
import { webSearchTool } from './web-search/tool.ts';

/** Every tool that comes with the app; each finds its definition by its `implementationKey`. */
export const builtInTools: readonly Tool[] = [
  webSearchTool,
  readWebPageTool,
  currentTimeTool,
  timeRangeTool,
  requestToolActivationTool,
];
