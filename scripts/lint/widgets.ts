/** The widgets of `src/form/widgets/` and RJSF's `hidden`: which answers each of them edits. */
export type WidgetUse = {
  /** Types of the answer. */
  types: readonly string[];
  /** It needs a list of choices: an enum, a catalogue or `choicesFrom`. */
  choices?: boolean;
  /** Options without which it cannot work. */
  needs?: readonly string[];
  /** Keywords of its schema without which it has no limit to keep. */
  limits?: readonly string[];
  /** Of what the items of a list are. */
  items?: 'string' | 'object';
  /** One sentence for analysts; the reference page is made from it. */
  about: string;
};

export const WIDGETS: Readonly<Record<string, WidgetUse>> = {
  text: { types: ['string'], about: 'One line of text.' },
  email: { types: ['string'], about: 'An e-mail address.' },
  phone: { types: ['string'], about: 'A phone number, shown as (312) 555-0100.' },
  digits: { types: ['string'], about: 'A number that is kept as a text of digits.' },
  number: { types: ['integer', 'number'], about: 'A number.' },
  money: { types: ['string'], needs: ['store'], about: 'An amount, shown with $ and commas.' },
  date: { types: ['string'], about: 'A date: typed as MM/DD/YYYY or picked from a calendar.' },
  select: { types: ['string'], choices: true, about: 'A drop-down list.' },
  cards: { types: ['string'], choices: true, about: 'One of several cards with pictures.' },
  'yes-no': { types: ['boolean', 'string'], needs: ['choices'], about: 'Two cards.' },
  checks: { types: ['array'], choices: true, items: 'string', about: 'Several of a list.' },
  checkbox: { types: ['boolean'], about: 'One box; true when it is ticked.' },
  trades: {
    types: ['array'],
    needs: ['catalog', 'max', 'tooManyTypes', 'tooManyOptions'],
    items: 'object',
    about: 'Trades with their class codes.',
  },
  percentages: {
    types: ['array'],
    needs: ['title', 'editLabel', 'success', 'invalid'],
    items: 'object',
    about: 'Shares that total 100, edited in a dialog.',
  },
  locations: { types: ['array'], needs: ['catalog'], items: 'object', about: 'Addresses.' },
  claims: {
    types: ['array'],
    needs: ['countField'],
    limits: ['maxItems'],
    items: 'object',
    about: 'One row a claim.',
  },
  acknowledgement: {
    types: ['boolean'],
    needs: ['listTitle'],
    about: 'A text or a list with a box to tick under it.',
  },
  output: {
    types: ['string', 'number', 'integer'],
    needs: ['format'],
    about: 'A value that is shown and not asked.',
  },
  'hidden-null': { types: ['null'], about: 'Nothing: for a value that must be null.' },
  hidden: {
    types: ['string', 'number', 'integer', 'boolean', 'array', 'object'],
    about: 'Nothing: a button or a derivation gives the answer.',
  },
};
