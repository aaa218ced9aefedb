// Searx, as Debian packages it (`python3-searx`), over the town's site and nothing else.
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, startProcess, untilReady } from './child-process.ts';

/** Debian's own Python: another one, first in PATH, would not see the package. */
const PYTHON = '/usr/bin/python3';
const SHARED_FILES = '/usr/share/python3-searx';

export interface Searx {
  /** `http://127.0.0.1:PORT` */
  origin: string;
  stop(): Promise<void>;
}

/**
 * Settings of searx, as an object: YAML reads JSON.
 * Searx has no defaults of its own for most of these and does not start without them.
 */
function settingsFor(port: number, siteOrigin: string): object {
  return {
    general: { debug: false, instance_name: 'Test search', contact_url: false, enable_stats: false },
    brand: Object.fromEntries(
      ['git_url', 'issue_url', 'docs_url', 'public_instances', 'wiki_url', 'twitter_url']
        .map((name) => [name, `${siteOrigin}/`])
        .concat([['git_branch', 'main']]),
    ),
    search: {
      safe_search: 0,
      autocomplete: '',
      default_lang: '',
      ban_time_on_fail: 0,
      max_ban_time_on_fail: 0,
      prefer_configured_language: false,
    },
    server: {
      port,
      bind_address: '127.0.0.1',
      secret_key: 'for tests only',
      base_url: false,
      image_proxy: false,
      http_protocol_version: '1.1',
      method: 'GET',
      default_http_headers: {},
    },
    ui: {
      static_path: `${SHARED_FILES}/static`,
      templates_path: `${SHARED_FILES}/templates`,
      default_theme: 'simple',
      default_locale: 'en',
      autofocus: false,
      archive_today: false,
      theme_args: { oscar_style: 'logicodev' },
    },
    outgoing: { request_timeout: 5, useragent_suffix: '', pool_connections: 8, pool_maxsize: 4 },
    checker: { off_when_debug: true },
    locales: { en: 'English', de: 'Deutsch' },
    doi_resolvers: { local: `${siteOrigin}/` },
    default_doi_resolver: 'local',
    engines: [
      {
        name: 'town',
        shortcut: 'tn',
        engine: 'xpath',
        categories: 'general',
        // Engines refuse plain http unless told.
        enable_http: true,
        paging: true,
        first_page_num: 1,
        page_size: 1,
        language_support: true,
        lang_all: 'all',
        time_range_support: true,
        time_range_url: '&range={time_range_val}',
        search_url: `${siteOrigin}/find?q={query}&page={pageno}&lang={lang}{time_range}`,
        results_xpath: '//li[@class="hit"]',
        url_xpath: './a/@href',
        title_xpath: './a',
        content_xpath: './p',
      },
    ],
  };
}

export const isSearxInstalled = () => existsSync(SHARED_FILES) && existsSync(PYTHON);

/** Starts searx and waits until it answers a search from the site. */
export async function startSearx(siteOrigin: string): Promise<Searx> {
  if (!isSearxInstalled()) throw new Error('searx is missing: apt-get install python3-searx');
  const folder = await mkdtemp(path.join(tmpdir(), 'searx-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settingsFile = path.join(folder, 'settings.yml');
  await writeFile(settingsFile, JSON.stringify(settingsFor(port, siteOrigin)));
  const searx = startProcess(PYTHON, ['-m', 'searx.webapp'], {
    cwd: folder,
    env: { ...process.env, SEARX_SETTINGS_PATH: settingsFile, NO_PROXY: '*', HOME: folder, LC_ALL: 'C.UTF-8' },
  });
  const stop = async () => {
    await searx.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady('searx', searx, () => answers(`${origin}/search?q=varnhaven&format=json`));
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    return response.ok && (await response.text()).includes('/ferry');
  } catch {
    return false;
  }
}
