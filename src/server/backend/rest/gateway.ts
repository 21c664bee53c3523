import type { Relation } from '../catalog.ts';
import type { Database } from '../database.ts';
import { isRead, knownMethod, type Method, parsePrefer, type Prefer } from './request.ts';
import { type Query, parseQuery } from './query.ts';
import { isPostgresError, postgresRefusal, refuse, RestError } from './rest-error.ts';
import { parseRows } from './rows.ts';
import {
  type Statement,
  deleteStatement,
  insertStatement,
  selectStatement,
  updateStatement,
} from './statement.ts';
import { type StatementResult, runAsVisitor } from './transaction.ts';

/** A request below `/rest/v1`; header names in lower case. */
export type RestRequest = {
  method: string;
  path: string;
  search: URLSearchParams;
  headers: Readonly<Record<string, string>>;
  body: string;
};

export type RestAnswer = { status: number; headers: Record<string, string>; body: string };

const SCHEMA = 'public';
/** Characters of a response: a row has at most 64 KiB, and every selection of parts repeats some of it. */
const LONGEST = 256 * 1024;

/** Implements the part of PostgREST 12 that supabase-js uses for tables. Never rejects. */
export async function handleRest(database: Database, request: RestRequest): Promise<RestAnswer> {
  try {
    return await answer(database, request);
  } catch (error) {
    const refusal = isPostgresError(error) ? postgresRefusal(error) : error;
    if (refusal instanceof RestError) {
      // Only the server's operator can do something about these.
      if (refusal.status >= 500) console.error(`The backend refused: ${refusal.body.message}`);
      return refusedWith(refusal);
    }
    console.error('The backend failed:', error instanceof Error ? error.stack : 'unknown error');
    return refusedWith(refuse(500, 'XX000', 'The server failed'));
  }
}

async function answer(
  { postgres, catalog, space }: Database,
  request: RestRequest,
): Promise<RestAnswer> {
  const method = knownMethod(request.method);
  checkProfile(request, method);
  if (!isPossible(method, space)) throw refuse(503, '53100', 'The disk is full');
  const relation = findRelation(catalog, request.path);
  const format = responseFormat(request.headers['accept']);
  const prefer = parsePrefer(request.headers['prefer']);
  const query = parseQuery(request.search, relation);
  const statement = statementFor(method, relation, query, prefer, request);
  const result = await runAsVisitor(
    postgres,
    { ...request, method },
    statement,
    ({ returned, body }) => {
      if (format.single && returned !== 1) throw notSingle(returned);
      // PostgREST refuses what exceeds a limit of Postgres in this way.
      if (body.length > LONGEST) throw refuse(413, '54000', 'The answer is too long');
    },
  );
  return respond(method, prefer, query, format, result);
}

function isPossible(method: Method, space: Database['space']): boolean {
  if (isRead(method)) return true;
  return method === 'DELETE' ? space.hasSpaceToDelete() : space.hasFreeSpace();
}

/** supabase-js names the schema in every request. */
function checkProfile({ headers }: RestRequest, method: Method): void {
  const header = isRead(method) ? 'accept-profile' : 'content-profile';
  if ((headers[header] ?? SCHEMA) === SCHEMA) return;
  throw refuse(406, 'PGRST106', `The schema must be one of the following: ${SCHEMA}`);
}

function findRelation(catalog: Database['catalog'], path: string): Relation {
  const [name = '', ...rest] = path.split('/').filter((part) => part !== '');
  if (name === 'rpc' && rest.length === 1) {
    throw refuse(
      404,
      'PGRST202',
      `Could not find the function public.${rest[0]} in the schema cache`,
    );
  }
  if (rest.length > 0 || name === '') {
    throw refuse(404, 'PGRST125', 'Invalid path specified in request URL');
  }
  const relation = catalog.get(name);
  if (!relation) throw refuse(404, '42P01', `relation "public.${name}" does not exist`);
  return relation;
}

function statementFor(
  method: Method,
  relation: Relation,
  query: Query,
  prefer: Prefer,
  { body, headers }: RestRequest,
): Statement {
  if (isRead(method)) return selectStatement(relation, query, prefer.count);
  // Postgres would call this its own failure.
  if (relation.kind === 'view') {
    throw refuse(405, '55000', `cannot write to the view "${relation.name}"`);
  }
  if (query.limit !== undefined || query.offset > 0) {
    throw refuse(400, 'PGRST109', 'Limited writes are not supported');
  }
  if (method === 'DELETE') return deleteStatement(relation, query, prefer);
  const type = headers['content-type']?.split(';')[0]?.trim() ?? 'application/json';
  if (type !== 'application/json') {
    throw refuse(400, 'PGRST102', `Content-Type not acceptable: ${type}`);
  }
  const rows = parseRows(body, relation, query.columns);
  return method === 'POST'
    ? insertStatement(relation, query, rows, prefer)
    : updateStatement(relation, query, rows, prefer);
}

const notSingle = (count: number) =>
  refuse(
    406,
    'PGRST116',
    'JSON object requested, multiple (or no) rows returned',
    `The result contains ${count} rows`,
  );

function respond(
  method: Method,
  prefer: Prefer,
  query: Query,
  format: AnswerFormat,
  result: StatementResult,
): RestAnswer {
  if (isRead(method)) {
    const { status, range } = pageOf(query, result);
    const body = method === 'HEAD' ? '' : format.body(result.body);
    return { status, headers: { 'Content-Range': range, ...format.headers }, body };
  }
  const span = method === 'PATCH' ? rangeOf(0, result.returned) : '*';
  const range = { 'Content-Range': `${span}/${prefer.count ? result.returned : '*'}` };
  if (prefer.answer !== 'representation') {
    return { status: writtenStatus(method, prefer, result) ?? 204, headers: range, body: '' };
  }
  const status = writtenStatus(method, prefer, result) ?? 200;
  return { status, headers: { ...range, ...format.headers }, body: format.body(result.body) };
}

/** 201, or 200 if an upsert only changed existing rows. */
function writtenStatus(method: Method, { onConflict }: Prefer, { inserted }: StatementResult) {
  if (method !== 'POST') return undefined;
  return onConflict === 'merge' && inserted === 0 ? 200 : 201;
}

const rangeOf = (offset: number, count: number) =>
  count > 0 ? `${offset}-${offset + count - 1}` : '*';

/** 206 if the count shows that there are more rows, 416 if the page starts after the last row. */
function pageOf({ offset }: Query, { returned, total }: StatementResult) {
  const range = `${rangeOf(offset, returned)}/${total ?? '*'}`;
  if (total === null) return { status: 200, range };
  if (offset > total) {
    const details = `An offset of ${offset} was requested, but there are only ${total} rows.`;
    const { status, body } = refuse(416, 'PGRST103', 'Requested range not satisfiable', details);
    throw new RestError(status, body, { 'Content-Range': range });
  }
  return { status: returned < total ? 206 : 200, range };
}

export const json = (status: number, body: unknown): RestAnswer => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});

export function refusedWith(refusal: RestError): RestAnswer {
  const { status, headers, body } = json(refusal.status, refusal.body);
  return { status, headers: { ...headers, ...refusal.headers }, body };
}

/** How rows are serialized. `single`: one object; anything but one row is an error. */
type AnswerFormat = {
  single: boolean;
  headers: Record<string, string>;
  body: (rows: string) => string;
};

const SINGLE = 'application/vnd.pgrst.object';
const MANY = new Set(['*/*', 'application/*', 'application/json', 'application/vnd.pgrst.array']);

/** The first known media type of an `Accept` header; a list if there is no header. */
function responseFormat(accept: string | undefined): AnswerFormat {
  for (const given of (accept ?? '*/*').split(',')) {
    const [name = '', ...parameters] = given.split(';').map((part) => part.trim());
    if (parameters.some((parameter) => parameter.startsWith('nulls='))) continue;
    const type = name.replace(/\+json$/, '');
    if (type === SINGLE) {
      // By now the list has exactly one row; see notSingle.
      const headers = { 'Content-Type': `${SINGLE}+json; charset=utf-8` };
      return { single: true, headers, body: (rows) => rows.slice(1, -1) };
    }
    if (MANY.has(type)) {
      const headers = { 'Content-Type': 'application/json; charset=utf-8' };
      return { single: false, headers, body: (rows) => rows };
    }
  }
  throw refuse(415, 'PGRST107', `None of these media types are available: ${accept}`);
}
