import {
  type Definitions,
  type Expression,
  type Field,
  type Json,
  type Scope,
  compileCondition,
  operation,
  optionsOf,
  valueAsText,
  write,
} from '../../engine/core.ts';
import { compileSchema } from '../model/ajv.ts';
import { classesOf, cutSums } from './answers/classes.ts';
import { readsThrough } from './subject/reads-through.ts';
import { product } from './satisfy/rows-for-rules.ts';
import type { Subject } from './subject/subject.ts';
import { usesOf } from './subject/uses.ts';

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

/** Each additional atom doubles the truth table. */
const ATOMS = 12;

/**
 * Whether a condition is always true or always false, whatever its comparisons yield; null if neither.
 * Comparisons are treated as opaque, so this holds for any operator inside them, except those that
 * no count can change.
 */
export function alwaysIs(condition: Expression, definitions: Definitions): boolean | null {
  const atoms = new Set<string>();
  collect(condition, definitions, atoms);
  if (atoms.size > ATOMS) return null;
  const names = [...atoms];
  const values = Array.from({ length: 2 ** names.length }, (_, bits) => {
    const truths = new Map(names.map((name, index) => [name, (bits & (1 << index)) !== 0]));
    return holds(condition, definitions, truths);
  });
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : null;
}

/** The outcome of a comparison that no count can change, such as `count >= 0`; null for any other. */
function decided(expression: Expression): boolean | null {
  const { name, operands: [count = null, limit] = [] } = operation(expression) ?? {};
  if (operation(count)?.name !== 'count' || typeof limit !== 'number') return null;
  if (name === '>=' && limit <= 0) return true;
  if (name === '>' && limit < 0) return true;
  return (name === '<' && limit <= 0) || (name === '<=' && limit < 0) ? false : null;
}

function connective(expression: Expression, definitions: Definitions) {
  const found = operation(expression);
  if (found?.name === 'condition') {
    const named = definitions.conditions[valueAsText(found.operands[0])] ?? false;
    return { name: 'and', operands: [named] };
  }
  return found !== null && ['and', 'or', '!'].includes(found.name) ? found : null;
}

function collect(expression: Expression, definitions: Definitions, atoms: Set<string>): void {
  const found = connective(expression, definitions);
  if (found !== null) for (const part of found.operands) collect(part, definitions, atoms);
  else if (typeof expression !== 'boolean' && decided(expression) === null)
    atoms.add(JSON.stringify(expression));
}

function holds(
  expression: Expression,
  definitions: Definitions,
  truths: ReadonlyMap<string, boolean>,
): boolean {
  if (typeof expression === 'boolean') return expression;
  const found = connective(expression, definitions);
  if (found === null) return decided(expression) ?? truths.get(JSON.stringify(expression)) ?? false;
  const parts = found.operands.map((part) => holds(part, definitions, truths));
  if (found.name === 'and') return parts.every(Boolean);
  return found.name === 'or' ? parts.some(Boolean) : parts[0] !== true;
}
