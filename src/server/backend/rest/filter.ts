import type { Relation } from '../catalog.ts';
import { type Field, fieldSql, parseField, type SqlText } from './field.ts';
import { refuse, unparsable } from './rest-error.ts';

/** One condition on a row, or several joined. */
export type Filter =
  | { kind: 'compare'; field: Field; negated: boolean; operator: string; value: string }
  | { kind: 'in'; field: Field; negated: boolean; values: readonly string[] }
  | { kind: 'is'; field: Field; negated: boolean; value: Truth }
  | { kind: 'tree'; negated: boolean; join: 'and' | 'or'; parts: readonly Filter[] };

/**
 * Operators in the URL and in SQL. Not supported: regular expressions (`match`), whose run time a
 * visitor could drive up, full-text search and ranges.
 */
const OPERATORS: Readonly<Record<string, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  cs: '@>',
  cd: '<@',
};
const TRUTHS = ['null', 'true', 'false', 'unknown'] as const;
type Truth = (typeof TRUTHS)[number];

/** Parses `eq.value`, `not.in.(a,b)` or `is.null` for the field with that name. */
export function parseFilter(fieldText: string, text: string): Filter {
  const field = parseField(fieldText);
  const negated = text.startsWith('not.');
  const rest = negated ? text.slice(4) : text;
  const dot = rest.indexOf('.');
  const name = rest.slice(0, dot);
  const value = rest.slice(dot + 1);
  if (dot < 0) throw unparsable('filter', text);
  if (isTooDeep(value)) throw refuse(413, '54001', 'stack depth limit exceeded');
  if (name === 'in') return { kind: 'in', field, negated, values: parseList(value, text) };
  if (name === 'is') return { kind: 'is', field, negated, value: parseTruth(value, text) };
  const operator = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
  if (operator === undefined) throw unparsable('filter', text);
  const wildcard = name === 'like' || name === 'ilike';
  return {
    kind: 'compare',
    field,
    negated,
    operator,
    value: wildcard ? value.replaceAll('*', '%') : value,
  };
}

function parseTruth(value: string, text: string): Truth {
  const truth = TRUTHS.find((known) => known === value.toLowerCase());
  if (truth === undefined) throw unparsable('filter', text);
  return truth;
}

/**
 * Parses `(a,"b,c",d)`; a backslash in quotes escapes the next character. As in PostgREST, `("")`
 * is the empty list, like `()`.
 */
function parseList(value: string, text: string): string[] {
  const inner = /^\(([\s\S]*)\)$/.exec(value)?.[1];
  if (inner === undefined) throw unparsable('filter', text);
  if (inner === '') return [];
  const item = /(?:"((?:[^"\\]|\\.)*)"|([^",()]*))(,|$)/gsy;
  const items: string[] = [];
  for (;;) {
    const match = item.exec(inner);
    if (!match) throw unparsable('filter', text);
    const [, quoted, plain = '', end] = match;
    items.push(quoted === undefined ? plain : quoted.replace(/\\(.)/gs, '$1'));
    if (end === '') return items.length === 1 && items[0] === '' ? [] : items;
  }
}

/** The filter as an SQL condition; values are added to `sql`. @throws RestError for an unknown column */
export function filterSql(filter: Filter, relation: Relation, sql: SqlText): string {
  const condition = positiveSql(filter, relation, sql);
  return filter.negated ? `not (${condition})` : condition;
}

function positiveSql(filter: Filter, relation: Relation, sql: SqlText): string {
  if (filter.kind === 'tree') {
    const parts = filter.parts.map((part) => filterSql(part, relation, sql));
    return `(${parts.join(` ${filter.join} `)})`;
  }
  const field = fieldSql(filter.field, relation, sql);
  switch (filter.kind) {
    case 'compare':
      return `${field} ${filter.operator} ${sql.value(filter.value)}`;
    case 'is':
      return `${field} is ${filter.value}`;
    case 'in':
      return `${field} = any (${sql.value(arrayLiteral(filter.values))})`;
  }
}

const arrayLiteral = (items: readonly string[]) =>
  `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** Postgres in WASM has a small stack, and spends minutes on JSON with thousands of levels. */
const DEEPEST = 100;

const TOKEN = /"(?:[^"\\]|\\.)*"?|[[{]|[\]}]/gs;

/** True if JSON text is nested deeper than any person's answer could be. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  for (const [token] of json.matchAll(TOKEN)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Operators that search the whole field for each part of their value. */
const SEARCHING = new Set(['like', 'ilike', '@>', '<@']);
const MOST = 10;
const LONGEST = 512;

/**
 * Throws if a request searches for more than a person would. Each character can cost a scan of all
 * answers in a row, and this Postgres serves no other request in the meantime.
 */
export function checkSearches(filters: readonly Filter[]): void {
  const values = filters.flatMap(searchedFor);
  const length = values.reduce((sum, value) => sum + value.length, 0);
  if (values.length <= MOST && length <= LONGEST) return;
  const limit = `More than ${MOST} searches, or than ${LONGEST} characters to search for`;
  throw unparsable('filter', values.join(' '), limit);
}

function searchedFor(filter: Filter): string[] {
  if (filter.kind === 'tree') return filter.parts.flatMap(searchedFor);
  return filter.kind === 'compare' && SEARCHING.has(filter.operator) ? [filter.value] : [];
}
