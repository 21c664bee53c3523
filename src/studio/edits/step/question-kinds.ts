import type { JsonObject } from '../../../engine/core.ts';

/**
 * A kind of question that can be added: its entries for the schema and UI files, without the
 * question's label.
 */
type QuestionKindOffer = { label: string; schema: JsonObject; ui: JsonObject };

const TOO_LONG = 'Use {max} characters or fewer';
const CHOOSE = 'Choose one of these';

const look = (widget: string, errors: JsonObject, options: JsonObject = {}): JsonObject => ({
  'ui:widget': widget,
  'ui:options': { ...options, errors },
});

const FIRST_CHOICES: JsonObject = {
  first: { label: 'The first choice' },
  second: { label: 'The second choice' },
};
const choice = (label: string, widget: string): QuestionKindOffer => ({
  label,
  schema: { type: 'string', enum: Object.keys(FIRST_CHOICES) },
  ui: look(widget, { enum: CHOOSE }, { choices: FIRST_CHOICES }),
});
const text = (label: string, widget: string, maxLength: number): QuestionKindOffer => ({
  label,
  schema: { type: 'string', maxLength },
  ui: look(widget, { maxLength: TOO_LONG }),
});
const number = (label: string, type: string, widget: string): QuestionKindOffer => ({
  label,
  schema: { type, minimum: 0, maximum: 1000 },
  ui: look(widget, {
    type: 'Enter a number',
    minimum: 'Enter {min} or more',
    maximum: 'Enter {max} or less',
  }),
});

/** The kinds of questions, each with limits and messages that pass `npm run validate`. */
export const QUESTION_KINDS = {
  text: text('One line of text', 'text', 100),
  textarea: text('Several lines of text', 'textarea', 500),
  yesNo: {
    label: 'Yes or no',
    schema: { type: 'boolean' },
    ui: look('yes-no', {}, { choices: { true: { label: 'Yes' }, false: { label: 'No' } } }),
  },
  radio: choice('One of several choices', 'radio'),
  select: choice('One choice from a drop-down list', 'select'),
  cards: choice('One of several cards', 'cards'),
  checks: {
    label: 'Several choices from a list',
    schema: {
      type: 'array',
      uniqueItems: true,
      items: { type: 'string', enum: Object.keys(FIRST_CHOICES) },
    },
    ui: look(
      'checks',
      { uniqueItems: 'Choose each once', enum: CHOOSE },
      { choices: FIRST_CHOICES },
    ),
  },
  number: number('A whole number', 'integer', 'number'),
  decimal: number('A number with decimals', 'number', 'decimal'),
  money: {
    label: 'An amount of money',
    schema: { type: 'string', pattern: '^\\d+$', maxLength: 12 },
    ui: look(
      'money',
      { pattern: 'Use digits only', maxLength: 'Use {max} digits or fewer' },
      { store: 'digits', inputmode: 'numeric' },
    ),
  },
  date: {
    label: 'A date',
    schema: { type: 'string', format: 'date' },
    ui: {
      'ui:widget': 'date',
      'ui:description': 'MM/DD/YYYY',
      'ui:options': { errors: { format: 'Enter a date (MM/DD/YYYY)' } },
    },
  },
  time: {
    label: 'A time of day',
    schema: { type: 'string', format: 'time' },
    ui: look('time', { format: 'Enter a time such as 7:30 PM' }),
  },
  email: {
    label: 'An e-mail address',
    schema: { type: 'string', format: 'email', maxLength: 254 },
    ui: look('email', { format: 'Enter an e-mail address', maxLength: TOO_LONG }),
  },
  phone: {
    label: 'A phone number',
    schema: { type: 'string', maxLength: 30 },
    ui: look('phone', { maxLength: TOO_LONG }),
  },
  checkbox: {
    label: 'A checkbox',
    schema: { type: 'boolean' },
    ui: look('checkbox', {}, { hideOptional: true }),
  },
  list: {
    label: 'A list of items, with questions for each',
    schema: {
      type: 'array',
      minItems: 1,
      maxItems: 10,
      items: {
        type: 'object',
        properties: { name: { title: 'Name', type: 'string', maxLength: 60 } },
        required: ['name'],
      },
    },
    ui: {
      ...look(
        'list',
        { minItems: 'Add one', maxItems: 'Add at most {max}' },
        { itemTitle: 'Entry {number}', addLabel: 'Add an entry' },
      ),
      items: { name: look('text', { required: 'Enter the name', maxLength: TOO_LONG }) },
    },
  },
  group: {
    label: 'Several questions under one heading',
    schema: {
      type: 'object',
      properties: { name: { title: 'Name', type: 'string', maxLength: 60 } },
      required: ['name'],
    },
    ui: {
      name: look('text', { required: 'Enter the name', maxLength: TOO_LONG }),
    },
  },
} satisfies Record<string, QuestionKindOffer>;

export type QuestionKindName = keyof typeof QUESTION_KINDS;

export const isKind = (name: string): name is QuestionKindName => name in QUESTION_KINDS;

/** The kinds as options for a select. */
export const KIND_OPTIONS = Object.entries(QUESTION_KINDS).map(([value, { label }]) => ({
  value,
  label,
}));
