import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { isFunnel } from '../../src/offline/edition.ts';
import { ASSETS, IMMUTABLE, REVALIDATE } from './headers.ts';

/** Serves the built site: files, prerendered pages, the funnel's shell, the not-found page. */
export type Site = (request: IncomingMessage, response: ServerResponse) => void;

/** Files that tell the host about the site and are no part of it. */
const PRIVATE = /^\/(_headers|csp-hashes\.json|\.(?!well-known\/).*)(\.br|\.gz)?$/;

export function openSite(distDir: string): Site {
  const shell = readPage(join(distDir, 'spa.html'));
  const missing = readPage(join(distDir, '404.html')) ?? Buffer.from('Oops! Page not found');
  const files = sirv(distDir, {
    brotli: true,
    gzip: true,
    etag: true,
    // Looks on the disk at each request: a build that replaces `dist` under a running server then
    // gives an old page a 404, where the list made at the start would end the process.
    dev: true,
    setHeaders: (response, path) =>
      response.setHeader('Cache-Control', path.startsWith(ASSETS) ? IMMUTABLE : REVALIDATE),
  });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const path = pathOf(request);
    const absent = () => {
      const inFunnel = isFunnel(path) && shell !== undefined;
      sendPage(request, response, inFunnel ? 200 : 404, inFunnel ? shell : missing);
    };
    if (PRIVATE.test(path)) absent();
    else files(request, response, absent);
  };
}

const readPage = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0] ?? '/';

function sendPage(
  { method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  page: Buffer,
): void {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': page.length,
    'Cache-Control': REVALIDATE,
  });
  response.end(method === 'HEAD' ? undefined : page);
}
