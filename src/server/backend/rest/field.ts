import type { Relation } from '../catalog.ts';
import { unknownColumn, unparsable } from './rest-error.ts';

/** Collects the values of a statement, whose text contains only placeholders. */
export class SqlText {
  readonly values: (string | null)[] = [];

  /** The placeholder (`$1`) of a value, whose type Postgres infers from its context. */
  value(value: string | null): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** A name from the catalog, quoted. */
export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A column and, for a JSON column, the path into it: `answers->contactInfo->>city`. */
export type Field = { column: string; steps: readonly JsonStep[] };
type JsonStep = { arrow: '->' | '->>'; key: string };

const FIELD = /^([^\s,.():"<>-]+)((?:->>?[^\s,.():"<>-]+)*)$/;
const STEP = /(->>?)([^-<>]+)/g;
/**
 * Answers are never nested deeper, and hundreds of steps would overflow the stack of Postgres in
 * WASM.
 */
const DEEPEST = 20;

/** Parses a column or a path into a JSON column. @throws RestError (400) if it is neither */
export function parseField(text: string): Field {
  const [, column, path = ''] = FIELD.exec(text) ?? [];
  // Text in Postgres cannot contain NUL.
  if (column === undefined || text.includes('\0')) throw unparsable('field', text);
  const steps = [...path.matchAll(STEP)].map(([, arrow, key = '']): JsonStep => ({
    arrow: arrow === '->>' ? '->>' : '->',
    key,
  }));
  if (steps.length > DEEPEST) throw unparsable('field', text);
  if (steps.slice(0, -1).some(({ arrow }) => arrow === '->>')) throw unparsable('field', text);
  return { column, steps };
}

/** The field as SQL. A name gets into SQL only if the catalog has it. */
export function fieldSql({ column, steps }: Field, relation: Relation, sql: SqlText): string {
  const known = relation.columns.get(column);
  if (!known) throw unknownColumn(relation.name, column);
  const name = `${identifier('public')}.${identifier(relation.name)}.${identifier(known.name)}`;
  if (steps.length === 0) return name;
  const start = /^jsonb?$/.test(known.type) ? name : `to_jsonb(${name})`;
  return steps.reduce((inner, { arrow, key }) => {
    const index = /^-?\d+$/.test(key);
    return `(${inner} ${arrow} ${sql.value(key)}::${index ? 'integer' : 'text'})`;
  }, start);
}
