import {
  compileCondition,
  type Expression,
  type Field,
  type Json,
  optionsOf,
  type Scope,
  write,
} from '../../engine/core.ts';
import { compileSchema } from '../model/ajv.ts';
import { classesOf } from './classes.ts';
import { readsThrough } from './reads-through.ts';
import { product } from './product.ts';
import type { Subject } from './subject.ts';
import { cutSums } from './sums.ts';
import { usesOf } from './uses.ts';

/** Scopes for all combinations of answers that matter to the given expressions. */
export type Scopes = { scopes: readonly Scope[]; exact: boolean };

const MOST = 4000;

/** Every combination of the classes of the answers these expressions read, including no answer. */
export function scopesFor(subject: Subject, expressions: readonly Expression[]): Scopes {
  const definitions = subject.flow.source;
  const uses = cutSums(usesOf(expressions, { ...definitions, computed: new Map() }), subject.field);
  const paths = [
    ...new Set(expressions.flatMap((expression) => [...readsThrough(expression, definitions)])),
  ].filter((path) => !path.startsWith('$'));
  const classes = paths.map((path) => {
    const field = subject.field(path);
    if (field === undefined || path.includes('.*')) return { values: [undefined], exact: false };
    const own = uses.get(path) ?? [];
    const context = subject.classContext(null);
    const cut = classesOf(field, own, context);
    // The number of choices depends on the visitor, and no visitor is considered here.
    const isOpen =
      typeof optionsOf(field)['choicesFrom'] === 'string' &&
      own.some(({ kind }) => kind === 'length');
    const written = context.written(path);
    const possible = cut.values.filter(
      (value) => written.includes(value ?? null) || fits(field, value),
    );
    return { values: [...new Set([...possible, undefined])], exact: cut.exact && !isOpen };
  });
  const size = classes.reduce((total, { values }) => total * values.length, 1);
  if (size > MOST) return { scopes: [], exact: false };
  const base: Readonly<Record<string, Json | undefined>> = subject.ambient;
  const scopes = [...product(classes.map(({ values }) => values))].map((values) =>
    values.reduce<Readonly<Record<string, Json | undefined>>>(
      (scope, value, index) => write(scope, paths[index] ?? '', value),
      base,
    ),
  );
  return { scopes, exact: classes.every(({ exact }) => exact) };
}

/** Whether a number or the length of a list is within the limits of its field. */
function fits({ schema }: Field, value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.length <= Number(schema['maxItems'] ?? Infinity);
  const compiled = typeof value === 'number' ? compileSchema(schema) : null;
  return compiled === null || !compiled.ok || compiled.validate(value).length === 0;
}

/** Evaluates a condition for each of the scopes. */
export function truthOf(
  subject: Subject,
  condition: Expression,
  scopes: readonly Scope[],
): boolean[] {
  return scopes.map(compileCondition(condition, subject.flow.source, subject.catalogs));
}
