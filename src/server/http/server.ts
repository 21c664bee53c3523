import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Database } from '../backend/database.ts';
import { EXPORT_PATH, handleExport } from '../backend/export-handler.ts';
import { isRestPath, openRest, type Limits, type RestHandler } from '../backend/rest-handler.ts';
import { isAllowedHost } from './allowed-host.ts';
import { clientAddress } from './client-address.ts';
import { isOverloaded } from './file-cache.ts';
import { limitConnections } from './connections.ts';
import { ASSETS, resourceHeaders } from './headers.ts';
import { openOneAtATime } from './one-at-a-time.ts';
import { requestTarget } from './request-target.ts';
import type { Site } from './site.ts';

export type ServerParts = {
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
