import {
  type Expression,
  isObject,
  type Json,
  type JsonObject,
  sameJson,
} from '../../../engine/core.ts';
import { comparison, comparisonNames } from './comparisons.ts';
import { expressionOf, pickedFrom, type Clause } from './picked.ts';
import type { AskedQuestion } from './questions.ts';

/**
 * The `if` of a step's schema as an expression; null if pickers cannot express it.
 * @param section the dotted path of the step's data with its trailing dot; empty if it has none
 */
export function expressionOfTest(
  test: JsonObject,
  section: string,
  asked: readonly AskedQuestion[],
): Expression | null {
  const { properties = {}, required = [], ...others } = test;
  if (!isObject(properties) || !Array.isArray(required) || Object.keys(others).length > 0)
    return null;
  const names = required.filter((name) => typeof name === 'string');
  const compared = Object.entries(properties);
  // A field that is not required also matches when unanswered, which pickers cannot express.
  if (compared.some(([name]) => !names.includes(name))) return null;
  const clauses = [
    ...compared.flatMap(([name, part]) =>
      Object.entries(isObject(part) ? part : {}).map(([keyword, limit]) =>
        clauseOf(asked, `${section}${name}`, keyword, limit),
      ),
    ),
    ...names
      .filter((name) => !(name in properties))
      .map((name): Clause => ({
        kind: 'picked',
        path: `${section}${name}`,
        comparison: 'answered',
        value: undefined,
      })),
  ];
  const whole = clauses.filter((clause) => clause !== null);
  if (whole.length < clauses.length) return null;
  return expressionOf({ join: 'and', clauses: whole }, asked) ?? null;
}

/** The equivalent `if`; null if JSON Schema has no keyword for it. */
export function testOfExpression(
  condition: Expression,
  section: string,
  asked: readonly AskedQuestion[],
): JsonObject | null {
  const { join, clauses } = pickedFrom(condition, asked);
  if (join === 'or' && clauses.length > 1) return null;
  const properties = new Map<string, JsonObject>();
  const names = new Set<string>();
  for (const clause of clauses) {
    if (clause.kind === 'written' || !clause.path.startsWith(section)) return null;
    const name = clause.path.slice(section.length);
    const { keyword } = comparison(clause.comparison);
    if (keyword === undefined || name.includes('.') || isObject(clause.value)) return null;
    names.add(name);
    if (keyword === 'required') continue;
    const part = properties.get(name) ?? {};
    const value = clause.value ?? null;
    const limit: Json = keyword === 'contains' ? { const: value } : value;
    // A keyword can occur only once, so it cannot have a second value.
    if (keyword in part && !sameJson(part[keyword], limit)) return null;
    properties.set(name, { ...part, [keyword]: limit });
  }
  if (names.size === 0) return null;
  return {
    ...(properties.size > 0 && { properties: Object.fromEntries(properties) }),
    required: [...names],
  };
}

function clauseOf(
  asked: readonly AskedQuestion[],
  path: string,
  keyword: string,
  limit: Json,
): Clause | null {
  const question = asked.find((one) => one.path === path);
  const name = comparisonNames.find((one) => {
    const { keyword: own, fits } = comparison(one);
    return own === keyword && question !== undefined && fits.includes(question.kind);
  });
  if (name === undefined) return null;
  const isList = keyword === 'contains';
  if (isList && !(isObject(limit) && Object.keys(limit).join() === 'const')) return null;
  const value = isList && isObject(limit) ? limit['const'] : limit;
  return { kind: 'picked', path, comparison: name, value };
}
