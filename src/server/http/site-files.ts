import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import { acceptedEncodings, type Encoding } from './encodings.ts';
import { openFileCache, type FileCache, type CachedFile } from './file-cache.ts';
import { ASSETS, IMMUTABLE, REVALIDATE } from './headers.ts';
import { namesTag } from './if-none-match.ts';

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
