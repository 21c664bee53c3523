import { isObject, type Json, type JsonObject } from '../../../../src/engine/logic/json.ts';
import type { ProjectTexts } from '../../../../src/checker/project/source-file.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';

const FLOW = 'flows/tiny.json';

/**
 * The tiny questionnaire with `count` more steps after its first one. Each has `questions` questions:
 * the first is yes/no, the others cycle through the kinds. Every fifth step has a branch that skips the
 * next two steps, and every tenth has a rule that reads an earlier step's answer. `npm run validate` has
 * no findings for it.
 */
export function longFlow(count: number, questions = 1): ProjectTexts {
  const texts = questionnaire('tiny');
  const flow = json(texts.get(FLOW));
  const [first, ...others] = list(flow['steps']);
  const added = Array.from({ length: count }, (_, index) => index + 1);
  const branching = added.filter((number) => number % 5 === 0 && number + 2 <= count);
  const steps = added.map((number): JsonObject => ({
    id: name(number),
    label: `Question ${number}`,
    path: `/onboarding/more-${number}`,
    answers: namesOf(number, questions),
    savedStep: 1,
    next:
      number === count
        ? [{ when: 'isCraft', to: 'crafts' }, { to: 'person' }]
        : [
            ...(branching.includes(number)
              ? [{ when: `isYes${number}`, to: number + 3 > count ? 'person' : name(number + 3) }]
              : []),
            { to: name(number + 1) },
          ],
  }));
  const conditions = branching.map((number): [string, Json] => [`isYes${number}`, isYes(number)]);
  const long = {
    ...flow,
    bounds: { shortest: count - 2 * branching.length + 5, longest: count + 6 },
    conditions: { ...object(flow['conditions']), ...Object.fromEntries(conditions) },
    steps: [{ ...object(first), next: [{ to: name(1) }] }, ...steps, ...others],
  };
  const folders = added.flatMap((number): [string, string][] => [
    [`schemas/${name(number)}/schema.json`, text(schemaOf(number, questions))],
    [`schemas/${name(number)}/ui.json`, text(lookOf(number, questions))],
    ...(number % 10 === 0 && questions > 1
      ? [[`schemas/${name(number)}/rules.json`, text(rulesOf(number))] as [string, string]]
      : []),
  ]);
  return new Map([...texts, ...folders, [FLOW, text(long)]]);
}

const name = (number: number) => `more-${number}`;
const text = (part: Json) => `${JSON.stringify(part, null, 2)}\n`;
const isYes = (number: number): JsonObject => ({ '==': [{ var: `more${number}` }, 'yes'] });

function rulesOf(number: number): JsonObject {
  const [, count = ''] = namesOf(number, 2);
  const valid: Json = {
    or: [{ '!': [isYes(number - 5)] } as JsonObject, { '>=': [{ number: { var: count } }, 1] }],
  };
  const rule = { id: `some-${number}`, at: `/${count}`, message: 'At least one', valid };
  return { $schema: '../meta/rules.schema.json', rules: [rule] };
}

type Kind = { schema: JsonObject; look: JsonObject };

const yesOrNo: Kind = {
  schema: { type: 'string', enum: ['yes', 'no'] },
  look: {
    'ui:widget': 'radio',
    'ui:options': {
      choices: { yes: { label: 'Yes' }, no: { label: 'No' } },
      errors: { required: 'Choose', enum: 'Choose' },
    },
  },
};

/** Kinds of a step's other questions, in turn. */
const KINDS: readonly Kind[] = [
  {
    schema: { type: 'string', maxLength: 80 },
    look: {
      'ui:widget': 'text',
      'ui:options': { errors: { required: 'Tell us', maxLength: 'Shorten it' } },
    },
  },
  {
    schema: { type: 'integer', minimum: 0, maximum: 99 },
    look: {
      'ui:widget': 'number',
      'ui:options': {
        errors: {
          required: 'Count',
          type: 'Whole numbers only',
          minimum: 'Too few',
          maximum: 'Too many',
        },
      },
    },
  },
  yesOrNo,
];

const namesOf = (number: number, questions: number) =>
  Array.from({ length: questions }, (_, index) =>
    index === 0 ? `more${number}` : `more${number}and${index}`,
  );

function kindsOf(number: number, questions: number): [string, Kind][] {
  return namesOf(number, questions).map((name, index) => [
    name,
    (index === 0 ? undefined : KINDS[index % KINDS.length]) ?? yesOrNo,
  ]);
}

function schemaOf(number: number, questions: number): JsonObject {
  const names = namesOf(number, questions);
  const properties = kindsOf(number, questions).map(([name, { schema }], index) => [
    name,
    { title: `Is it so (${index === 0 ? number : `${number}, ${index}`})?`, ...schema },
  ]);
  return {
    $schema: '../meta/step.schema.json',
    $id: `plumbline:more-${number}`,
    type: 'object',
    title: `Question ${number}`,
    properties: Object.fromEntries(properties) as JsonObject,
    required: names,
  };
}

function lookOf(number: number, questions: number): JsonObject {
  const looks = kindsOf(number, questions).map(([name, { look }]) => [name, look]);
  return {
    $schema: '../meta/ui.schema.json',
    ...(Object.fromEntries(looks) as JsonObject),
  };
}

const object = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const json = (text: string | undefined): JsonObject => object(JSON.parse(text ?? 'null') as Json);
