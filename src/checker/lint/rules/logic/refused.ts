import {
  didYouMean,
  type ExpressionProblem,
  type FlowProblem,
  OPERATORS,
  parseExpression,
} from '../../../../engine/core.ts';
import { expressionsOf } from '../../../model/expressions.ts';
import type { Model } from '../../../model/model.ts';
import type { Defect, LintRule } from '../../rule.ts';

/** A problem that the engine names when it compiles a flow or an expression, as a rule. */
type Refusal = Pick<LintRule, 'code' | 'name' | 'guarantee'> & {
  of: readonly (FlowProblem['code'] | ExpressionProblem['code'])[];
  /** What it means for visitors; a function where that depends on the place. */
  harm: string | ((at: string) => string);
};

const REFUSALS = [
  {
    code: 'G1',
    name: 'start-exists',
    guarantee: 'The flow starts at one of its steps.',
    of: ['start'],
    harm: 'no visitor could start',
  },
  {
    code: 'G2',
    name: 'target-exists',
    guarantee:
      'Every transition of a step and every link of a page leads to a step or page that exists.',
    of: ['target'],
    harm: (at) => {
      if (at.startsWith('/sections/'))
        return 'the list beside the questions would count the wrong steps';
      return at.startsWith('/pages/')
        ? 'the link of the page would lead nowhere'
        : 'Continue would lead nowhere';
    },
  },
  {
    code: 'G3',
    name: 'default-last',
    guarantee: 'Every step has exactly one transition without a condition, the last one.',
    of: ['default'],
    harm: 'a visitor for whom no condition holds could not continue',
  },
  {
    code: 'L1',
    name: 'one-operator',
    guarantee: 'An expression object has exactly one operator.',
    of: ['not-one-operator'],
    harm: 'it would be true for every visitor',
  },
  {
    code: 'L2',
    name: 'known-operators',
    guarantee: 'Only operators of the project are used, each with the right number of operands.',
    of: ['unknown-operator', 'arity', 'bad-path', 'not-a-name', 'item-scope'],
    harm: 'it would throw or be false for every visitor',
  },
  {
    code: 'L18',
    name: 'nesting-limit',
    guarantee: 'No expression is nested too deeply to be read.',
    of: ['too-deep'],
    harm: 'nobody can tell what it means for a visitor',
  },
] as const satisfies readonly Refusal[];

/** One rule for each row: what the engine refuses, and what that would mean for visitors. */
export const REFUSED: readonly LintRule[] = REFUSALS.map(
  ({ code, name, guarantee, of, harm }: Refusal): LintRule => ({
    code,
    name,
    layer: 'names',
    guarantee,
    severity: 'error',
    check: (model) => refusedBy(model, of, harm),
  }),
);

/** The places of a model that the engine refuses with one of the codes. */
export function refusedBy(
  model: Model,
  codes: readonly (FlowProblem['code'] | ExpressionProblem['code'])[],
  harm: Refusal['harm'],
): Defect[] {
  const { flow, flowPath, flowProblems } = model;
  const places = [...(flow?.steps ?? []), ...(flow?.pages ?? [])].map(({ id }) => id);
  const inFlow = flowProblems.map((problem) => ({
    ...problem,
    file: flowPath,
    suggestion: suggestionFor(problem, places),
  }));
  const inExpressions = expressionsOf(model).flatMap(({ file, pointer, expression, condition }) => {
    const parsed = parseExpression(expression, condition ? 'boolean' : undefined);
    return parsed.ok
      ? []
      : parsed.problems.map((problem) => ({
          ...problem,
          file,
          at: `${pointer}${problem.at}`,
          suggestion: insteadOf(problem),
        }));
  });
  return [...inFlow, ...inExpressions]
    .filter(({ code }) => codes.includes(code))
    .map(({ file, at, text, suggestion }) => ({
      file,
      pointer: at,
      message: `${text[0]?.toUpperCase()}${text.slice(1)}: ${typeof harm === 'string' ? harm : harm(at)}.`,
      suggestion,
    }));
}

function suggestionFor(
  { code, at, name }: FlowProblem,
  places: readonly string[],
): string | undefined {
  if (code !== 'target') return undefined;
  const meant = name === undefined ? undefined : didYouMean(name, places);
  return at.startsWith('/sections/')
    ? (meant ?? 'Name the first step of each section, in the order of the steps.')
    : meant;
}

const INSTEAD: Readonly<Partial<Record<ExpressionProblem['code'], string>>> = {
  'not-one-operator': 'Join them with "and" or "or".',
  'too-deep': 'Give a part of it a name under "conditions" or "values", and refer to that.',
};

/** Operators of other languages, mapped to their names here. */
const FOREIGN: Readonly<Record<string, string>> = {
  '===': '==',
  '!==': '!=',
  '=': '==',
  equals: '==',
  '!!': 'answered',
  '&&': 'and',
  '||': 'or',
  not: '!',
  missing: 'answered',
};

function insteadOf({ code, name }: ExpressionProblem): string | undefined {
  if (name === undefined) return INSTEAD[code];
  if (name === 'figure')
    return 'Rules read a figure by its name: a key of "x-figures" in schema.json, or a limit such as "field.max".';
  const known = FOREIGN[name];
  return known === undefined
    ? didYouMean(name, Object.keys(OPERATORS))
    : `Did you mean "${known}"?`;
}
