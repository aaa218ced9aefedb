import { SEARCH_BACKENDS, type SearchBackendId } from '../option-sources.ts';
import { choiceSetting, textSetting } from '../setting-values.ts';
import type { ToolSettingValues } from '../tool.ts';
import { brave } from './brave.ts';
import type { SearchBackend } from './search-backend.ts';
import { searxng } from './searxng.ts';
import { tavily } from './tavily.ts';

/** Each service, when its setting is there and can be used. */
const FROM_SETTINGS: Readonly<Record<SearchBackendId, (settings: ToolSettingValues) => SearchBackend | undefined>> = {
  SEARXNG: ({ baseUrl }) => {
    const address = textSetting(baseUrl);
    return address !== undefined && isServiceAddress(address) ? searxng(address) : undefined;
  },
  TAVILY: ({ tavilyApiKey }) => {
    const key = textSetting(tavilyApiKey);
    return key === undefined ? undefined : tavily(key);
  },
  BRAVE: ({ braveApiKey }) => {
    const key = textSetting(braveApiKey);
    return key === undefined ? undefined : brave(key);
  },
};

export function isServiceAddress(address: string): boolean {
  const url = URL.parse(address);
  return (url?.protocol === 'https:' || url?.protocol === 'http:') && url.username === '' && url.password === '';
}

/** The services that are set up, the preferred one first. */
export function configuredBackends(settings: ToolSettingValues): SearchBackend[] {
  const preferred = choiceSetting(settings.primaryBackend, SEARCH_BACKENDS, 'SEARXNG');
  const order = [preferred, ...SEARCH_BACKENDS.filter((id) => id !== preferred)];
  return order.flatMap((id) => FROM_SETTINGS[id](settings) ?? []);
}
