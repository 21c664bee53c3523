import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import { type CachedFile, type FileCache, openFileCache } from './file-cache.ts';
import { ASSETS, IMMUTABLE, REVALIDATE } from './headers.ts';

/** Sends the file or page at a path, possibly in place of another; false if there is none. */
export type SiteFiles = (
  path: string,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
) => boolean;

/**
 * Checks the disk on each request, so that after a new build an old page gets a 404 for files that
 * are gone. A range request gets the whole file.
 */
export function openSiteFiles(folder: string): SiteFiles {
  const memory = openFileCache();
  return (path, status, { method, headers }, response) => {
    const found = find(memory, join(folder, path), headers['accept-encoding']);
    if (!found) return false;
    const { file, type, encoding } = found;
    response.setHeader('Cache-Control', path.startsWith(ASSETS) ? IMMUTABLE : REVALIDATE);
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('ETag', file.etag);
    if (status === 200 && namesTag(headers['if-none-match'], file.etag)) {
      response.writeHead(304).end();
      return true;
    }
    response.writeHead(status, {
      'Content-Length': file.bytes.length,
      'Last-Modified': file.modified,
      ...(type && { 'Content-Type': type }),
      ...(encoding && { 'Content-Encoding': encoding }),
    });
    response.end(method === 'HEAD' ? undefined : file.bytes);
    return true;
  };
}

type Found = {
  file: CachedFile;
  type: string | undefined;
  encoding: Encoding | undefined;
};

/** `/about-us` is the file of that name, `about-us.html` or `about-us/index.html`. */
function find(memory: FileCache, place: string, accepted: string | undefined): Found | undefined {
  const forms = [...acceptedEncodings(accepted), { encoding: undefined, suffix: '' }];
  for (const name of [place, `${place}.html`, join(place, 'index.html')]) {
    for (const { encoding, suffix } of forms) {
      const file = memory(name + suffix);
      if (file) return { file, type: typeOf(name), encoding };
    }
  }
  return undefined;
}

function typeOf(name: string): string | undefined {
  const type = lookup(name);
  return type === 'text/html' ? `${type};charset=utf-8` : type;
}

/**
 * True if an `If-None-Match` header matches the ETag: `*` matches any, a list may name several, and
 * weak and strong tags compare equal (RFC 9110 section 13.1.2).
 */
export function namesTag(header: string | undefined, etag: string): boolean {
  if (header?.trim() === '*') return true;
  const [own] = tagsIn(etag);
  return own !== undefined && tagsIn(header ?? '').includes(own);
}

const tagsIn = (text: string): string[] => text.match(/"[^"]*"/g) ?? [];

/** The encodings that the build writes next to a file, smallest first, and their suffixes. */
const ENCODINGS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

type Encoding = (typeof ENCODINGS)[number]['encoding'];

/**
 * The encodings that an `Accept-Encoding` header accepts, by name or `*`, preferred ones first (RFC
 * 9110 section 12.5.3). Excludes any that it ranks below the plain file.
 */
export function acceptedEncodings(header = ''): (typeof ENCODINGS)[number][] {
  const qualities = qualitiesIn(header);
  const quality = (name: string) => qualities.get(name) ?? qualities.get('*') ?? 0;
  const least = qualities.get('identity') ?? 0;
  return ENCODINGS.filter(({ encoding }) => quality(encoding) > 0)
    .filter(({ encoding }) => quality(encoding) >= least)
    .sort((one, other) => quality(other.encoding) - quality(one.encoding));
}

function qualitiesIn(header: string): Map<string, number> {
  const words = header.toLowerCase().split(',');
  return new Map(
    words.map((word) => {
      const [name = '', ...parameters] = word.split(';').map((part) => part.trim());
      const weight = parameters.find((part) => part.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight) || 0];
    }),
  );
}
