import {
  type Answers,
  type Expression,
  generalPath,
  isObject,
  type Json,
  type JsonObject,
  operation,
  read,
  references,
  write,
} from '../../../engine/core.ts';
import { compileSchema } from '../../model/ajv.ts';
import { readsThrough } from '../../proof/reads-through.ts';
import { sampleItem, samples } from '../../proof/samples.ts';
import type { Subject } from '../../proof/subject.ts';

/** More values than this are not given for one answer. */
const VALUES = 80;

/**
 * For answers that an expression reads and no recording of it has, each value that the expression
 * names or the question offers. A condition that gains an operand shows only with and without one.
 */
export function gainedAnswers(
  expression: Expression,
  recorded: readonly JsonObject[],
  subject: Subject,
): { path: string; values: Json[] }[] {
  const { source } = subject.flow;
  const paths = [...readsThrough(expression, source)].filter((path) => !path.startsWith('$'));
  return paths
    .filter((path) => !recorded.some((answers) => read(answers, path) !== undefined))
    .map((path) => ({ path, values: valuesOf(path, literalsIn(expression, subject), subject) }));
}

/** The answers of a recording with one more. */
export function withAnswer(answers: JsonObject, path: string, value: Json): JsonObject {
  const added: Answers = write(answers, path, value);
  return Object.fromEntries(
    Object.entries(added).flatMap(([key, part]): [string, Json][] =>
      part === undefined ? [] : [[key, part]],
    ),
  );
}

function valuesOf(path: string, named: readonly Json[], subject: Subject): Json[] {
  const field = subject.field(generalPath(path));
  if (field === undefined) return [...named];
  const { schema } = field;
  const context = { today: subject.today, offered: null };
  const items = schema['type'] === 'array' ? sampleItem(field, context) : [];
  const compiled = compileSchema(schema);
  const [item] = items;
  const rows = isObject(item)
    ? named.flatMap((one) => Object.keys(item).map((key) => [{ ...item, [key]: one }]))
    : named.map((one) => [one]);
  const all = [...named, ...rows, ...samples(field, context), ...items.map((one) => [one])];
  const fitting = all.filter((one) => compiled.ok && compiled.validate(one).length === 0);
  return [...new Map(fitting.map((one) => [JSON.stringify(one), one])).values()].slice(0, VALUES);
}

/** The values that an expression and what it refers to name; of a number, those beside it too. */
function literalsIn(expression: Expression, subject: Subject): Json[] {
  const { conditions, values } = subject.flow.source;
  const named = references(expression).flatMap(({ kind, name }): Json[] => {
    const definition =
      kind === 'lookup' ? undefined : (kind === 'condition' ? conditions : values)[name];
    return definition === undefined ? [] : literalsIn(definition, subject);
  });
  return [...literals(expression), ...named];
}

function literals(expression: Expression): Json[] {
  if (Array.isArray(expression)) return expression.flatMap(literals);
  if (typeof expression === 'number') return [expression, expression - 1, expression + 1];
  if (!isObject(expression)) return [expression];
  const found = operation(expression);
  return found === null || found.name === 'var' ? [] : found.operands.flatMap(literals);
}
