import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '#shared/tool/json-schema.ts';
import { startPageServer } from '../../../scripts/services/page-server.ts';
import { isSearxInstalled, type Searx, startSearx } from '../../../scripts/services/searx.ts';
import { startTownSite, type TownSite } from '../../../scripts/services/town-site.ts';
import { createServiceFetch } from '../../web/create-service-fetch.ts';
import { createHtmlPool, type HtmlPool } from '../../web/html-pool.ts';
import { createPageRetrieval } from '../../web/retrieve-page.ts';
import { toolContext } from '../testing/tool-context.ts';
import type { ToolSettingValues } from '../tool.ts';
import { webSearchTool } from './tool.ts';

interface Entry {
  rank: number;
  search_metadata: { url: string; title: string; snippet?: string };
  page: { url: string; title: string; content: string; language?: string };
}

// `npm test` installs the package where it may, and says so where it may not.
describe.skipIf(!isSearxInstalled())('web_search with a real searx (Debian package python3-searx)', () => {
  let site: TownSite;
  let searx: Searx;
  let html: HtmlPool;

  beforeAll(async () => {
    site = await startTownSite();
    searx = await startSearx(site.origin);
    html = createHtmlPool();
  }, 60_000);
  afterAll(async () => {
    await Promise.all([searx?.stop(), site?.stop(), html?.close()]);
  });
  beforeEach(() => site.forgetRequests());

  async function search(raw: JsonObject, settings: ToolSettingValues = {}, mayReadSite = true) {
    const testAllowedOrigins = mayReadSite ? [site.origin] : [];
    const context = toolContext({
      settings: { baseUrl: searx.origin, ...settings },
      services: createServiceFetch(),
      pages: createPageRetrieval({ extractHtml: html.extract, testAllowedOrigins }),
    });
    const { content, sources } = await webSearchTool.execute(webSearchTool.readArguments(raw), context);
    const result = content as JsonObject;
    return { result, entries: result.results as unknown as Entry[], sources };
  }

  it('finds pages and reads what stands on them', async () => {
    const { result, entries, sources } = await search({ query: 'varnhaven ferry', limit: 3 });
    expect(result).toMatchObject({ page: 1, retrieval_timed_out: false });
    const ferry = entries.find(({ page }) => page.url === `${site.origin}/ferry`);
    expect(ferry?.page.content).toContain('06:50');
    expect(ferry?.search_metadata.title).toContain('timetable');
    expect(sources?.map(({ url }) => url)).toContain(`${site.origin}/ferry`);
  });

  it('finds pages of one language and of one time range', async () => {
    const german = await search({ query: 'varnhaven', language: 'de', limit: 5 });
    expect(german.entries.length).toBeGreaterThan(0);
    for (const { page } of german.entries) expect(page.url).toContain('/de/');
    const recent = await search({ query: 'varnhaven', time_range: 'day', limit: 20 });
    const all = await search({ query: 'varnhaven', limit: 20 });
    expect(recent.result.candidate_count).toBeLessThan(all.result.candidate_count as number);
  });

  it('leaves out a file that is no text, and takes the next page instead', async () => {
    const { result, entries } = await search({ query: 'varnhaven', time_range: 'month', limit: 2 });
    expect(entries).toHaveLength(2);
    const unread = result.not_read as { url: string; problem?: string }[];
    expect(unread.find(({ url }) => url.endsWith('/tide.bin'))?.problem).toContain('file');
  });

  it('goes on to further pages until there is nothing more', async () => {
    const first = await search({ query: 'varnhaven', limit: 1 });
    const second = await search({ query: 'varnhaven', limit: 1, page: 2 });
    const beyond = await search({ query: 'varnhaven', limit: 1, page: 9 });
    expect(first.result.has_more).toBe(true);
    expect(second.entries[0]?.page.url).not.toBe(first.entries[0]?.page.url);
    expect(beyond.result).toMatchObject({ candidate_count: 0, has_more: false });
    expect(beyond.result.note).toContain('found nothing');
  });

  it('contacts no page in a private network, and says so', async () => {
    const { result, entries } = await search({ query: 'varnhaven ferry' }, {}, false);
    expect(entries).toEqual([]);
    expect(result.result_count).toBe(0);
    expect((result.not_read as { problem: string }[])[0]?.problem).toContain('not allowed');
    expect(site.requested()).toEqual([]);
  });

  it('says that a search nothing answers found nothing', async () => {
    const { result } = await search({ query: 'zeppelin' });
    expect(result).toMatchObject({ candidate_count: 0, results: [] });
  });

  it.each([
    ['an instance without JSON', '/no-json', 'tools.web_search.failed.jsonOff'],
    ['a portal that answers with HTML', '/portal', 'tools.web_search.failed.notJson'],
    ['an address where nothing is', '/nothing', 'tools.web_search.failed.notJson'],
  ])('says what is wrong with %s', async (_name, path, key) => {
    await expect(search({ query: 'ferry' }, { baseUrl: site.origin + path })).rejects.toMatchObject({
      reason: { key },
    });
  });

  it('says that a service which stays silent did not answer in time', async () => {
    const silent = await startPageServer(() => {});
    try {
      const searching = search({ query: 'ferry' }, { baseUrl: silent.origin, searchTimeoutSeconds: 1 });
      await expect(searching).rejects.toMatchObject({ reason: { key: 'tools.web_search.failed.timeout' } });
    } finally {
      await silent.close();
    }
  });
});
