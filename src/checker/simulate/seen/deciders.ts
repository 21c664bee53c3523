import {
  compileExpression,
  type Expression,
  isObject,
  type Json,
  type JsonObject,
  operation,
  type Scope,
} from '../../../engine/core.ts';
import type { Subject } from '../../proof/subject/subject.ts';
import { withLeaf } from '../../visitors/near-limits.ts';

/** Answers for which one operand alone decides, and which one that is. */
export type Decided = { decider: string; answers: JsonObject };

/**
 * For each `and` and `or` in an expression, answers for which one operand alone decides the result: the
 * only one that holds of an `or`, the only one that does not of an `and`. A lost operand shows nowhere
 * else. Random visitors rarely check a single box of several, so each box is also turned.
 */
export function decidersIn(
  expression: Expression,
  { flow, catalogs }: Subject,
): (answers: JsonObject, around: Scope) => Decided[] {
  const connectives = connectivesIn(expression).map(({ name, operands }) => ({
    deciding: name === 'or',
    operands: operands.map((operand) => compileExpression(operand, flow.source, catalogs)),
  }));
  if (connectives.length === 0) return () => [];
  const decidersOf = (scope: Scope) =>
    connectives.flatMap(({ deciding, operands }, index) => {
      const alone = operands.flatMap((holds, place) =>
        (holds(scope) === true) === deciding ? [place] : [],
      );
      return alone.length === 1 ? [`${index} ${alone[0]}`] : [];
    });
  return (answers, around) =>
    [answers, ...turned(answers)].flatMap((own) =>
      decidersOf({ ...own, ...around }).map((decider) => ({ decider, answers: own })),
    );
}

function connectivesIn(expression: Expression): { name: string; operands: Expression[] }[] {
  if (Array.isArray(expression)) return expression.flatMap(connectivesIn);
  const found = operation(expression);
  // A test of an item reads the item, not the answers.
  if (found === null || found.name === 'all' || found.name === 'some') return [];
  const { name, operands } = found;
  const own = name === 'and' || name === 'or' ? [{ name, operands: [...operands] }] : [];
  return [...own, ...operands.flatMap(connectivesIn)];
}

/** The answers with one yes or no turned into the other, for each of them. */
const turned = (answers: JsonObject): JsonObject[] =>
  yesOrNos(answers, '').map(([path, value]) => withLeaf(answers, path, !value));

function yesOrNos(value: Json, path: string): [string, boolean][] {
  if (typeof value === 'boolean') return [[path, value]];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    yesOrNos(part, path === '' ? key : `${path}.${key}`),
  );
}
