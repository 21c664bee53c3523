import { isObject, type Json, type JsonObject } from '../../../src/logic/json.ts';
import type { ProjectTexts } from '../../../src/analysis/project/texts.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';

const FLOW = 'flows/tiny.json';

/**
 * The tiny questionnaire with so many steps more behind its first one. Each asks one question, and
 * every fifth has a branch that skips the two steps behind it.
 */
export function longFlow(count: number): ProjectTexts {
  const texts = questionnaire('tiny');
  const flow = json(texts.get(FLOW));
  const [first, ...others] = list(flow['steps']);
  const added = Array.from({ length: count }, (_, index) => index + 1);
  const name = (number: number) => (number > count ? 'crafts' : `more-${number}`);
  const steps = added.map((number) => ({
    id: name(number),
    label: `Question ${number}`,
    path: `/onboarding/more-${number}`,
    answers: [`more${number}`],
    savedStep: 1,
    next: [
      ...(number % 5 === 0 ? [{ when: `isYes${number}`, to: name(number + 3) }] : []),
      { to: name(number + 1) },
    ],
  }));
  const conditions = added
    .filter((number) => number % 5 === 0)
    .map((number): [string, Json] => [
      `isYes${number}`,
      { '==': [{ var: `more${number}` }, 'yes'] },
    ]);
  const long = {
    ...flow,
    conditions: { ...object(flow['conditions']), ...Object.fromEntries(conditions) },
    steps: [{ ...object(first), next: [{ to: name(1) }] }, ...steps, ...others],
  };
  const folders = added.flatMap((number): [string, string][] => [
    [`schemas/${name(number)}/schema.json`, JSON.stringify(schemaOf(number))],
    [`schemas/${name(number)}/ui.json`, JSON.stringify(lookOf(number))],
  ]);
  return new Map([...texts, ...folders, [FLOW, JSON.stringify(long)]]);
}

function schemaOf(number: number): JsonObject {
  const question = { title: `Is it so (${number})?`, type: 'string', enum: ['yes', 'no'] };
  return {
    $schema: '../meta/step.schema.json',
    $id: `plumbline:more-${number}`,
    type: 'object',
    title: `Question ${number}`,
    properties: { [`more${number}`]: question },
    required: [`more${number}`],
  };
}

function lookOf(number: number): JsonObject {
  const choices = { yes: { label: 'Yes' }, no: { label: 'No' } };
  const look = { 'ui:widget': 'radio', 'ui:options': { choices, errors: { required: 'Choose' } } };
  return { $schema: '../meta/ui.schema.json', [`more${number}`]: look };
}

const object = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const json = (text: string | undefined): JsonObject => object(JSON.parse(text ?? 'null') as Json);
