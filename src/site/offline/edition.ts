import { baseOf } from '../funnel-path.ts';

/**
 * The part of one build that is cached for offline visits. The build writes it into `sw.js`, so that
 * the worker changes whenever any of it does.
 */
export type Edition = {
  /** A hash of the rest, in hex. */
  version: string;
  /** Files whose names change with their content. */
  files: Hashes;
  /** The first page of every questionnaire, and the shell of all others. */
  pages: Hashes;
  /** The pages around the questionnaires, which visitors come from and go to. */
  around: Hashes;
};

/** Addresses, each with the SHA-256 of its bytes in hex. */
type Hashes = Readonly<Record<string, string>>;

/** The page for every route of a questionnaire but its first. */
export const SHELL = '/spa.html';

/** The only Trusted Types policy: it creates the worker's address, the only script URL created here. */
export const WORKER_POLICY = 'plumbline-worker';

/** Prefix of the names of this site's caches. */
export const CACHES = 'plumbline-';

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** A cached URL, and whether it answers at once or only where the network does not. */
export type CachedUrl = { address: string; answers: 'at once' | 'offline' };

/**
 * The cached URL that answers a request; undefined for everything that the worker ignores: unknown
 * pages, other origins, the database, files of another edition.
 */
export function cachedUrl(edition: Edition, request: Asked, origin: string): CachedUrl | undefined {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return undefined;
  if (request.mode !== 'navigate') {
    return Object.hasOwn(edition.files, url.pathname)
      ? { address: url.pathname, answers: 'at once' }
      : undefined;
  }
  const path = url.pathname.replace(/\/$/, '') || '/';
  if (Object.hasOwn(edition.around, path)) return { address: path, answers: 'offline' };
  if (path !== SHELL && Object.hasOwn(edition.pages, path)) {
    return { address: path, answers: 'at once' };
  }
  return baseOf(path, Object.keys(edition.pages)) === undefined
    ? undefined
    : { address: SHELL, answers: 'at once' };
}
