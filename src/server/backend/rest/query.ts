import type { Relation } from '../catalog.ts';
import { checkSearches, type Filter, parseFilter } from './filter.ts';
import { type OrderTerm, parseOrder } from './order.ts';
import { refuse, unparsable } from './rest-error.ts';
import { type Selection, parseSelection } from './selection.ts';

/** The query string of a request. */
export type Query = {
  select: Selection;
  filters: readonly Filter[];
  order: readonly OrderTerm[];
  limit: number | undefined;
  offset: number;
  /** The columns that a write takes from its rows; undefined for all of them. */
  columns: readonly string[] | undefined;
  onConflict: readonly string[] | undefined;
};

const RESERVED = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);
const TREES = new Set(['and', 'or', 'not.and', 'not.or']);

/**
 * Parses the query string of a request; unreserved names are filters.
 * @throws RestError (400 or 416) for what is malformed, unsupported or over a limit
 */
export function parseQuery(search: URLSearchParams, relation: Relation): Query {
  const filters = [...search]
    .filter(([name]) => !RESERVED.has(name))
    .map(([name, text]) => (TREES.has(name) ? parseTree(name, text) : parseFilter(name, text)));
  checkConditions(filters);
  checkSearches(filters);
  const order = search.get('order');
  const limit = parseCount(search.get('limit'));
  const offset = parseCount(search.get('offset')) ?? 0;
  if (limit === 0 && offset > 0) throw emptyPage;
  return {
    select: parseSelection(search.get('select') ?? '', relation),
    filters,
    order: order === null ? [] : parseOrder(order),
    limit,
    offset,
    columns: parseNames(search.get('columns')),
    onConflict: parseNames(search.get('on_conflict')),
  };
}

const emptyPage = refuse(
  416,
  'PGRST103',
  'Requested range not satisfiable',
  'Limit should be greater than or equal to zero.',
);

function parseCount(text: string | null): number | undefined {
  if (text === null) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw unparsable('limit or offset', text);
  return Number(text);
}

const parseNames = (text: string | null) =>
  text === null || text === ''
    ? undefined
    : text.split(',').map((name) => /^"(.*)"$/s.exec(name)?.[1] ?? name);

/** PostgREST has no limit of its own; the product sends one or two conditions per request. */
const MOST = 50;

/**
 * Throws if a request has more conditions than a person would write: each one makes the statement take
 * longer to plan, and this Postgres serves no other request in the meantime. Status and code are those
 * of Postgres for a statement that is too complex.
 */
function checkConditions(filters: readonly Filter[]): void {
  const count = filters.reduce((sum, filter) => sum + conditionsIn(filter), 0);
  if (count <= MOST) return;
  throw refuse(413, '54001', 'statement too complex', `More than ${MOST} conditions: ${count}`);
}

function conditionsIn(filter: Filter): number {
  if (filter.kind !== 'tree') return 1;
  return filter.parts.reduce((sum, part) => sum + conditionsIn(part), 0);
}

const JOIN = /^(not\.)?(and|or)(\([\s\S]*\))$/;
const DEEPEST = 10;

/** Parses `(id.eq.1,not.and(email.is.null,id.in.(1,2)))` of the parameters `or` and `and`. */
function parseTree(name: string, text: string, depth = 0): Filter {
  const [, not, join, inner] = JOIN.exec(`${name}${text}`) ?? [];
  if (inner === undefined || depth > DEEPEST) throw unparsable('logic tree', text);
  return {
    kind: 'tree',
    negated: not !== undefined,
    join: join === 'or' ? 'or' : 'and',
    parts: splitParts(inner.slice(1, -1), text).map((part) => parsePart(part, depth + 1)),
  };
}

function parsePart(part: string, depth: number): Filter {
  if (JOIN.test(part)) return parseTree('', part, depth);
  const dot = part.indexOf('.');
  if (dot < 0) throw unparsable('logic tree', part);
  const condition = part.slice(dot + 1);
  const quoted = /^((?:not\.)?[a-z]+\.)"((?:[^"\\]|\\.)*)"$/s.exec(condition);
  const [, operator = '', value = ''] = quoted ?? [];
  return parseFilter(
    part.slice(0, dot),
    quoted ? operator + value.replace(/\\(.)/gs, '$1') : condition,
  );
}

/** Quoted text. An unclosed quote takes all the rest, so that its end is searched for only once. */
const TOKEN = /"(?:[^"\\]|\\.)*"|("[\s\S]*)|[^"]/gs;

/** Splits at the commas outside parentheses and quotes. */
function splitParts(text: string, whole: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const token of tokensOf(text)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth < 0) throw unparsable('logic tree', whole);
    if (token === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + token);
  }
  if (depth !== 0) throw unparsable('logic tree', whole);
  return parts;
}

/** After an unclosed quote, commas and parentheses count. */
function* tokensOf(text: string): Generator<string> {
  for (const [token, unclosed] of text.matchAll(TOKEN)) {
    if (unclosed === undefined) yield token;
    else yield* unclosed;
  }
}
