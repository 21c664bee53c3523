import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchProject } from '../project/watch.ts';
import { API, type Handler, reply, studioApi } from './api.ts';
import { openEvents } from './events.ts';
import { takeBackSave } from './save.ts';
import { isAllowedHost } from '../http/server.ts';
import { isSameSecret } from '../backend/same-secret.ts';
import { chmodSync, mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf } from './studio-files.ts';

/** Serves everything except the API: the studio's pages. */
export type Pages = {
  serve: (request: IncomingMessage, response: ServerResponse) => void;
  close: () => Promise<void>;
};

export type StudioOptions = {
  /** The folder that contains `flows/` and `schemas/`. */
  root: string;
  /** 0 picks any free port. */
  port: number;
  pages: (token: string) => Promise<Pages>;
  headers?: Readonly<Record<string, string>>;
};

export type Studio = { address: string; token: string; close: () => Promise<void> };

/** Reachable only from this machine, because anyone who can open the studio can write files. */
const LOOPBACK = '127.0.0.1';

/** Starts the studio of a project. @throws (rejects) if the port is taken */
export async function startStudio({
  root,
  port,
  pages,
  headers = {},
}: StudioOptions): Promise<Studio> {
  takeBackSave(root);
  const token = randomBytes(24).toString('hex');
  const events = openEvents();
  const api = studioApi(root, events);
  const server = createServer();
  const site = await pages(token);
  server.on('request', (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const isApi = path.startsWith(API);
    const why = whyRefused(request, token, isApi);
    if (why !== null) return reply(response, 403, { why });
    if (!isApi) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      return site.serve(request, response);
    }
    const handler = api(`${request.method} ${path.slice(API.length)}`);
    if (handler === undefined) return reply(response, 404, { why: 'There is no such request.' });
    answer(handler, request, response).catch((error: unknown) => {
      console.error('A request failed:', error);
      reply(response, 500, { why: error instanceof Error ? error.message : 'unknown error' });
    });
  });
  await listen(server, port);
  const stopWatching = watchProject(root, events.tellChanged);
  const neighbors = watchNeighbors(root, events.tellOthers);
  return {
    address: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`,
    token,
    async close() {
      stopWatching();
      neighbors.close();
      events.close();
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await site.close();
      await closed;
    },
  };
}

/** Rejects also where the handler throws, which would end the process. */
async function answer(
  handler: Handler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await handler(request, response);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((ready, fail) => {
    server.once('error', fail);
    server.listen(port, LOOPBACK, ready);
  });
}

/** The header with which a studio page identifies itself. */
const TOKEN_HEADER = 'x-studio-token';

/**
 * Why a request is refused; null if it is allowed. Another site open in the same browser can also send
 * requests here, but it neither knows the token nor can read the page that contains it.
 */
function whyRefused(request: IncomingMessage, token: string, isApi: boolean): string | null {
  const { host, origin } = request.headers;
  if (!isAllowedHost(host, [])) return 'The studio does not answer to that name.';
  if (!isApi) return null;
  if (origin !== undefined && origin !== `http://${host}`) {
    return 'The studio answers only to its own pages.';
  }
  return isSameSecret(given(request), token)
    ? null
    : 'The token of the studio is missing: reload the page.';
}

/** An event stream cannot send headers, so its token is in the URL. */
function given({ headers, url = '' }: IncomingMessage): string {
  const header = headers[TOKEN_HEADER];
  if (typeof header === 'string') return header;
  return new URLSearchParams(url.split('?')[1]).get('token') ?? '';
}

/** Polling interval for other studios, in milliseconds. */
const PAUSE = 2000;

/** Watches for other studios on the same folder. */
type Neighbors = { close: () => void };

/**
 * Marks `root` as in use by a studio with a file in the system's temporary folder, and watches for the
 * marks of others; `onCount` is called when their number changes. The mark of a killed studio stays
 * behind, but no longer counts because its process is gone.
 * @param folder where the marks are stored
 */
export function watchNeighbors(
  root: string,
  onCount: (others: number) => void,
  folder: string = join(tmpdir(), 'plumbline-studio'),
): Neighbors {
  const place = join(folder, hashOf(realpathSync(root)));
  const own = `${process.pid}-${randomBytes(6).toString('hex')}`;
  try {
    for (const shared of [folder, place]) makeShared(shared);
    writeFileSync(join(place, own), '');
  } catch {
    console.warn(`Other studios on this folder go unnoticed: ${place} is not writable.`);
    return { close: () => undefined };
  }
  let last = 0;
  const look = () => {
    const others = readdirSync(place).filter((name) => name !== own && isAlive(name)).length;
    if (others !== last) onCount(others);
    last = others;
  };
  look();
  const timer = setInterval(look, PAUSE);
  timer.unref();
  return {
    close() {
      clearInterval(timer);
      rmSync(join(place, own), { force: true });
    },
  };
}

/** Every user of the machine may add a mark, and only its owner may remove it. */
function makeShared(folder: string): void {
  if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o1777);
}

function isAlive(mark: string): boolean {
  try {
    process.kill(Number(mark.split('-')[0]), 0);
    return true;
  } catch (error) {
    // The process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
