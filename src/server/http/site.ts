import type { IncomingMessage, ServerResponse } from 'node:http';
import { REVALIDATE } from './headers.ts';
import { openSiteFiles } from './site-files.ts';
import { posix } from 'node:path';

/** Serves the built site: files, pages, the not-found page. */
export type Site = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Files for the host that are not part of the site, compressed copies, which are served at the
 * address of the original, and the two pages that are served in place of others. Some disks treat
 * `_HEADERS` as `_headers`. The service worker fetches `/spa.html`.
 */
const PRIVATE = /^\/(?:(?:_headers|\.(?!well-known\/).*|spa|404(?:\.html)?)$|.*\.(?:br|gz)$)/i;

/** For a build without a not-found page. */
const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': REVALIDATE };

/**
 * Serves the build in `distDir`, which has a file for each page, including those of the funnel. Any
 * other path gets the not-found page with status 404; methods other than GET and HEAD get 405.
 */
export function openSite(distDir: string): Site {
  const files = openSiteFiles(distDir);
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const path = requestPath(request.url);
    const sends = (file: string, status: number) => files(file, status, request, response);
    // The router in the browser ignores case.
    const names = PRIVATE.test(path) ? [] : [path, path.toLowerCase()];
    if (names.some((name) => sends(name, 200))) return;
    if (sends('/404.html', 404)) return;
    response.writeHead(404, PLAIN).end('Oops! Page not found');
  };
}

/**
 * The canonical path for every spelling of a URL: `//x/../%5Fheaders/` is `/_headers`. It is used
 * to recognize private files and to look up files, and never points above the site.
 */
export function requestPath(url = '/'): string {
  const path = decoded(url.split('?', 1)[0] ?? '/');
  // On Windows, a backslash also separates folders.
  return posix.resolve('/', path.replaceAll('\\', '/'));
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
