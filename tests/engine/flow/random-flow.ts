import fc from 'fast-check';
import type { Questions } from '../../../src/engine/flow/compiled.ts';
import type {
  Answers,
  Derivation,
  Flow,
  Step,
  Transition,
} from '../../../src/engine/flow/types.ts';
import type { Expression } from '../../../src/engine/logic/expressions/expression.ts';
import type { Json, JsonObject } from '../../../src/engine/logic/json.ts';
import { write } from '../../../src/engine/logic/path.ts';

/** Possible answers to random questions; all conditions compare with these values. */
const DOMAINS = {
  choice: ['a', 'b', 'c'],
  flag: [true, false],
  amount: [0, 1, 2, 3],
  many: [[], ['a'], ['b'], ['a', 'b']],
} as const satisfies Record<string, readonly Json[]>;

/** One question: the path of its answer and its possible values. */
export type Question = { path: string; kind: keyof typeof DOMAINS };

export type RandomFlow = {
  flow: Flow;
  questions: readonly Question[];
  /** The questions that each step asks. */
  asked: Questions;
};

const kind = fc.constantFrom('choice', 'flag', 'amount', 'many') satisfies fc.Arbitrary<
  keyof typeof DOMAINS
>;

type Sections = { answers: Step['answers']; questions: Question[] };

/** A step answers one section as an object with fields, or one or two sections directly. */
function sectionsOfStep(index: number): fc.Arbitrary<Sections> {
  return fc
    .tuple(fc.boolean(), fc.array(kind, { minLength: 1, maxLength: 2 }))
    .map(([isObject, kinds]): Sections =>
      isObject
        ? {
            answers: `s${index}`,
            questions: kinds.map((of, field) => ({ path: `s${index}.f${field}`, kind: of })),
          }
        : {
            answers: kinds.map((_, part) => `s${index}p${part}`),
            questions: kinds.map((of, part) => ({ path: `s${index}p${part}`, kind: of })),
          },
    );
}

/** A test on one question, of a kind that suits it. */
function testOf({ path, kind: of }: Question): fc.Arbitrary<Expression> {
  const asked = { var: path };
  const answered = fc.constant<Expression>({ answered: path });
  switch (of) {
    case 'choice':
      return fc.oneof(
        answered,
        fc
          .tuple(fc.constantFrom('==', '!='), fc.constantFrom(...DOMAINS.choice))
          .map(([operator, value]): Expression => ({ [operator]: [asked, value] })),
        fc
          .subarray([...DOMAINS.choice], { minLength: 1 })
          .map((values): Expression => ({ in: [asked, values] })),
      );
    case 'flag':
      return fc.boolean().map((value): Expression => ({ '==': [asked, value] }));
    case 'amount':
      return fc.oneof(
        answered,
        fc
          .tuple(
            fc.constantFrom('<', '<=', '>', '>=', '==', '!='),
            fc.constantFrom(...DOMAINS.amount),
          )
          .map(([operator, value]): Expression => ({ [operator]: [asked, value] })),
      );
    case 'many':
      return fc.oneof(
        answered,
        fc.constantFrom('a', 'b').map((value): Expression => ({ in: [value, asked] })),
        fc.constantFrom(0, 1, 2).map((value): Expression => ({ '>': [{ count: [asked] }, value] })),
      );
  }
}

/** A condition on the questions, which may refer to earlier named conditions. */
function condition(
  questions: readonly Question[],
  named: readonly string[],
): fc.Arbitrary<Expression> {
  const leaf = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...questions).chain(testOf) },
    ...(named.length === 0
      ? []
      : [
          {
            weight: 1,
            arbitrary: fc.constantFrom(...named).map((name): Expression => ({ condition: name })),
          },
        ]),
  );
  return fc.oneof(
    { weight: 3, arbitrary: leaf },
    { weight: 1, arbitrary: leaf.map((test): Expression => ({ '!': [test] })) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom('and', 'or'), fc.array(leaf, { minLength: 2, maxLength: 3 }))
        .map(([operator, tests]): Expression => ({ [operator]: tests })),
    },
  );
}

const CONDITIONS = ['c0', 'c1', 'c2', 'c3'];

function conditions(questions: readonly Question[]): fc.Arbitrary<Flow['conditions']> {
  return fc
    .tuple(...CONDITIONS.map((_, index) => condition(questions, CONDITIONS.slice(0, index))))
    .map((made) => Object.fromEntries(made.map((each, index) => [`c${index}`, each])));
}

/** Transitions only lead forward, to a later step or a page, so that every path ends. */
function transitionsOf(later: readonly string[]): fc.Arbitrary<Transition[]> {
  const to = fc.constantFrom(...later);
  const conditional = fc.record({ when: fc.constantFrom(...CONDITIONS), to });
  return fc
    .tuple(fc.array(conditional, { maxLength: 2 }), fc.oneof(to, fc.constant(later[0] ?? '')))
    .map(([conditionals, otherwise]) => [...conditionals, { to: otherwise }]);
}

/** Copies one question's answer to another path, in any mode; the target may be in any step. */
function derivation(questions: readonly Question[]): fc.Arbitrary<Derivation> {
  const question = fc.constantFrom(...questions);
  return fc
    .record({
      to: question,
      from: question,
      mode: fc.constantFrom('always', 'follow', 'reset', 'onLeave') satisfies fc.Arbitrary<
        Derivation['mode']
      >,
      when: fc.option(fc.constantFrom(...CONDITIONS), { nil: undefined }),
    })
    .map(({ to, from, mode, when }) => ({
      to: to.path,
      mode,
      value: { $: { var: from.path } },
      ...(when === undefined ? {} : { when }),
    }));
}

const PAGES = ['quote', 'decline'];

/** Name of a question within its step's data. */
const nameOf = ({ path }: Question) => path.split('.').at(-1) ?? path;

/**
 * Of a step's two questions, the second is asked for one answer to the first, or both are always asked.
 */
function fork({ questions: [first, second] }: Sections): fc.Arbitrary<JsonObject | undefined> {
  if (first === undefined || second === undefined) return fc.constant(undefined);
  const opened = (property: JsonObject): JsonObject => ({
    properties: { [nameOf(second)]: property },
  });
  return fc.option(
    fc
      .record({ value: fc.constantFrom<Json>(...DOMAINS[first.kind]), isNull: fc.boolean() })
      .map(({ value, isNull }) => ({
        properties: { [nameOf(first)]: {} },
        allOf: [
          {
            if: { properties: { [nameOf(first)]: { const: value } }, required: [nameOf(first)] },
            // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
            then: opened({}),
            ...(isNull ? { else: opened({ type: 'null' }) } : {}),
          },
        ],
      })),
    { nil: undefined },
  );
}

/** Sometimes a question is shown by a condition on answers of other steps. */
function shown({ questions }: Sections): fc.Arbitrary<Step['show']> {
  const names = questions.map(nameOf);
  const show = fc.dictionary(fc.constantFrom(...names), fc.constantFrom(...CONDITIONS), {
    minKeys: 1,
    maxKeys: 1,
  });
  return fc.option(show, { nil: undefined, freq: 2 });
}

function flowOver(parts: readonly Sections[]): fc.Arbitrary<RandomFlow> {
  const questions = parts.flatMap((part) => part.questions);
  const ids = parts.map((_, index) => `step-${index}`);
  const read = fc.constantFrom(...questions).map(({ path }): Expression => ({ var: path }));
  const overrides = fc.array(fc.constantFrom(95, 96, 97, 98, 99, 100), {
    maxLength: Math.min(2, parts.length),
  });
  return fc
    .record({
      conditions: conditions(questions),
      ways: fc.tuple(...ids.map((_, index) => transitionsOf([...ids.slice(index + 1), ...PAGES]))),
      query: fc.option(fc.dictionary(fc.constantFrom('q', 'r'), read), { nil: undefined }),
      derive: fc.array(derivation(questions), { maxLength: 2 }),
      columns: fc.dictionary(fc.constantFrom('one', 'two'), read),
      forks: fc.tuple(...parts.map(fork)),
      shows: fc.tuple(...parts.map(shown)),
      overrides: overrides.map((percents) => percents.toSorted((a, b) => a - b)),
    })
    .map(
      ({ conditions: named, ways, query, derive, columns, forks, shows, overrides: percents }) => ({
        questions,
        asked: Object.fromEntries(
          forks.flatMap((asked, index) =>
            asked === undefined ? [] : [[ids[index] ?? '', asked] as const],
          ),
        ),
        flow: {
          id: 'random',
          version: 1,
          start: ids[0] ?? '',
          segments: [
            { id: 'ask', label: 'Ask', width: 8 },
            { id: 'offer', label: 'Offer', width: 4 },
          ],
          conditions: named,
          values: {},
          derive,
          remote: { columns, quoted: {} },
          mirror: Object.fromEntries(questions.map(({ path }) => [path, { $: { var: path } }])),
          steps: parts.map(({ answers }, index): Step => {
            const override = percents[index - (parts.length - percents.length)];
            return {
              id: ids[index] ?? '',
              label: `Step ${index}`,
              path: `/step/${index}`,
              answers,
              savedStep: index + 2,
              ...(override === undefined ? {} : { progress: override }),
              ...(shows[index] === undefined ? {} : { show: shows[index] }),
              next: (ways[index] ?? []).map((way) =>
                query === undefined ? way : { ...way, query },
              ),
            };
          }),
          pages: PAGES.map((id) => ({
            id,
            path: `/${id}`,
            label: id,
            progress: { ask: 100, offer: 50 },
          })),
        },
      }),
    );
}

/**
 * Flows of one to `maxSteps` steps that compile: conditions on typed questions (some in later steps or
 * on other branches), forward transitions, questions hidden by other answers, derivations, columns, a
 * mirror, and progress overrides on the last steps.
 */
export function randomFlow(maxSteps = 6): fc.Arbitrary<RandomFlow> {
  return fc
    .integer({ min: 1, max: maxSteps })
    .chain((count) =>
      fc.tuple(...Array.from({ length: count }, (_, index) => sectionsOfStep(index))),
    )
    .chain(flowOver);
}

/** Answers to some of the questions, each valid for its kind. */
export function answersTo(questions: readonly Question[]): fc.Arbitrary<Answers> {
  const each = questions.map(({ kind: of }) =>
    fc.option(fc.constantFrom<Json>(...DOMAINS[of]), { nil: undefined, freq: 4 }),
  );
  return fc
    .tuple(...each)
    .map((values) =>
      values.reduce<Answers>(
        (answers, value, index) =>
          value === undefined ? answers : write(answers, questions[index]?.path ?? '', value),
        {},
      ),
    );
}
