import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Database } from '../backend/database.ts';
import { EXPORT_PATH, handleExport } from '../backend/export-handler.ts';
import { isRestPath, type Limits, openRest, type RestHandler } from '../backend/rest-handler.ts';
import { isOverloaded } from './file-cache.ts';
import { ASSETS, resourceHeaders } from './headers.ts';
import type { Site } from './site.ts';
import { isIP, isIPv6, type Socket } from 'node:net';

type ServerParts = {
  /** The embedded backend; undefined when a hosted project is used instead. */
  database: Database | undefined;
  /** The built site; undefined beside the Vite server. */
  site: Site | undefined;
  /** Headers of every page; files and backend responses have fewer. */
  pageHeaders: Readonly<Record<string, string>>;
  hostNames: readonly string[];
  /** True behind our own proxy, which passes on the client's address. */
  behindProxy?: boolean;
  /** Per address; defaults to the product's own. */
  limits?: Limits;
};

/**
 * Milliseconds. Headers must arrive within ten seconds of connecting, a whole request within
 * thirty. `IDLE` closes a connection without traffic in either direction, such as that of a client
 * that does not read its response.
 */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
};
const IDLE = 30_000;
/** Milliseconds in which a client must read a response, however much of it arrives in between. */
const READING = 120_000;

const TEXT = { 'Content-Type': 'text/plain; charset=utf-8' };

/** The site and the backend on one origin. */
export function createSiteServer(parts: ServerParts): Server {
  const rest = parts.database && openRest(parts.database, parts.limits);
  const oneAtATime = openOneAtATime();
  const server = createServer(PATIENCE, (request, response) => {
    const answered = oneAtATime(request, response).then(async () => {
      if (request.socket.destroyed) return;
      await route(parts, rest, request, response);
      dropSlowReader(response);
    });
    answered.catch((error: unknown) => {
      const clientLeft = request.destroyed && (request.errored !== null || !request.complete);
      if (clientLeft) return;
      console.error('A request failed:', error instanceof Error ? error.stack : 'unknown error');
      if (!response.headersSent) response.writeHead(isOverloaded(error) ? 503 : 500);
      response.end();
    });
  });
  server.setTimeout(IDLE);
  // All connections of a proxy come from one address.
  if (!parts.behindProxy) limitConnections(server);
  return server;
}

/** A response waits in memory until it is read: a client cannot make it wait for as long as it likes. */
function dropSlowReader(response: ServerResponse): void {
  if (response.closed) return;
  const patience = setTimeout(() => response.destroy(), READING).unref();
  response.once('close', () => clearTimeout(patience));
}

async function route(
  { database, site, pageHeaders, hostNames, behindProxy = false }: ServerParts,
  rest: RestHandler | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url, host } = requestTarget(request);
  request.url = url;
  const path = url.split('?', 1)[0] ?? '/';
  const isResource = isRestPath(path) || path === EXPORT_PATH || path.startsWith(ASSETS);
  const headers = isResource ? resourceHeaders : pageHeaders;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  // Some software reads the first one and some the second, so they would disagree on the host.
  if ((request.headersDistinct['host']?.length ?? 0) > 1) {
    response.writeHead(400, TEXT).end('More than one host is named.\n');
    return;
  }
  if (!isAllowedHost(host, hostNames)) {
    const text = 'This server does not answer to that name. List it in ALLOWED_HOSTS.\n';
    response.writeHead(421, TEXT).end(text);
    return;
  }
  if (database && path === EXPORT_PATH) await handleExport(database, request, response);
  else if (rest && isRestPath(path)) {
    await rest(request, response, clientAddress(request, behindProxy));
  } else if (site) site(request, response);
  else response.writeHead(404).end();
}

/** Path and query of a request, and the host it is addressed to. */
type Target = { url: string; host: string | undefined };

const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

/** An absolute-form target, as sent to a proxy, names the host itself; `Host` is then ignored. */
export function requestTarget(request: Pick<IncomingMessage, 'url' | 'headers'>): Target {
  const { url = '/', headers } = request;
  const [start = '', host] = ABSOLUTE.exec(url) ?? [];
  if (host === undefined) return { url, host: headers.host };
  const rest = url.slice(start.length);
  return { url: rest.startsWith('/') ? rest : `/${rest}`, host };
}

/** A browser opens six at a time, so this is enough for fifty browsers behind one address. */
const MOST = 300;

/** Closes connections beyond the limit per address, so that others can still connect. */
export function limitConnections(server: Server, most = MOST): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > most) socket.destroy();
  });
}

/**
 * Resolves once all earlier responses on the connection have been sent. If a client sends requests
 * without reading the responses, none are produced until it reads, and at most one response per
 * connection waits in memory.
 */
function openOneAtATime(): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const sent = new WeakMap<Socket, Promise<void>>();
  return async ({ socket }, response) => {
    const before = sent.get(socket);
    sent.set(
      socket,
      new Promise((done) => {
        response.once('close', () => done());
      }),
    );
    await before;
  };
}

/**
 * The address that limits apply to. Only the first half of an IPv6 address counts, since a
 * household or a server has the whole second half to itself. Behind our own proxy (`behindProxy`),
 * it is the last entry of X-Forwarded-For, which that proxy added; a client can forge the others. Some
 * proxies add the client's port, which changes with every connection.
 */
export function clientAddress(request: IncomingMessage, behindProxy: boolean): string {
  const forwarded = behindProxy ? lastOf(request.headers['x-forwarded-for']) : undefined;
  return networkOf(forwarded ?? request.socket.remoteAddress ?? '');
}

const lastOf = (header: string | string[] | undefined): string | undefined =>
  withoutPort([header ?? []].flat().join(',').split(',').at(-1)?.trim() ?? '') || undefined;

/** Such as `192.0.2.7:5123` or `[2001:db8::1]:5123`. */
const withoutPort = (address: string): string =>
  /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address)?.slice(1).find(Boolean) ?? address;

/** The unit that limits apply to: an IPv4 address as it is, an IPv6 address as its /64 network. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...(tail?.split(':') ?? [])];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * Whether to answer a `Host` header. A foreign page can point its own name at this machine (DNS
 * rebinding) and then read what the browser considers the page's own origin; that does not work with a
 * numeric address or localhost. Other allowed names are `HOST` and those in `ALLOWED_HOSTS`.
 */
export function isAllowedHost(header: string | undefined, names: readonly string[]): boolean {
  const host = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(header ?? '')?.[1]?.toLowerCase();
  if (host === undefined) return false;
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0) return true;
  return host === 'localhost' || host.endsWith('.localhost') || names.includes(host);
}

/** Parses `ALLOWED_HOSTS=quote.example.org,www.example.org`. */
export const parseHostNames = (list = ''): string[] =>
  list
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
