import type { Json, JsonObject } from '../../src/engine/logic/json.ts';
import type { ProjectTexts } from '../../src/checker/project/source-file.ts';
import type { Chance } from '../fuzz/chance.ts';
import { decidedBy, followUp, opener, question, type Question } from './fields.ts';

type RandomStep = {
  id: string;
  /** All answers in one section, or each answer in its own section. */
  isWhole: boolean;
  questions: readonly Question[];
  /** A question shown only for one answer to the first question. */
  extra: { value: Json; question: Question } | undefined;
  rules: readonly JsonObject[];
};

const FEWEST_STEPS = 3;
const MORE_STEPS = 6;

/**
 * A valid questionnaire of three to eight steps: all kinds of questions, branches on answers that
 * everyone gives, follow-up questions, rules between fields, derived answers.
 */
export function smallQuestionnaire(dice: Chance): ProjectTexts {
  const count = FEWEST_STEPS + dice.below(MORE_STEPS);
  const steps = Array.from({ length: count }, (_, index) => randomStep(dice, `s${index}`));
  const { conditions, ways, passedBy } = branches(dice, steps);
  const files: [string, Json][] = [
    ['flows/small.json', flow(steps, { conditions, ways, derive: derived(dice, steps, passedBy) })],
    ...steps.flatMap(filesOf),
    ...(steps.some(usesCatalog) ? CATALOG : []),
  ];
  return new Map(files.map(([path, json]) => [path, JSON.stringify(json)]));
}

function randomStep(dice: Chance, id: string): RandomStep {
  const questions = ['a', 'b', 'c']
    .slice(0, 1 + dice.below(3))
    .map((letter) => question(dice, `${id}${letter}`));
  const isWhole = dice.happens(0.6);
  const [first] = questions;
  const value = first === undefined ? undefined : opener(dice, first);
  // A step's own conditions read parts of one section.
  const extra =
    isWhole && value !== undefined && dice.happens(0.6)
      ? { value, question: followUp(`${id}x`) }
      : undefined;
  return { id, isWhole, questions, extra, rules: isWhole ? rulesOf(id, questions) : [] };
}

/** Requires two numbers or two dates of a step to be in order. */
function rulesOf(id: string, questions: readonly Question[]): JsonObject[] {
  return ['number', 'date'].flatMap((kind) => {
    const [first, second] = questions.filter((one) => one.kind === kind);
    if (first === undefined || second === undefined) return [];
    const [a, b] = [`${id}.${first.name}`, `${id}.${second.name}`];
    const unanswered = [a, b].map((path): Json => ({ '!': [{ answered: path }] }));
    return [
      {
        id: `${kind}-order`,
        at: `/${second.name}`,
        message: 'This cannot be less than the one above',
        valid: { or: [...unanswered, { '>=': [{ var: b }, { var: a }] }] },
      },
    ];
  });
}

const pathOf = ({ id, isWhole }: RandomStep, { name }: Question) =>
  isWhole ? `${id}.${name}` : name;

type Branches = {
  conditions: Record<string, Json>;
  ways: readonly (readonly JsonObject[])[];
  /** Steps that some visitors skip. */
  passedBy: ReadonlySet<RandomStep>;
};

/**
 * Makes some steps skippable, each by an answer that every visitor has given earlier and no other uses.
 */
function branches(dice: Chance, steps: readonly RandomStep[]): Branches {
  const conditions: Record<string, Json> = {};
  const passedBy = new Set<RandomStep>();
  const used = new Set<string>();
  const ways = steps.map((_step, index) => {
    const [following, target] = steps.slice(index + 1, index + 3);
    const onward = { to: following?.id ?? 'end' };
    if (following === undefined || target === undefined || !dice.happens(0.6)) return [onward];
    const deciders = steps
      .slice(0, index + 1)
      .filter((one) => !passedBy.has(one))
      .flatMap((one) => one.questions.map((asked) => ({ asked, path: pathOf(one, asked) })))
      .filter(({ path }) => !used.has(path));
    if (deciders.length === 0) return [onward];
    const { asked, path } = dice.one(deciders);
    const condition = decidedBy(dice, asked, path);
    if (condition === undefined) return [onward];
    const name = `passes${following.id.toUpperCase()}`;
    conditions[name] = condition;
    used.add(path);
    passedBy.add(following);
    return [{ when: name, to: target.id }, onward];
  });
  return { conditions, ways, passedBy };
}

/** Sometimes a text starts out as a copy of an earlier one. */
function derived(
  dice: Chance,
  steps: readonly RandomStep[],
  passedBy: ReadonlySet<RandomStep>,
): Json[] {
  const texts = steps
    .filter((step) => !passedBy.has(step))
    .flatMap((step) =>
      step.questions
        .filter(({ kind }) => kind === 'text')
        .map((asked) => ({ step, path: pathOf(step, asked) })),
    );
  const [from, to] = [texts[0], texts.at(-1)];
  if (from === undefined || to === undefined || from.step === to.step || !dice.happens(0.7)) {
    return [];
  }
  return [{ to: to.path, mode: 'follow', value: { $: { var: from.path } } }];
}

type FlowParts = Pick<Branches, 'conditions' | 'ways'> & { derive: Json[] };

function flow(steps: readonly RandomStep[], { conditions, ways, derive }: FlowParts): Json {
  const names = (step: RandomStep) => step.questions.map(({ name }) => name);
  return {
    $schema: '../schemas/meta/flow.schema.json',
    id: 'small',
    version: 1,
    start: 's0',
    bounds: bounds(steps, ways),
    segments: [{ id: 'answers', label: 'Answers', width: 12 }],
    conditions,
    values: {},
    derive,
    remote: {
      columns: {},
      quoted: { industry_ui: { cat: [{ var: '$quoteStatus' }, ':', { var: '$quoteId' }] } },
    },
    mirror: { uuid: { $: { var: '$uuid' } } },
    steps: steps.map((step, index) => ({
      id: step.id,
      label: `Step ${index}`,
      path: index === 0 ? '/onboarding' : `/onboarding/${step.id}`,
      answers: step.isWhole ? step.id : names(step),
      savedStep: index + 1,
      ...(index === steps.length - 1 ? { submit: 'end' } : {}),
      next: [...(ways[index] ?? [])],
    })),
    pages: [END],
  };
}

/** Minimum and maximum path length; each branch is open to some visitors. */
function bounds(steps: readonly RandomStep[], ways: Branches['ways']): Json {
  const lengths = (index: number): number[] => {
    if (steps[index] === undefined) return [0];
    const targets = (ways[index] ?? []).map(({ to }) => steps.findIndex(({ id }) => id === to));
    return targets.flatMap((target) =>
      lengths(target < 0 ? steps.length : target).map((length) => length + 1),
    );
  };
  const all = lengths(0);
  return { shortest: Math.min(...all), longest: Math.max(...all) };
}

const END: Json = {
  id: 'end',
  kind: 'outcome',
  path: '/onboarding/end',
  label: 'End',
  number: { prefix: 'N-', below: 1000 },
  progress: { answers: 100 },
  outcome: {
    title: 'All is said',
    text: 'We have your answers.',
    number: 'Number',
    open: { title: 'Not yet', text: 'Some questions are open.' },
    next: { title: 'What happens next', items: ['We look at them.'] },
    call: 'Rather talk?',
    review: 'This is what we have.',
  },
};

function filesOf({ id, questions, extra, rules }: RandomStep): [string, Json][] {
  const of = (all: readonly Question[], part: 'schema' | 'ui') =>
    Object.fromEntries(all.map((one) => [one.name, one[part]]));
  const [first] = questions;
  const shown = extra === undefined ? questions : [...questions, extra.question];
  const opened = extra && {
    properties: of([extra.question], 'schema'),
    required: [extra.question.name],
  };
  const allOf = opened && [
    {
      if: {
        properties: { [first?.name ?? '']: { const: extra.value } },
        required: [first?.name ?? ''],
      },
      ...Object.fromEntries([['then', opened]]),
    },
  ];
  return [
    [
      `schemas/${id}/schema.json`,
      {
        $schema: '../meta/step.schema.json',
        $id: `plumbline:${id}`,
        type: 'object',
        title: `What about ${id}?`,
        properties: of(questions, 'schema'),
        required: questions.map(({ name }) => name),
        ...(allOf && { allOf }),
      },
    ],
    [
      `schemas/${id}/ui.json`,
      {
        $schema: '../meta/ui.schema.json',
        'ui:order': shown.map(({ name }) => name),
        ...of(shown, 'ui'),
      },
    ],
    ...(rules.length === 0
      ? []
      : [
          [
            `schemas/${id}/rules.json`,
            { $schema: '../meta/rules.schema.json', rules: [...rules] },
          ] satisfies [string, Json],
        ]),
  ];
}

const usesCatalog = ({ questions }: RandomStep) => questions.some(({ kind }) => kind === 'listed');

const text = (description: string): Json => ({ type: 'string', minLength: 1, description });

const CATALOG: readonly [string, Json][] = [
  [
    'schemas/catalog/things.json',
    {
      $schema: '../meta/catalog-things.schema.json',
      entries: ['cup', 'plate', 'fork', 'spoon'].map((id) => ({ id, label: `A ${id}` })),
    },
  ],
  [
    'schemas/meta/catalog-things.schema.json',
    {
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: 'plumbline:meta/catalog-things',
      title: 'things',
      description: 'Things.',
      type: 'object',
      additionalProperties: false,
      required: ['$schema', 'entries'],
      properties: {
        $schema: { type: 'string', description: 'The file that describes this one.' },
        entries: {
          type: 'array',
          minItems: 1,
          description: 'The entries.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'label'],
            properties: { id: text('Kept.'), label: text('Read.') },
            description: 'One entry.',
          },
        },
      },
    },
  ],
];
