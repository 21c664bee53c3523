import type { Json } from '../logic/json.ts';

/** A widget of `src/engine/fields/`, or RJSF's `hidden`, with the answers it can edit. */
export type WidgetUse = {
  /** Types of answers it can edit. */
  types: readonly string[];
  /** True if it needs choices: an enum, a catalog or `choicesFrom`. */
  choices?: boolean;
  /** Required options. */
  needs?: readonly string[];
  /** Schema keywords it requires to define a limit. */
  limits?: readonly string[];
  /** Optional options, besides those in `FRAME` that every visible control has. */
  takes?: readonly string[];
  /** Item type if the answer is a list. */
  items?: 'string' | 'object';
  /** UI settings it reads for its items and their parts, which it renders itself. */
  looks?: readonly string[];
  /** The exact properties of its items, with their types. */
  parts?: Readonly<Record<string, readonly string[]>>;
  /** By the option that names a catalog: the list that it shows of each entry. */
  lists?: Readonly<Record<string, string>>;
  /** Parts of an item that are chosen from the entries of `catalog`. */
  chosen?: readonly string[];
  /** One sentence for analysts, shown on the reference page. */
  about: string;
};

/** Options of the frame around a control (`src/engine/form/templates/FieldTemplate.tsx`). */
export const FRAME = ['width', 'hideOptional', 'note', 'why', 'errors'] as const;
/** For an object without a widget, only its width and messages are read. */
export const OBJECT_FRAME = ['width', 'errors'] as const;

const TYPED = ['autocomplete', 'inputmode', 'placeholder', 'advice'];
const CHOSEN = ['catalog', 'choices', 'choicesFrom'];
const LISTED = ['hideWhenEmpty'];
const DRAWN = ['ui:title', 'ui:description', 'errors', 'placeholder'];

export const WIDGETS: Readonly<Record<string, WidgetUse>> = {
  text: { types: ['string'], takes: TYPED, about: 'One line of text.' },
  textarea: {
    types: ['string'],
    takes: ['placeholder', 'advice', 'rows'],
    about: 'A text of several lines.',
  },
  email: { types: ['string'], takes: TYPED, about: 'An e-mail address.' },
  phone: { types: ['string'], takes: TYPED, about: 'A phone number, shown as (312) 555-0100.' },
  digits: {
    types: ['string'],
    takes: [...TYPED, 'group'],
    about: 'A number that is kept as a text of digits.',
  },
  number: {
    types: ['integer'],
    takes: ['autocomplete', 'inputmode', 'placeholder', 'suffix', 'suffixOne'],
    about: 'A whole number of at least 0.',
  },
  decimal: {
    types: ['number'],
    takes: ['placeholder', 'suffix', 'suffixOne', 'decimals'],
    about: 'A number, with decimals and below 0 where its schema allows that.',
  },
  money: {
    types: ['string'],
    needs: ['store'],
    takes: TYPED,
    about: 'An amount, shown with $ and commas.',
  },
  date: {
    types: ['string'],
    takes: ['placeholder', 'advice', 'min', 'max'],
    about: 'A date: typed as MM/DD/YYYY or picked from a calendar.',
  },
  time: { types: ['string'], takes: ['advice'], about: 'A time of day, kept as HH:MM.' },
  select: {
    types: ['string', 'integer', 'number'],
    choices: true,
    takes: [...CHOSEN, 'autocomplete', 'placeholder', 'advice'],
    about: 'A drop-down list.',
  },
  radio: {
    types: ['string', 'integer', 'number'],
    choices: true,
    takes: [...CHOSEN, 'columns', 'advice'],
    about: 'One of several, one below the other.',
  },
  cards: {
    types: ['string', 'integer', 'number'],
    choices: true,
    takes: [...CHOSEN, 'columns', 'advice'],
    about: 'One of several cards with pictures.',
  },
  'yes-no': {
    types: ['boolean', 'string'],
    needs: ['choices'],
    takes: ['columns', 'advice'],
    about: 'One of two cards.',
  },
  checks: {
    types: ['array'],
    choices: true,
    takes: [...CHOSEN, ...LISTED, 'columns', 'exclusive', 'filter', 'groupBy', 'tooMany'],
    lists: { groupBy: 'activities' },
    items: 'string',
    looks: ['errors'],
    about: 'Several of a list.',
  },
  checkbox: { types: ['boolean'], takes: ['consent'], about: 'One box; true when it is checked.' },
  trades: {
    types: ['array'],
    needs: ['catalog', 'tooManyTypes', 'tooManyOptions'],
    limits: ['maxItems'],
    takes: LISTED,
    lists: { catalog: 'codes' },
    items: 'object',
    looks: ['errors'],
    parts: { id: ['string'], name: ['string'], ncciCode: ['string'], ncciDescription: ['string'] },
    about: 'Trades with their class codes.',
  },
  percentages: {
    types: ['array'],
    needs: ['title', 'editLabel', 'success', 'invalid'],
    takes: LISTED,
    items: 'object',
    looks: ['errors'],
    parts: { name: ['string'], percentage: ['number', 'integer'] },
    about: 'Shares that total 100, edited in a dialog.',
  },
  locations: {
    types: ['array'],
    needs: ['catalog'],
    takes: [...LISTED, 'primaryNote'],
    items: 'object',
    looks: DRAWN,
    parts: {
      address: ['string'],
      city: ['string'],
      state: ['string'],
      zipCode: ['string'],
      isPrimary: ['boolean'],
    },
    chosen: ['state'],
    about: 'Addresses.',
  },
  claims: {
    types: ['array'],
    needs: ['countField'],
    limits: ['maxItems'],
    takes: [...LISTED, 'lookBack'],
    items: 'object',
    looks: [...DRAWN, 'min', 'max'],
    parts: { date: ['string'], value: ['string'] },
    about: 'One row a claim, with its date and its value.',
  },
  list: {
    types: ['array'],
    needs: ['itemTitle', 'addLabel'],
    takes: [...LISTED, 'reorder'],
    items: 'object',
    about: 'A group of fields for each of several things, such as vehicles.',
  },
  acknowledgement: {
    types: ['boolean'],
    needs: ['listTitle'],
    takes: ['catalog', 'consent', 'intro'],
    about: 'A text or a list with a box to check under it.',
  },
  output: {
    types: ['string', 'number', 'integer'],
    needs: ['format'],
    takes: CHOSEN,
    about: 'A value that is shown and not asked.',
  },
  'hidden-null': { types: ['null'], about: 'Nothing: for a value that must be null.' },
  hidden: {
    types: ['string', 'number', 'integer', 'boolean', 'array', 'object'],
    about: 'Nothing: a button or a derivation gives the answer.',
  },
};

/** The widget of a name. A name that every object inherits, such as `constructor`, is none. */
export function widgetNamed(name: Json | undefined): WidgetUse | undefined {
  return typeof name === 'string' && Object.hasOwn(WIDGETS, name) ? WIDGETS[name] : undefined;
}

/** Widgets of other RJSF forms, mapped to our equivalent. Empty if there is none. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  textfield: 'text',
  string: 'text',
  password: '',
  file: '',
  files: '',
  color: '',
  uri: 'text',
  url: 'text',
  dropdown: 'select',
  autocomplete: 'select',
  checkboxes: 'checks',
  multiselect: 'checks',
  toggle: 'yes-no',
  switch: 'yes-no',
  updown: 'number',
  range: 'number',
  slider: 'number',
  currency: 'money',
  tel: 'phone',
  address: 'locations',
  'alt-date': 'date',
  'date-time': 'date',
  'alt-datetime': 'date',
  calendar: 'date',
};
