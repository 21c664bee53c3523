import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Database } from '../backend/database.ts';
import { EXPORT_PATH, handleExport } from '../backend/export-handler.ts';
import { handleRest, isRestPath } from '../backend/rest-handler.ts';
import { isAllowedHost } from './allowed-host.ts';
import { ASSETS, resourceHeaders } from './headers.ts';
import { requestTarget } from './request-target.ts';
import type { Site } from './site.ts';

export type ServerParts = {
  /** The embedded backend; undefined when a hosted project is used instead. */
  database: Database | undefined;
  /** The built site; undefined beside the Vite server. */
  site: Site | undefined;
  /** Of every page; files and answers of the backend have fewer. */
  pageHeaders: Readonly<Record<string, string>>;
  hostNames: readonly string[];
};

/**
 * A request that trickles in holds a connection, not the database: it ends after half a minute.
 * Milliseconds; set later, they would leave Node's minute for the headers, and of the two limits
 * Node takes the longer one for all of the request.
 */
const PATIENCE = {
  headersTimeout: 30_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
};

const TEXT = { 'Content-Type': 'text/plain; charset=utf-8' };

/** The site and the backend on one origin. */
export function createSiteServer(parts: ServerParts): Server {
  return createServer(PATIENCE, (request, response) => {
    route(parts, request, response).catch((error: unknown) => {
      const clientLeft = request.destroyed && !request.complete;
      if (clientLeft) return;
      console.error('A request failed:', error instanceof Error ? error.stack : 'unknown error');
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

async function route(
  { database, site, pageHeaders, hostNames }: ServerParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url, host } = requestTarget(request);
  request.url = url;
  const path = url.split('?', 1)[0] ?? '/';
  const isResource = isRestPath(path) || path === EXPORT_PATH || path.startsWith(ASSETS);
  const headers = isResource ? resourceHeaders : pageHeaders;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  // Who reads the first of two and who reads the second one would not agree whom it asks.
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
  else if (database && isRestPath(path)) await handleRest(database, request, response);
  else if (site) site(request, response);
  else response.writeHead(404).end();
}
