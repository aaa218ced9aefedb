// A web server on loopback for tests: the town's pages, a search over them for searx, and answers that go wrong.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { searchTown, TOWN_PAGES, type TownPage } from './town-pages.ts';

export interface TownSite {
  /** `http://127.0.0.1:PORT`, without a slash at its end. */
  origin: string;
  /** Paths with their query, in order of arrival, without those of searx. */
  requested(): readonly string[];
  forgetRequests(): void;
  /** Lets this page wait, headers and all, until the returned function is called. */
  hold(path: string): () => void;
  stop(): Promise<void>;
}

const ENDLESS_BYTES = 1024 ** 3;
const ENDLESS_CHUNK = Buffer.from('<p>The list of Varnhaven goes on and on and on.</p>\n'.repeat(1_200));

type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => void;

const sendHtml = (response: ServerResponse, status: number, html: string, headers: Record<string, string> = {}) => {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
};

const redirectTo =
  (target: string): Answer =>
  (_request, response) =>
    response.writeHead(302, { location: target }).end();

/** A gigabyte in one page. Stops as soon as the reader has had enough. */
const sendEndless: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.write('<!doctype html><title>The endless list of Varnhaven</title><main>');
  let sent = 0;
  const sendMore = () => {
    while (sent < ENDLESS_BYTES && !response.destroyed) {
      sent += ENDLESS_CHUNK.length;
      if (!response.write(ENDLESS_CHUNK)) return;
    }
    response.end('</main>');
  };
  response.on('drain', sendMore);
  sendMore();
};

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** The result page that searx's xpath engine reads. */
const sendSearch: Answer = (_request, response, url) => {
  const parameters = url.searchParams;
  const language = parameters.get('lang') ?? 'all';
  const range = Number(parameters.get('range') ?? '0');
  // That engine encodes the query twice.
  const query = decodeURIComponent((parameters.get('q') ?? '').replaceAll('+', ' '));
  const found = searchTown({
    query,
    page: Math.max(1, Number(parameters.get('page') ?? '1')),
    ...(language !== 'all' && { language }),
    ...(range > 0 && { maxAgeHours: range }),
  });
  const item = ({ path, title, snippet }: TownPage) =>
    `<li class="hit"><a href="${url.origin}${path}">${escapeHtml(title)}</a><p>${escapeHtml(snippet)}</p></li>`;
  sendHtml(response, 200, `<!doctype html><title>Search</title><ol>${found.map(item).join('\n')}</ol>`);
};

const ANSWERS: Readonly<Record<string, Answer>> = {
  '/': (_request, response) =>
    sendHtml(
      response,
      200,
      `<!doctype html><title>Varnhaven</title><ul>${TOWN_PAGES.map((page) => `<li><a href="${page.path}">${escapeHtml(page.title)}</a></li>`).join('')}</ul>`,
    ),
  '/find': sendSearch,
  '/endless': sendEndless,
  /** Accepts the connection and says nothing. */
  '/silent': () => {},
  '/gone': (_request, response) => sendHtml(response, 410, '<!doctype html><title>Gone</title><h1>Gone</h1>'),
  '/go/ferry': redirectTo('/ferry'),
  '/go/router': redirectTo('http://192.168.0.1/status'),
  '/go/metadata': redirectTo('http://169.254.169.254/latest/meta-data/'),
  /** A SearXNG whose administrator left JSON off, as it is by default. */
  '/no-json/search': (_request, response) =>
    sendHtml(response, 403, '<!doctype html><title>403 Forbidden</title><h1>Forbidden</h1>'),
  /** Not a SearXNG at all: a page for every address. */
  '/portal/search': (_request, response) =>
    sendHtml(response, 200, '<!doctype html><title>Welcome</title><h1>Welcome to the guest network</h1>'),
};

function handle(request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? '127.0.0.1'}`);
  const answer = ANSWERS[url.pathname];
  const page = TOWN_PAGES.find((candidate) => candidate.path === url.pathname);
  if (answer) answer(request, response, url);
  else if (page) sendPage(response, page);
  else sendHtml(response, 404, '<!doctype html><title>Not found</title><h1>Not found</h1>');
}

function sendPage(response: ServerResponse, page: TownPage): void {
  const lastModified = new Date(Date.now() - page.ageDays * 86_400_000).toUTCString();
  response.writeHead(200, {
    'content-type': page.contentType,
    'content-length': page.body.length,
    'last-modified': lastModified,
  });
  response.end(page.body);
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Starts the site on a free port of 127.0.0.1. */
export async function startTownSite(): Promise<TownSite> {
  let requested: string[] = [];
  const held = new Map<string, Promise<void>>();
  const server = createServer(async (request, response) => {
    if (!request.url?.startsWith('/find')) requested.push(request.url ?? '');
    await held.get(request.url ?? '');
    handle(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requested: () => requested,
    hold: (path) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, promise);
      return () => {
        held.delete(path);
        resolve();
      };
    },
    forgetRequests: () => {
      requested = [];
    },
    stop: () => close(server),
  };
}
