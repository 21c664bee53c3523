import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from './database.ts';
import { publishableKey } from './publishable-key.ts';
import { BodyNotText, BodyTooLarge, readBody } from './request-body.ts';
import { answerRest, json, refusedWith, type RestAnswer } from './rest/gateway.ts';
import { refuse } from './rest/rest-error.ts';

const PREFIX = '/rest/v1';
/** PostgREST has no limit of its own; a visitor's answers take a few kilobytes. */
const BODY_LIMIT = 64 * 1024;

export const isRestPath = (path: string): boolean =>
  path === PREFIX || path.startsWith(`${PREFIX}/`);

/** Answers one request below `/rest/v1`. */
export async function handleRest(
  database: Database,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await answerFor(database, request);
  response.writeHead(answer.status, { ...cors(request), ...answer.headers });
  response.end(answer.body);
}

async function answerFor(database: Database, request: IncomingMessage): Promise<RestAnswer> {
  const method = request.method ?? 'GET';
  if (method === 'OPTIONS') return { status: 200, headers: {}, body: '' };
  const headers = singleHeaders(request);
  if (!hasKey(headers)) return INVALID_KEY;
  const url = new URL(request.url ?? '/', 'http://localhost');
  try {
    const body = await readBody(request, BODY_LIMIT);
    const path = decodeURIComponent(url.pathname.slice(PREFIX.length));
    return await answerRest(database, { method, path, search: url.searchParams, headers, body });
  } catch (error) {
    if (error instanceof BodyTooLarge) return TOO_LARGE;
    if (error instanceof BodyNotText) return NOT_TEXT;
    if (error instanceof URIError) return json(400, { message: 'Malformed address' });
    throw error;
  }
}

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

/** Any origin may ask, as at hosted Supabase: the key is public and no cookie is looked at. */
const cors = ({ headers }: IncomingMessage) => ({
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? 'apikey',
  'Access-Control-Expose-Headers': 'Content-Range',
  'Access-Control-Max-Age': '86400',
});
