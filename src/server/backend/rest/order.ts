import type { Relation } from '../catalog.ts';
import { type Field, fieldSql, parseField, type SqlText } from './field.ts';
import { unparsable } from './rest-error.ts';

export type OrderTerm = { field: Field; direction: string; nulls: string };

const TERM = /^([^.]+)(?:\.(asc|desc))?(?:\.(nullsfirst|nullslast))?$/;
const NULLS: Readonly<Record<string, string>> = {
  nullsfirst: ' nulls first',
  nullslast: ' nulls last',
};

/** Each term adds to planning and sorting; the product uses none. */
const MOST = 50;

/** Parses `updated_at.desc.nullslast,id`. @throws RestError (400) for anything else */
export function parseOrder(text: string): OrderTerm[] {
  const terms = text.split(',');
  if (terms.length > MOST) throw unparsable('order', text, `More than ${MOST} names`);
  return terms.map((term) => {
    const [, field, direction = '', nulls = ''] = TERM.exec(term) ?? [];
    if (field === undefined) throw unparsable('order', text);
    return {
      field: parseField(field),
      direction: direction && ` ${direction}`,
      nulls: NULLS[nulls] ?? '',
    };
  });
}

/** The `order by` clause, with a leading space; empty without terms. */
export function orderSql(terms: readonly OrderTerm[], relation: Relation, sql: SqlText): string {
  if (terms.length === 0) return '';
  const list = terms.map((t) => `${fieldSql(t.field, relation, sql)}${t.direction}${t.nulls}`);
  return ` order by ${list.join(', ')}`;
}
