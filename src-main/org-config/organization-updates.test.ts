import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServiceDownload } from '../web/create-service-fetch.ts';
import { readRootBundle } from '../web/custom-roots.ts';
import { POLL_INTERVAL_MS } from './deployment/deployment.ts';
import { readDeviceConfiguration } from './deployment/device-configuration.ts';
import { MAX_ARCHIVE_BYTES } from './deployment/unpack-plugin.ts';
import { createEvaluator } from './lua/create-evaluator.ts';
import type { OrganizationService } from './organization-service.ts';
import { OrganizationUpdates } from './organization-updates.ts';
import { makeZip } from './testing/make-zip.ts';
import { HEADER } from './testing/plugin-text.ts';
import { testDeployedOrganization } from './testing/test-organization.ts';

const ID = '9072b77d-ca81-40da-be6a-861da525ef7b';
const MINIMUM = 'DataConfidence.GlobalMinimumConfidence';
const archive = (level: string, rest = '') =>
  makeZip([{ name: 'plugin.lua', text: `${HEADER}CONFIG["SETTINGS"]["${MINIMUM}"] = "${level}"\n${rest}` }]);

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;
const gives =
  (body: Buffer, etag: string): Answer =>
  ({ headers }, response) => {
    const isKnown = headers['if-none-match'] === etag;
    response.writeHead(isKnown ? 304 : 200, { etag }).end(isKnown ? undefined : body);
  };

const evaluator = createEvaluator({ timeLimitMs: 15_000 });
let certificates: string;
beforeAll(() => {
  certificates = fs.mkdtempSync(path.join(os.tmpdir(), 'updates-tls-'));
  const request = 'req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -subj /CN=localhost -days 30';
  const names = ['-addext', 'subjectAltName=DNS:localhost', '-addext', 'basicConstraints=critical,CA:TRUE'];
  execFileSync('openssl', [...request.split(' '), ...names], { cwd: certificates, stdio: 'ignore' });
});
afterAll(async () => {
  await evaluator.close();
  fs.rmSync(certificates, { recursive: true, force: true });
});

let root: string;
let server: http.Server;
let answer: Answer;
let asked: Array<{ path: string | undefined; tag: string | undefined }>;
let environment: Record<string, string>;
let reported: unknown[];
let closing: Array<() => Promise<void>>;
const listen = (on: http.Server, port = 0) =>
  new Promise<number>((resolve) => on.listen(port, '127.0.0.1', () => resolve((on.address() as AddressInfo).port)));
const serve: Answer = (request, response) => {
  asked.push({ path: request.url, tag: request.headers['if-none-match'] });
  answer(request, response);
};
const named = (serverUrl: string) => ({
  CONFIDANT_ENTERPRISE_CONFIG_ID_00000: ID,
  CONFIDANT_ENTERPRISE_CONFIG_SERVER_URL_00000: serverUrl,
});
const end = async (of: http.Server) => {
  of.closeAllConnections();
  await new Promise((resolve) => of.close(resolve));
};
beforeEach(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'updates-'));
  asked = [];
  reported = [];
  closing = [];
  server = http.createServer(serve);
  environment = named(`http://127.0.0.1:${await listen(server)}/configuration`);
});
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing) await close();
  await end(server);
  fs.rmSync(root, { recursive: true, force: true });
});

/** One run of the application, as far as it is about configurations. */
async function start(options: { firstFetchWaitMs?: number; keepsLooking?: boolean; trusted?: string } = {}) {
  const { trusted, ...others } = options;
  const { organization, deployment } = testDeployedOrganization(root, {
    // A run ends without ending the threads of the others.
    evaluator: { ...evaluator, close: () => Promise.resolve() },
    readDevice: () => readDeviceConfiguration({ platform: 'linux', environment, policyFolders: [] }),
    report: (error) => reported.push(error),
  });
  const updates = new OrganizationUpdates({
    organization,
    deployment,
    download: createServiceDownload(trusted === undefined ? {} : { roots: () => trusted }),
    folders: [],
    keepsLooking: true,
    firstFetchWaitMs: 60_000,
    ...others,
  });
  closing.push(async () => {
    await updates.close();
    await organization.close();
  });
  await organization.start();
  await updates.begin();
  return { organization, updates };
}
const minimum = ({ overlay }: OrganizationService) => overlay.locked.globalMinimumConfidence;
/** The first problem of the configuration. */
const problem = (organization: OrganizationService) => organization.view(() => false).plugins[0]?.problems[0]?.text.key;
const untilInForce = (organization: OrganizationService) =>
  new Promise<void>((resolve) => organization.onChange(() => minimum(organization) !== undefined && resolve()));

describe('a configuration that was never fetched', () => {
  it('is waited for before anything else happens', async () => {
    answer = gives(archive('MEDIUM'), '"1"');
    const { organization } = await start();
    expect(minimum(organization)).toBe('MEDIUM');
    expect(asked).toEqual([{ path: `/configuration/${ID}.zip`, tag: undefined }]);
  });

  it('is waited for on the command line, too, which asks no further', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    answer = gives(archive('MEDIUM'), '"1"');
    const { organization, updates } = await start({ keepsLooking: false });
    vi.advanceTimersByTime(3 * POLL_INTERVAL_MS);
    await updates.close();
    expect([minimum(organization), asked.length]).toEqual(['MEDIUM', 1]);
  });

  it('holds up a start no longer than a moment, and comes into force when it arrives', async () => {
    let late: http.ServerResponse | undefined;
    answer = (_, response) => {
      late = response;
    };
    const { organization } = await start({ firstFetchWaitMs: 1 });
    expect(minimum(organization)).toBeUndefined();
    const inForce = untilInForce(organization);
    await vi.waitFor(() => expect(late).toBeDefined(), 15_000);
    late?.end(archive('HIGH'));
    await inForce;
    expect(minimum(organization)).toBe('HIGH');
  });

  it('is told about when its server is not there', async () => {
    environment = named('http://127.0.0.1:1');
    const { organization } = await start();
    expect(organization.view(() => false).plugins).toMatchObject([
      { id: ID, state: 'failed', problems: [{ text: { key: 'organization.problem.serverUnreachable' } }] },
    ]);
  });

  it('is not asked for without HTTPS, except of this computer', async () => {
    environment = named('http://192.0.2.7/configuration');
    const { organization } = await start();
    expect(organization.view(() => false)).toMatchObject({
      plugins: [],
      problems: [{ text: { key: 'organization.problem.badSlot' } }],
    });
  });

  it('comes over HTTPS from a server whose certificate is trusted, and from no other', async () => {
    const read = (name: string) => fs.readFileSync(path.join(certificates, name));
    const secure = https.createServer({ key: read('key.pem'), cert: read('cert.pem') }, serve);
    closing.push(() => end(secure));
    environment = named(`https://localhost:${await listen(secure)}/configuration`);
    answer = gives(archive('LOW'), '"1"');
    const { organization } = await start();
    expect([minimum(organization), problem(organization)]).toEqual([
      undefined,
      'organization.problem.serverUnreachable',
    ]);
    expect(asked).toEqual([]);
    const trusting = await start({ trusted: readRootBundle(path.join(certificates, 'cert.pem')) });
    expect(minimum(trusting.organization)).toBe('LOW');
  });
});

describe('a disk that takes nothing of what is remembered', () => {
  it('keeps no configuration from coming into force, and none after it', async () => {
    fs.writeFileSync(path.join(root, 'state'), 'a file in the place of the folder');
    answer = gives(archive('MEDIUM'), '"1"');
    const { organization, updates } = await start();
    expect(minimum(organization)).toBe('MEDIUM');
    answer = gives(archive('HIGH'), '"2"');
    await updates.update();
    expect(minimum(organization)).toBe('HIGH');
    expect(reported).toContainEqual(expect.objectContaining({ code: expect.stringMatching(/ENOTDIR|EEXIST/) }));
  });

  it('ends no start when a configuration was withdrawn whose files cannot be removed', async () => {
    answer = gives(archive('MEDIUM'), '"1"');
    await (await start()).updates.close();
    environment = {};
    const refuse = vi.spyOn(fsPromises, 'rm').mockRejectedValue(Object.assign(new Error('busy'), { code: 'EBUSY' }));
    const { organization, updates } = await start();
    expect(reported).toContainEqual(expect.objectContaining({ code: 'EBUSY' }));
    refuse.mockRestore();
    await updates.update();
    expect(organization.view(() => false).isManaged).toBe(false);
  });
});

describe('a configuration that was fetched before', () => {
  beforeEach(async () => {
    answer = gives(archive('MEDIUM'), '"1"');
    const { updates } = await start();
    await updates.close();
    asked = [];
  });

  it('holds up no start, however slow its server is, and no end', async () => {
    const { promise: isAsked, resolve } = Promise.withResolvers<void>();
    answer = () => resolve();
    const { organization, updates } = await start();
    expect(minimum(organization)).toBe('MEDIUM');
    await isAsked;
    await updates.close();
    expect(minimum(organization)).toBe('MEDIUM');
  });

  it('is asked for every 16 minutes with its last tag, and replaced as a whole when it changed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { organization, updates } = await start();
    await updates.update();
    expect(asked.map(({ tag }) => tag)).toEqual(['"1"', '"1"']);
    answer = gives(archive('HIGH'), '"2"');
    vi.advanceTimersByTime(POLL_INTERVAL_MS - 1);
    expect(minimum(organization)).toBe('MEDIUM');
    vi.advanceTimersByTime(1);
    // Behind the one that the clock has started.
    await updates.update();
    expect(minimum(organization)).toBe('HIGH');
    expect(asked.map(({ tag }) => tag)).toEqual(['"1"', '"1"', '"1"', '"2"']);
    vi.advanceTimersByTime(2 * POLL_INTERVAL_MS);
    await updates.update();
    expect(asked).toHaveLength(7);
  });

  it('stays when its server is gone, which is told, and no longer told when the server is back', async () => {
    const { port } = server.address() as AddressInfo;
    const { organization, updates } = await start();
    await updates.update();
    await end(server);
    await updates.update();
    expect([minimum(organization), problem(organization)]).toEqual([
      'MEDIUM',
      'organization.problem.serverUnreachable',
    ]);
    server = http.createServer(serve);
    await listen(server, port);
    await updates.update();
    expect([minimum(organization), problem(organization)]).toEqual(['MEDIUM', undefined]);
  });

  it('stays in its last good state when a new one does not load, until one comes that does', async () => {
    const { organization, updates } = await start();
    answer = gives(archive('NONE', 'CONFIG = {'), '"2"');
    await updates.update();
    // And the same broken one again, which the server need not send.
    await updates.update();
    expect(minimum(organization)).toBe('MEDIUM');
    expect(organization.view(() => false).plugins).toMatchObject([{ state: 'last-good' }]);
    answer = gives(archive('LOW'), '"3"');
    await updates.update();
    expect(organization.view(() => false).plugins).toMatchObject([{ state: 'applied', problems: [] }]);
    expect(minimum(organization)).toBe('LOW');
  });

  it('stays when the answer is far too large, of which no more is read than is allowed', async () => {
    const { organization, updates } = await start();
    await updates.update();
    let sent = 0;
    const { promise: wasCut, resolve: cut } = Promise.withResolvers<void>();
    answer = (_, response) => {
      response.writeHead(200).on('close', cut);
      const piece = Buffer.alloc(1024 * 1024);
      const more = () => {
        if (response.destroyed || sent > 20 * MAX_ARCHIVE_BYTES) return;
        sent += piece.byteLength;
        response.write(piece, more);
      };
      more();
    };
    await updates.update();
    await wasCut;
    expect(sent).toBeLessThan(2 * MAX_ARCHIVE_BYTES);
    expect([minimum(organization), problem(organization)]).toEqual([
      'MEDIUM',
      'organization.problem.serverUnreachable',
    ]);
  });

  it('stays when the answer breaks off in the middle', async () => {
    const { organization, updates } = await start();
    answer = (_, response) => {
      const body = archive('NONE');
      response.writeHead(200, { 'content-length': body.byteLength });
      response.write(body.subarray(0, 50), () => response.destroy());
    };
    await updates.update();
    expect([minimum(organization), problem(organization)]).toEqual([
      'MEDIUM',
      'organization.problem.serverUnreachable',
    ]);
  });

  it('stays when somebody deletes what was fetched, until it is fetched again', async () => {
    await end(server);
    fs.rmSync(path.join(root, 'deployed', ID), { recursive: true });
    const { organization } = await start();
    expect(minimum(organization)).toBe('MEDIUM');
    expect(organization.view(() => false).plugins).toMatchObject([{ state: 'last-good' }]);
  });

  it('goes with the next look when the device no longer names it', async () => {
    const { organization, updates } = await start();
    await updates.update();
    environment = {};
    await updates.update();
    expect([minimum(organization), organization.view(() => false).isManaged]).toEqual([undefined, false]);
  });

  it('is asked for one at a time, however often somebody presses the button', async () => {
    let open = 0;
    let most = 0;
    answer = (request, response) => {
      open += 1;
      most = Math.max(most, open);
      setImmediate(() => {
        open -= 1;
        gives(archive('MEDIUM'), '"1"')(request, response);
      });
    };
    const { updates } = await start();
    await Promise.all(Array.from({ length: 5 }, () => updates.update({ again: true })));
    expect([most, asked.length]).toEqual([1, 6]);
  });
});
