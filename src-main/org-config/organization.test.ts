import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import { type ConfidantApp, createApp } from '../app.ts';
import { memorySecretStore } from '../secrets/memory-secret-store.ts';
import { confDocument } from '../settings/conf-document.ts';
import { OrganizationService } from './organization-service.ts';
import { HEADER } from './testing/plugin-text.ts';

let home: string;
let app: ConfidantApp | undefined;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'organization-'));
});
afterEach(async () => {
  await app?.close();
  app = undefined;
  fs.rmSync(home, { recursive: true, force: true });
});

const deploy = (settings: string, header = HEADER) => {
  fs.mkdirSync(path.join(home, 'deployed'), { recursive: true });
  fs.writeFileSync(path.join(home, 'deployed/plugin.lua'), header + settings);
};
const start = async () => {
  const dataDir = path.join(home, 'data');
  app = await createApp({
    shell: 'web',
    dataDir,
    systemLanguage: 'en',
    timeZone: 'UTC',
    settingsDocument: confDocument(dataDir),
    secrets: memorySecretStore(),
    openExternal: () => Promise.reject(new Error('not here')),
    environment: { CONFIDANT_ORG_CONFIG: path.join(home, 'deployed') },
  });
  return app;
};
describe('an organization folder', () => {
  it('locks the minimum confidence and the address of the search server', async () => {
    deploy(`
      CONFIG["SETTINGS"]["DataConfidence.GlobalMinimumConfidence"] = "MEDIUM"
      CONFIG["SETTINGS"]["DataTools.LockedToolSettings"] = { ["web_search.baseUrl"] = "https://searx.ellerbach.example" }
    `);
    const { services } = await start();
    expect(services.settings.get().globalMinimumConfidence).toBe('MEDIUM');
    expect(services.settings.update({ language: 'de' })).toMatchObject({ language: 'de' });
    expect(() => services.settings.update({ globalMinimumConfidence: 'NONE' })).toThrow(
      'organization.lockedWithContact',
    );
    expect(services.settings.get().globalMinimumConfidence).toBe('MEDIUM');
    const tool = (
      await services.catalogue.list({
        component: 'chat',
        provider: null,
        selection: null,
        requirements: NO_REQUIREMENTS,
      })
    )
      .flatMap(({ tools }) => tools)
      .find(({ id }) => id === 'web_search');
    expect(tool?.settings.find(({ field }) => field === 'baseUrl')).toMatchObject({
      value: 'https://searx.ellerbach.example',
      origin: 'locked',
      by: { name: 'Legal office', version: '2.4.1', authors: 'Town of Ellerbach' },
    });
  });
});

it('a second process that finds the data folder in use touches nothing of it', async () => {
  deploy('');
  await start();
  const { services } = app as ConfidantApp;
  await services.organization.look();
  const state = fs.readFileSync(path.join(home, 'data/organization/state.json'), 'utf8');
  const looks = vi.spyOn(OrganizationService.prototype, 'start');
  fs.rmSync(path.join(home, 'deployed'), { recursive: true });
  const first = app;
  await expect(start()).rejects.toMatchObject({ code: 'in-use' });
  app = first;
  expect(looks).not.toHaveBeenCalled();
  expect(fs.readFileSync(path.join(home, 'data/organization/state.json'), 'utf8')).toBe(state);
  looks.mockRestore();
});

describe('what is remembered of configurations', () => {
  const notice = () => (app as ConfidantApp).services.notices().find(({ id }) => id === 'organization:state');

  it('is said to be restored or lost, in the window and on the page, with where the damaged file lies', async () => {
    deploy('');
    await start();
    await app?.close();
    fs.writeFileSync(path.join(home, 'data/organization/state.json'), 'x');
    await start();
    const keptAs = path.join(home, 'data/organization/state.damaged-1.json');
    expect(notice()).toMatchObject({ text: { key: 'organization.problem.state.restored' }, detail: keptAs });
    const { problems } = (app as ConfidantApp).services.organization.view(() => false);
    expect(problems).toMatchObject([{ text: { key: 'organization.problem.state.restored' }, file: keptAs }]);
  });

  it('is nobody’s concern where nobody manages the computer', async () => {
    fs.mkdirSync(path.join(home, 'data/organization'), { recursive: true });
    fs.writeFileSync(path.join(home, 'data/organization/state.json'), 'x');
    await start();
    expect(notice()).toBeUndefined();
  });
});
