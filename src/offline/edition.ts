import { baseOf, FUNNEL } from '../funnel-path.ts';

/**
 * The part of one build that is cached for offline visits. The build writes it into `sw.js`, so that
 * the worker changes whenever any of it does.
 */
export type Edition = {
  version: string;
  /** Files whose names change with their content. */
  files: Hashes;
  /** The first page of every questionnaire, and the shell of all others. */
  pages: Hashes;
};

/** Addresses, with the SHA-256 of the bytes behind each in hex. */
type Hashes = Readonly<Record<string, string>>;

/** The page of every route below the first of a questionnaire. */
export const SHELL = '/spa.html';

/** The one policy of Trusted Types: it makes the worker's address, which is the only script made here. */
export const WORKER_POLICY = 'plumbline-worker';

/** Prefix of the names of this site's caches. */
export const CACHES = 'plumbline-';

/**
 * A browser has a worker for each questionnaire that was opened in it, and one may still serve an
 * older edition than the other: each has caches of its own, with this prefix.
 */
export function cachesOf(scope: string): string {
  const path = new URL(scope).pathname;
  return path === FUNNEL ? CACHES : `plumbline${path}-`;
}

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/**
 * The cached URL that answers a request; undefined for everything that the worker leaves alone: other
 * pages, other origins, the database, files of another edition.
 */
export function keptAddress(edition: Edition, request: Asked, origin: string): string | undefined {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return undefined;
  if (request.mode !== 'navigate') {
    return Object.hasOwn(edition.files, url.pathname) ? url.pathname : undefined;
  }
  const path = url.pathname.replace(/\/$/, '');
  if (path !== SHELL && Object.hasOwn(edition.pages, path)) return path;
  return baseOf(path, Object.keys(edition.pages)) === undefined ? undefined : SHELL;
}
