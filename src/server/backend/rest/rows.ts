import type { Column, Relation } from '../catalog.ts';
import { isTooDeep } from './filter.ts';
import { refuse } from './rest-error.ts';

/** The body of a write: JSON for Postgres to convert, and the columns that it fills. */
export type Rows = { json: string; columns: readonly Column[] };

/** Parses a body far enough to know its columns; the values stay text. */
export function parseRows(
  body: string,
  relation: Relation,
  wanted: readonly string[] | undefined,
): Rows {
  if (isTooDeep(body)) throw refuse(413, '54001', 'stack depth limit exceeded');
  const parsed = parseJson(body);
  const names = wanted ?? commonKeys(Array.isArray(parsed) ? parsed : [parsed]);
  const columns = [...new Set(names)].sort().map((name) => knownColumn(name, relation));
  return { json: body, columns };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw refuse(400, 'PGRST102', 'Empty or invalid json');
  }
}

/** The columns of the first row; the others must have the same. */
function commonKeys(rows: unknown[]): string[] {
  const [first, ...others] = rows.map(objectOf);
  const keys = Object.keys(first ?? {});
  const isUniform = others.every(
    (row) =>
      Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key)),
  );
  if (!isUniform) throw refuse(400, 'PGRST102', 'All object keys must match');
  return keys;
}

function objectOf(value: unknown): object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw refuse(400, 'PGRST102', 'All object keys must match');
}

function knownColumn(name: string, relation: Relation): Column {
  const column = relation.columns.get(name);
  if (column) return column;
  throw refuse(
    400,
    'PGRST204',
    `Could not find the '${name}' column of '${relation.name}' in the schema cache`,
  );
}
