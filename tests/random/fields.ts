import type { Json, JsonObject } from '../../src/engine/logic/json.ts';
import type { Chance } from '../fuzz/chance.ts';

/** A question of a random questionnaire: its schema and UI schema. */
export type Question = { name: string; kind: Kind; schema: JsonObject; ui: JsonObject };
type Kind = keyof typeof MAKERS;

const CHOICES = ['red', 'green', 'blue'];
const TOO_LONG = 'Use {max} characters or fewer';

const look = (widget: string, errors: JsonObject, options: JsonObject = {}): JsonObject => ({
  'ui:widget': widget,
  'ui:options': { ...options, errors },
});
const words = (ids: readonly string[]): JsonObject =>
  Object.fromEntries(ids.map((id) => [id, { label: `Choice ${id}` }]));

/** Generator for each kind of question. */
const MAKERS = {
  choice: (title: string) => ({
    schema: { title, type: 'string', enum: CHOICES },
    ui: look('radio', { required: 'Choose one', enum: 'Choose one' }, { choices: words(CHOICES) }),
  }),
  listed: (title: string) => ({
    schema: { title, type: 'string', 'x-options': 'things' },
    ui: look('select', { required: 'Choose one', enum: 'Choose one' }, { catalog: 'things' }),
  }),
  yesNo: (title: string) => ({
    schema: { title, type: 'boolean' },
    ui: look(
      'yes-no',
      { required: 'Answer yes or no' },
      { choices: { true: { label: 'Yes' }, false: { label: 'No' } } },
    ),
  }),
  number: (title: string) => ({
    schema: { title, type: 'integer', minimum: 0, maximum: 20 },
    ui: look('number', {
      required: 'Enter a number',
      type: 'Enter a whole number',
      minimum: 'Enter {min} or more',
      maximum: 'Enter {max} at most',
    }),
  }),
  text: (title: string) => ({
    schema: { title, type: 'string', maxLength: 40 },
    ui: look('text', { required: 'Enter it', maxLength: TOO_LONG }),
  }),
  date: (title: string) => ({
    schema: { title, type: 'string', format: 'date' },
    ui: look('date', { required: 'Enter the day', format: 'Enter a date' }),
  }),
  checks: (title: string) => ({
    schema: {
      title,
      type: 'array',
      uniqueItems: true,
      minItems: 1,
      items: { type: 'string', enum: CHOICES },
    },
    ui: look(
      'checks',
      {
        required: 'Choose at least one',
        minItems: 'Choose at least one',
        uniqueItems: 'Choose each once',
        enum: 'Choose one of these',
      },
      { choices: words(CHOICES) },
    ),
  }),
  list: (title: string) => ({
    schema: {
      title,
      type: 'array',
      minItems: 1,
      maxItems: 4,
      items: {
        type: 'object',
        properties: {
          called: { title: 'Name', type: 'string', maxLength: 30 },
          how: { title: 'How', type: 'string', enum: CHOICES },
          count: { title: 'How many', type: 'integer', minimum: 1, maximum: 9 },
        },
        required: ['called', 'how', 'count'],
      },
    },
    ui: {
      ...look(
        'list',
        { required: 'Add one', minItems: 'Add one', maxItems: '{max} at most' },
        { itemTitle: 'Thing {number}', addLabel: 'Add a thing', reorder: true },
      ),
      items: {
        called: look('text', { required: 'Enter the name', maxLength: TOO_LONG }),
        how: look(
          'select',
          { required: 'Choose how', enum: 'Choose how' },
          { choices: words(CHOICES) },
        ),
        count: look('number', {
          required: 'Enter how many',
          type: 'Enter a whole number',
          minimum: 'Enter {min} or more',
          maximum: 'Enter {max} at most',
        }),
      },
    },
  }),
} satisfies Record<string, (title: string) => { schema: JsonObject; ui: JsonObject }>;

const KINDS = Object.keys(MAKERS) as Kind[];

export function question(dice: Chance, name: string): Question {
  const kind = dice.one(KINDS);
  return { name, kind, ...MAKERS[kind](`Question ${name}`) };
}

/** A text that is asked only for a certain answer to another question. */
export const followUp = (name: string): Question => ({
  name,
  kind: 'text',
  ...MAKERS.text(`Question ${name}`),
});

/** A condition that holds for only some answers to the question; undefined if there is no simple one. */
export function decidedBy(dice: Chance, { kind }: Question, path: string): Json | undefined {
  const read = { var: path };
  switch (kind) {
    case 'choice':
      return { '==': [read, dice.one(CHOICES)] };
    case 'yesNo':
      return { '==': [read, dice.happens(0.5)] };
    case 'number':
      return { '>': [read, 1 + dice.below(18)] };
    case 'checks':
      return { in: [dice.one(CHOICES), read] };
    default:
      return undefined;
  }
}

/** The answer that opens a follow-up question; undefined if there is no simple one. */
export function opener(dice: Chance, { kind }: Question): Json | undefined {
  if (kind === 'choice') return dice.one(CHOICES);
  return kind === 'yesNo' ? dice.happens(0.5) : undefined;
}
