import { compileQuestionnaire } from '@plumbline/engine';

const text = (title: string) => ({ title, type: 'string', maxLength: 100 });
const size = { type: 'string', enum: ['small', 'large'] };
const choices = { small: { label: 'Small' }, large: { label: 'Large' } };

/** Two steps with every widget of the engine, and its own end page. */
export const every = compileQuestionnaire({
  flow: {
    id: 'every',
    steps: [{ id: 'entered' }, { id: 'chosen' }],
    pages: [
      {
        id: 'done',
        kind: 'outcome',
        number: { prefix: 'ALL-', below: 1000 },
        outcome: {
          title: 'All is said',
          text: 'Nothing is left to ask.',
          number: 'Your number',
          open: { title: 'Something is open', text: 'Answer it first.' },
          next: { title: 'What happens next', items: ['We read it.'] },
          call: '',
          review: 'What you told us.',
        },
      },
    ],
  },
  catalogs: {
    parcels: {
      entries: [
        { id: 'small', label: 'A small one', icon: 'tools' },
        { id: 'large', label: 'A large one' },
      ],
    },
  },
  steps: {
    entered: {
      schema: {
        type: 'object',
        title: 'What is to be entered?',
        properties: {
          text: text('A text'),
          email: { title: 'An e-mail', type: 'string', format: 'email' },
          phone: { title: 'A phone', type: 'string', pattern: '^\\d{10}$' },
          textarea: text('A long text'),
          lines: { title: 'Some lines', type: 'array', items: { type: 'string' } },
          digits: { title: 'Some digits', type: 'string', pattern: '^\\d{5}$' },
          decimal: { title: 'A decimal', type: 'number', minimum: 0, maximum: 10 },
          money: { title: 'An amount', type: 'string', maxLength: 12 },
          number: { title: 'A number', type: 'integer', minimum: 0, maximum: 10 },
          time: { title: 'A time', type: 'string', format: 'time' },
          date: { title: 'A date', type: 'string', format: 'date' },
          moment: { title: 'A date and a time', type: 'string', format: 'date-time' },
          month: { title: 'A month', type: 'string', pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' },
          masked: { title: 'A masked number', type: 'string', maxLength: 11 },
          range: { title: 'A number on a slider', type: 'integer', minimum: 0, maximum: 10 },
          rating: { title: 'A rating', type: 'integer', minimum: 1, maximum: 5 },
        },
        required: ['text'],
      },
      ui: {
        phone: { 'ui:widget': 'phone' },
        textarea: { 'ui:widget': 'textarea', 'ui:options': { counter: true } },
        month: { 'ui:widget': 'month' },
        masked: { 'ui:widget': 'masked' },
        range: { 'ui:widget': 'range' },
        rating: { 'ui:widget': 'rating' },
        digits: { 'ui:widget': 'digits' },
        decimal: { 'ui:widget': 'decimal' },
        money: { 'ui:widget': 'money', 'ui:options': { store: 'digits' } },
      },
    },
    chosen: {
      schema: {
        type: 'object',
        title: 'What is to be chosen?',
        properties: {
          radio: { title: 'One of few', ...size },
          select: { title: 'One of many', ...size },
          cards: { title: 'One card', ...size },
          checks: { title: 'Some', type: 'array', items: size, uniqueItems: true },
          several: { title: 'Some of many', type: 'array', items: size, uniqueItems: true },
          checkbox: { title: 'A box', type: 'boolean' },
          acknowledgement: { title: 'I have read it', type: 'boolean' },
          yesNo: { title: 'Yes or no', type: 'boolean' },
          output: { title: 'Shown only', type: 'string', readOnly: true, default: 'This' },
          shares: {
            title: 'Shares of the work',
            type: 'array',
            items: {
              type: 'object',
              properties: {
                name: { type: 'string' },
                percentage: { type: 'number', minimum: 0, maximum: 100 },
              },
              required: ['name', 'percentage'],
            },
          },
          list: {
            title: 'A list',
            type: 'array',
            maxItems: 3,
            items: { type: 'object', properties: { name: text('Name') }, required: ['name'] },
          },
        },
        required: ['radio'],
      },
      ui: {
        radio: { 'ui:widget': 'radio', 'ui:options': { choices } },
        select: { 'ui:widget': 'select', 'ui:options': { choices } },
        cards: { 'ui:widget': 'cards', 'ui:options': { catalog: 'parcels' } },
        checks: { 'ui:widget': 'checks', 'ui:options': { choices } },
        several: { 'ui:widget': 'multi-select', 'ui:options': { choices } },
        acknowledgement: {
          'ui:widget': 'acknowledgement',
          'ui:options': { listTitle: 'Please note', catalog: 'parcels' },
        },
        checkbox: { 'ui:widget': 'checkbox' },
        yesNo: { 'ui:widget': 'yes-no' },
        shares: {
          'ui:widget': 'percentages',
          'ui:options': {
            title: 'Shares',
            editLabel: 'Edit the shares',
            success: 'The shares are kept',
            invalid: 'Shares have to total 100%',
          },
        },
      },
    },
  },
});
