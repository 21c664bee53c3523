import { wrongName } from '../../../checker/model/names.ts';
import { type JsonObject, type Result, failed, ok } from '../../../engine/core.ts';
import type { Texts } from '../project/texts.ts';
import { type FormField, hasFixedFields, located } from './form-fields.ts';
import { setRequired } from './limits.ts';
import { namesOf, withOrder } from './move-field.ts';
import { isSectionTaken, put, schemaFile, stepIn, uiFile, withSection } from './step-texts.ts';

export type NewField = {
  name: string;
  label: string;
  kind: QuestionKindName;
  isRequired: boolean;
};

/**
 * Adds a question at the end of the page, or of the group or list at the path `parent`. If the step's
 * questions are sections of their own, the step answers one more section.
 */
export function addField(
  texts: Texts,
  step: string,
  parent: string,
  { name, label, kind, isRequired }: NewField,
): Result<Texts, string> {
  const { fields } = stepIn(texts, step);
  const around = located(fields, parent)?.field;
  const place = parent === '' ? PAGE : around?.inside;
  if (place === undefined || place === null) {
    return failed([`"${parent}" cannot contain questions.`]);
  }
  if (around !== undefined && hasFixedFields(around)) {
    return failed([`The widget of "${parent}" has fixed questions, so none can be added.`]);
  }
  const problem = refusedName(texts, step, { name, label, around, fields });
  if (problem !== undefined) return failed([problem]);
  const made: { schema: JsonObject; ui: JsonObject } = QUESTION_KINDS[kind];
  const schema = { title: label, ...made.schema };
  const described = put(texts, schemaFile(step), [...place.schemaAt, 'properties', name], schema);
  const drawn = put(described, uiFile(step), [...place.uiAt, name], made.ui);
  const placed =
    around === undefined ? withOrder(withSection(drawn, step, name), step, namesOf(fields)) : drawn;
  return ok(isRequired ? setRequired(placed, step, pathIn(around, name), true) : placed);
}

const PAGE = { schemaAt: [], uiAt: [] };

/** The path of a question inside another one, or at the top level of the page. */
function pathIn(around: FormField | undefined, name: string): string {
  if (around === undefined) return name;
  return `${around.path}.${around.type === 'array' ? '*.' : ''}${name}`;
}

function refusedName(
  texts: Texts,
  step: string,
  {
    name,
    label,
    around,
    fields,
  }: {
    name: string;
    label: string;
    around: FormField | undefined;
    fields: readonly FormField[];
  },
): string | undefined {
  if (label.trim() === '') return 'A question needs a label.';
  const [wrong] = wrongName('field', name);
  if (wrong !== undefined) return wrong;
  const isTaken = namesOf(around?.fields ?? fields).includes(name);
  if (isTaken || (around === undefined && isSectionTaken(texts, step, name))) {
    return `"${name}" is already asked: choose another name.`;
  }
  return undefined;
}

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
