import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from './database.ts';
import { embeddedKey as publishableKey } from '../../engine/core.ts';
import { BodyNotText, BodyTooLarge, readBody } from './request-body.ts';
import { type RestAnswer, handleRest, json, refusedWith } from './rest/gateway.ts';
import { refuse } from './rest/rest-error.ts';
import type { Requester } from './fair-queue.ts';

const PREFIX = '/rest/v1';
/** PostgREST has no limit of its own; a visitor's answers take a few kilobytes. */
const BODY_LIMIT = 64 * 1024;

/** True for a path of the REST API. */
export const isRestPath = (path: string): boolean =>
  path === PREFIX || path.startsWith(`${PREFIX}/`);

/**
 * Limits per address on requests, new rows and bytes written. A visitor makes some 30 requests of a few
 * kilobytes and two rows in ten minutes, so a hundred offices behind one address stay far below this.
 */
export type Limits = { requests: Rate; rows: Rate; bytes: Rate };
const LIMITS: Limits = {
  requests: { burst: 10_000, perSecond: 50 },
  rows: { burst: 3_000, perSecond: 0.5 },
  bytes: { burst: 64 * 1024 * 1024, perSecond: 256 * 1024 },
};

/** Answers one request below `/rest/v1`. */
export type RestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
) => Promise<void>;

/** A handler on this database; refusals are responses, so it does not reject for a bad request. */
export function openRest(database: Database, limits: Limits = LIMITS): RestHandler {
  const requests = openRateLimiter(limits.requests);
  const rows = openRateLimiter(limits.rows);
  const bytes = openRateLimiter(limits.bytes);

  async function limited(request: IncomingMessage, address: string): Promise<RestAnswer> {
    const isInsert = request.method === 'POST';
    const isSave = isInsert || request.method === 'PATCH';
    const seconds = Math.max(
      requests.wait(address),
      isInsert ? rows.wait(address) : 0,
      isSave ? bytes.wait(address) : 0,
    );
    if (seconds > 0) return tooMany(seconds);
    requests.use(address);
    const answer = await answerFor(database, request, { address, connection: request.socket });
    if (isSave) bytes.use(address, bodyLength(request));
    if (isInsert && answer.status === 201) rows.use(address);
    return answer;
  }

  return async (request, response, address) => {
    const answer = await limited(request, address);
    response.writeHead(answer.status, { ...NOT_KEPT, ...cors(request), ...answer.headers });
    response.end(answer.body);
  };
}

/** Who does not say how long the body is may have sent the longest. */
const bodyLength = ({ headers }: IncomingMessage): number =>
  Math.min(Number(headers['content-length'] ?? BODY_LIMIT), BODY_LIMIT);

/** Responses hold names and addresses, so neither a browser's disk nor a proxy may store them. */
const NOT_KEPT = { 'Cache-Control': 'no-store' };

function tooMany(seconds: number): RestAnswer {
  const refusal = refuse(429, '429', 'Too many requests', `Try again in ${seconds} seconds`);
  const { status, headers, body } = refusedWith(refusal);
  return { status, headers: { ...headers, 'Retry-After': String(seconds) }, body };
}

async function answerFor(
  database: Database,
  request: IncomingMessage,
  requester: Requester,
): Promise<RestAnswer> {
  const method = request.method ?? 'GET';
  if (method === 'OPTIONS') return { status: 200, headers: {}, body: '' };
  const headers = singleHeaders(request);
  if (!hasKey(headers)) return INVALID_KEY;
  const url = new URL(request.url ?? '/', 'http://localhost');
  try {
    const body = await readBody(request, BODY_LIMIT);
    const path = decodeURIComponent(url.pathname.slice(PREFIX.length));
    const asked = { method, path, search: url.searchParams, headers, body };
    const answer = await database.queue.take(requester, () => handleRest(database, asked));
    if (isWrite(method, answer)) database.upkeep.wrote();
    if (answer.status === 503) database.upkeep.refused();
    return answer;
  } catch (error) {
    if (error instanceof BodyTooLarge) return TOO_LARGE;
    if (error instanceof BodyNotText) return NOT_TEXT;
    if (error instanceof URIError) return json(400, { message: 'Malformed address' });
    throw error;
  }
}

const isWrite = (method: string, { status }: RestAnswer) =>
  method !== 'GET' && method !== 'HEAD' && status < 300;

const INVALID_KEY = json(401, {
  message: 'Invalid API key',
  hint: 'Send the publishable key in the header `apikey`.',
});
const TOO_LARGE = refusedWith(refuse(413, '413', `The body is larger than ${BODY_LIMIT} bytes`));
const NOT_TEXT = refusedWith(
  refuse(400, 'PGRST102', 'Empty or invalid json', 'The body is not UTF-8'),
);

const hasKey = ({ apikey, authorization }: Record<string, string>) =>
  apikey === publishableKey &&
  (authorization === undefined || authorization === `Bearer ${publishableKey}`);

const singleHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  );

/** Any origin is allowed, as on hosted Supabase: the key is public, and cookies are ignored. */
const cors = ({ headers }: IncomingMessage) => ({
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? 'apikey',
  'Access-Control-Expose-Headers': 'Content-Range, Retry-After',
  'Access-Control-Max-Age': '86400',
});

/** `burst` at once, then `perSecond`. */
type Rate = { burst: number; perSecond: number };

/** Counts what each address has used up. */
type RateLimiter = {
  /** Seconds until the address may continue; 0 if it may now. */
  wait(address: string): number;
  use(address: string, amount?: number): void;
};

type RateBudget = { amount: number; at: number };

/**
 * An address is dropped once its allowance is fully restored; beyond this many, the least recently
 * seen go first.
 */
const MOST_ADDRESSES = 10_000;

/** A token bucket per address (`now` in milliseconds), initially full, refilled at a constant rate. */
export function openRateLimiter(
  { burst, perSecond }: Rate,
  // Not the time of day: setting the clock back would lock out everybody who is known.
  now: () => number = () => performance.now(),
): RateLimiter {
  const buckets = new Map<string, RateBudget>();

  function leftFor(address: string): number {
    const bucket = buckets.get(address);
    if (!bucket) return burst;
    return Math.min(burst, bucket.amount + ((now() - bucket.at) / 1000) * perSecond);
  }

  return {
    wait: (address) => Math.ceil(Math.max(0, 1 - leftFor(address)) / perSecond),
    use(address, amount = 1) {
      const left = leftFor(address) - amount;
      buckets.delete(address);
      buckets.set(address, { amount: left, at: now() });
      for (const known of buckets.keys()) {
        if (buckets.size <= MOST_ADDRESSES && leftFor(known) < burst) break;
        buckets.delete(known);
      }
    },
  };
}
