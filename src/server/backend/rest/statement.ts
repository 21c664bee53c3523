import type { Column, Relation } from '../catalog.ts';
import { filterSql } from './filter.ts';
import { orderSql } from './order.ts';
import type { Prefer } from './request.ts';
import type { Query } from './query.ts';
import { refuse } from './rest-error.ts';
import type { Rows } from './rows.ts';
import { selectionSql } from './selection.ts';
import { SqlText, identifier } from './field.ts';

/** One statement; its only row is `total`, `returned`, `inserted` and `body`, the rows as JSON text. */
export type Statement = { text: string; values: readonly (string | null)[] };

/** Rows that an upsert really inserted: each row adds one, and subtracts it again if it existed. */
const INSERTED = `coalesce(nullif(current_setting('pgrst.inserted', true), ''), '0')::integer`;
const counting = (step: string) =>
  ` where set_config('pgrst.inserted', (${INSERTED} ${step})::text, true) <> ''`;

/** Postgres produces the JSON, so that every type is written as in PostgREST. */
const wrap = (source: string, total: string) => `
with source as (${source})
select (${total}) as total, count(*) as returned,
  ${INSERTED} as inserted,
  coalesce(json_agg(row), '[]')::text as body
from (select * from source) row`;

/** Reads the rows of a query; with `count`, `total` is their number without the limit. */
export function selectStatement(relation: Relation, query: Query, count: boolean): Statement {
  const sql = new SqlText();
  const selected = selectionSql(query.select, relation, sql);
  const from = `from ${table(relation)}${where(query, relation, sql)}`;
  const order = orderSql(query.order, relation, sql);
  const limit = query.limit === undefined ? '' : ` limit ${query.limit}`;
  const total = count ? `select count(*) from (select 1 ${from}) counted` : 'null';
  const source = `select ${selected} ${from}${order}${limit} offset ${query.offset}`;
  return { text: wrap(source, total), values: sql.values };
}

/** Inserts rows and, as `prefer` says, merges or ignores those that exist. */
export function insertStatement(
  relation: Relation,
  query: Query,
  rows: Rows,
  prefer: Prefer,
): Statement {
  const sql = new SqlText();
  const names = rows.columns.map(({ name }) => identifier(name)).join(', ');
  const source = `insert into ${table(relation)}${names && `(${names})`}
select ${names} ${payload(rows, prefer.missingDefault, sql)}${onConflict(relation, query, rows, prefer)}
returning ${returning(relation, query, prefer, sql)}`;
  return { text: wrap(source, 'null'), values: sql.values };
}

/** Updates the columns that `rows` names in every row that the query's filters match. */
export function updateStatement(
  relation: Relation,
  query: Query,
  rows: Rows,
  prefer: Prefer,
): Statement {
  const sql = new SqlText();
  const selected = returning(relation, query, prefer, sql);
  if (rows.columns.length === 0) {
    const none = `select ${selected} from ${table(relation)} where false`;
    return { text: wrap(none, 'null'), values: sql.values };
  }
  const sets = rows.columns.map(({ name }) => `${identifier(name)} = payload.${identifier(name)}`);
  const source = `update ${table(relation)} set ${sets.join(', ')}
${payload(rows, prefer.missingDefault, sql)}${where(query, relation, sql)} returning ${selected}`;
  return { text: wrap(source, 'null'), values: sql.values };
}

/** Deletes every row that the query's filters match. */
export function deleteStatement(relation: Relation, query: Query, prefer: Prefer): Statement {
  const sql = new SqlText();
  const source = `delete from ${table(relation)}${where(query, relation, sql)}
returning ${returning(relation, query, prefer, sql)}`;
  return { text: wrap(source, 'null'), values: sql.values };
}

const table = ({ name }: Relation) => `${identifier('public')}.${identifier(name)}`;

function where(query: Query, relation: Relation, sql: SqlText): string {
  if (query.filters.length === 0) return '';
  return ` where ${query.filters.map((filter) => filterSql(filter, relation, sql)).join(' and ')}`;
}

/** Returning a column requires the right to read it; without `return=representation`, none is named. */
const returning = (relation: Relation, query: Query, prefer: Prefer, sql: SqlText) =>
  prefer.answer === 'representation' ? selectionSql(query.select, relation, sql) : '1';

function payload({ json, columns }: Rows, missingDefault: boolean, sql: SqlText): string {
  const given = `${sql.value(json)}::json`;
  const list = `case json_typeof(${given}) when 'array' then ${given} else json_build_array(${given}) end`;
  if (columns.length === 0) return `from json_array_elements(${list}) payload`;
  const types = columns.map(({ name, type }) => `${identifier(name)} ${type}`).join(', ');
  if (missingDefault && hasEndlessFigures(json)) throw refuse(400, '23514', 'a figure is too long');
  const records = missingDefault
    ? `jsonb_to_recordset(${withDefaults(list, columns)})`
    : `json_to_recordset(${list})`;
  return `from ${records} as payload(${types})`;
}

/**
 * PostgREST uses JSONB here, which writes out every number in full as text: in a column of text or
 * of numbers, six thousand times 1e131071 would fill the memory before a check could refuse it.
 */
function withDefaults(list: string, columns: readonly Column[]): string {
  const defaults = columns
    .filter(({ defaultValue }) => defaultValue !== null)
    .map(({ name, defaultValue }) => `'${name.replaceAll("'", "''")}', ${defaultValue}`);
  return `(select coalesce(jsonb_agg(jsonb_build_object(${defaults.join(', ')}) || given), '[]')
from jsonb_array_elements((${list})::jsonb) given)`;
}

function onConflict(relation: Relation, query: Query, rows: Rows, prefer: Prefer): string {
  const target = query.onConflict ?? relation.primaryKey;
  if (prefer.onConflict === 'fail' || target.length === 0) return '';
  const unknown = target.find((name) => !relation.columns.has(name));
  if (unknown !== undefined) throw refuse(400, '42703', `column "${unknown}" does not exist`);
  const names = target.map(identifier).join(', ');
  const sets = rows.columns.map(({ name }) => `${identifier(name)} = excluded.${identifier(name)}`);
  if (prefer.onConflict === 'ignore' || sets.length === 0) {
    return `\non conflict (${names}) do nothing`;
  }
  const update = `do update set ${sets.join(', ')}${counting('- 1')}`;
  return `${counting('+ 1')}\non conflict (${names}) ${update}`;
}

const TOKEN = /"(?:[^"\\]|\\.)*"?|[eE][+-]?0*[1-9]\d{2,}/gs;

/** True if valid JSON text has a number with an exponent of three or more digits, such as 1e131071. */
export function hasEndlessFigures(json: string): boolean {
  for (const [token] of json.matchAll(TOKEN)) {
    if (!token.startsWith('"')) return true;
  }
  return false;
}
