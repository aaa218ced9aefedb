import type { SettingsService } from '../../settings/settings-service.ts';
import { SINGLE_SETTINGS } from './overlay.ts';

const TOOL_DEFAULTS = 'DataTools.DefaultToolSettings.';

/** Whether the person has chosen something in the place of an editable default. */
export function isReplacedByPerson(key: string, settings: SettingsService): boolean {
  if (key.startsWith(TOOL_DEFAULTS)) return Object.hasOwn(settings.get().toolSettings, key.slice(TOOL_DEFAULTS.length));
  const setting = SINGLE_SETTINGS.find(([name]) => name === key)?.[1];
  return setting !== undefined && !settings.isLocked(setting) && settings.isChosen(setting);
}
