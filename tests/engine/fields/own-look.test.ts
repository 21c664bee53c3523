import { describe, expect, it } from 'vitest';
import { ownLook } from '../../../src/engine/fields/own-look.ts';
import type { JsonObject } from '../../../src/engine/logic/json.ts';

const FIELDS: JsonObject = {
  text: { type: 'string' },
  count: { type: 'integer' },
  below: { type: 'integer', minimum: -5 },
  size: { type: 'number' },
  box: { type: 'boolean' },
  choice: { type: 'string', enum: ['a', 'b', 'c'] },
  several: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
  group: { type: 'object', properties: { one: { type: 'string' }, two: { type: 'string' } } },
  list: {
    type: 'array',
    items: { type: 'object', properties: { one: { type: 'string' }, two: { type: 'string' } } },
  },
};
const looked = (ui: JsonObject, schema: JsonObject = { type: 'object', properties: FIELDS }) =>
  ownLook({ schema, ui });

const options = (more: JsonObject): JsonObject => ({ 'ui:options': more });

describe("what RJSF's UI schema says of a field is taken over", () => {
  it.each<[keyof typeof FIELDS & string, JsonObject, JsonObject]>([
    ['text', { 'ui:title': 'Name' }, { 'ui:title': 'Name' }],
    ['text', options({ title: 'Name' }), { 'ui:title': 'Name' }],
    [
      'text',
      { 'ui:description': 'As in the passport' },
      { 'ui:description': 'As in the passport' },
    ],
    ['several', { 'ui:widget': 'select' }, { 'ui:widget': 'multi-select' }],
    ['text', { 'ui:help': 'As in the passport' }, options({ note: 'As in the passport' })],
    ['text', options({ help: 'As in the passport' }), options({ note: 'As in the passport' })],
    ['text', { 'ui:placeholder': 'Ada' }, options({ placeholder: 'Ada' })],
    ['text', { 'ui:autocomplete': 'given-name' }, options({ autocomplete: 'given-name' })],
    ['text', options({ inputType: 'tel' }), options({ inputmode: 'tel' })],
    [
      'text',
      { 'ui:widget': 'textarea', 'ui:rows': 4 },
      { 'ui:widget': 'textarea', ...options({ rows: 4 }) },
    ],
    [
      'text',
      options({ widget: 'textarea', rows: 4 }),
      { 'ui:widget': 'textarea', ...options({ rows: 4 }) },
    ],
    ['text', { 'ui:widget': 'color' }, { 'ui:widget': 'text' }],
    ['count', { 'ui:widget': 'updown' }, { 'ui:widget': 'number' }],
    [
      'choice',
      { 'ui:widget': 'radio', ...options({ inline: true }) },
      { 'ui:widget': 'radio', ...options({ columns: 3 }) },
    ],
    ['choice', { 'ui:enumNames': ['A', 'B', 'C'] }, { 'ui:enumNames': ['A', 'B', 'C'] }],
    ['several', { 'ui:widget': 'checkboxes' }, { 'ui:widget': 'checks' }],
    ['list', options({ orderable: true }), options({ reorder: true })],
    // What this form does anyway.
    ['list', options({ orderable: false, addable: true, removable: true }), {}],
    ['text', { 'ui:readonly': false, 'ui:disabled': false, 'ui:autofocus': false }, {}],
  ])('%s: %j', (name, look, own) => {
    expect(looked({ [name]: look })).toMatchObject({ ui: { [name]: own }, notes: [] });
    expect(Object.keys(looked({ [name]: look }).ui[name] ?? {})).toEqual(Object.keys(own));
  });
});

it('a title stays an option where the widget has one of that name', () => {
  const ui = { 'ui:widget': 'percentages', 'ui:options': { title: 'Shares' } };
  const items = { type: 'object', properties: { name: { type: 'string' } } };
  const schema = { type: 'object', properties: { shares: { type: 'array', items } } };
  expect(looked({ shares: ui }, schema)).toMatchObject({ ui: { shares: ui }, notes: [] });
});

describe('what it says that has no counterpart is left out, with a note at its place', () => {
  it.each<[keyof typeof FIELDS & string, JsonObject, string, string]>([
    ['text', { 'ui:autofocus': true }, '/text/ui:autofocus', 'Nothing here does what it says'],
    ['text', { 'ui:emptyValue': '' }, '/text/ui:emptyValue', 'Nothing here does what it says'],
    ['text', { 'ui:classNames': 'wide' }, '/text/ui:classNames', 'Nothing here does what it says'],
    ['text', { classNames: 'wide' }, '/text/classNames', 'Nothing here does what it says'],
    ['text', { 'ui:readonly': true }, '/text/ui:readonly', 'Visitors can change this answer'],
    ['text', { 'ui:disabled': true }, '/text/ui:disabled', 'Visitors can change this answer'],
    [
      'text',
      { 'ui:FieldTemplate': 'Own' },
      '/text/ui:FieldTemplate',
      'Nothing here does what it says',
    ],
    ['text', { 'ui:rows': 4 }, '/text/ui:rows', 'Nothing here does what it says'],
    [
      'choice',
      { 'ui:enumDisabled': ['b'] },
      '/choice/ui:enumDisabled',
      'Visitors can choose these too',
    ],
    [
      'list',
      options({ removable: false }),
      '/list/ui:options/removable',
      'Nothing here does what it says',
    ],
    [
      'list',
      { items: { 'ui:title': 'Entry' } },
      '/list/items/ui:title',
      'Nothing here does what it says',
    ],
  ])('%s: %j', (name, look, pointer, message) => {
    const { ui, notes } = looked({ [name]: look });
    expect(notes).toEqual([
      {
        pointer,
        message: expect.stringContaining(message),
        suggestion: expect.stringMatching(/\.$/),
      },
    ]);
    expect(JSON.stringify(ui)).not.toContain('ui:');
  });

  it.each([
    ['box', 'radio', 'yes-no'],
    ['box', 'select', 'yes-no'],
    ['below', 'updown', 'decimal'],
    ['text', 'range', 'text'],
  ])('%s: a widget for another type, %s, becomes %s', (name, widget, own) => {
    const { ui, notes } = looked({ [name]: { 'ui:widget': widget } });
    expect(ui).toEqual({ [name]: { 'ui:widget': own } });
    expect(notes.map(({ pointer }) => pointer)).toEqual([`/${name}/ui:widget`]);
  });
});

it.each([
  ['a widget that cannot be asked for', { 'ui:widget': 'password' }],
  ['a widget that nobody knows', { 'ui:widget': 'sparkles' }],
  ['a misspelled key', { 'ui:plaecholder': 'Ada' }],
  ['a misspelled option', options({ placeholdr: 'Ada' })],
])('%s stays as it is, to be refused', (_what, look) => {
  expect(looked({ text: look })).toMatchObject({ ui: { text: look }, notes: [] });
});

it('the look of a field with a widget of the app is the app’s own', () => {
  const look = { 'ui:widget': 'stars', 'ui:readonly': true, ...options({ rows: 5 }) };
  const own = ownLook(
    { schema: { properties: FIELDS }, ui: { text: look } },
    (name) => name === 'stars',
  );
  expect(own).toMatchObject({ ui: { text: look }, notes: [] });
});

describe('an order', () => {
  it('of a step that names some fields ends with the others, and loses names of none', () => {
    const { ui, notes } = looked({ 'ui:order': ['size', 'nothing', 'text'] });
    expect(ui).toEqual({ 'ui:order': ['size', 'text', '*'] });
    expect(notes.map(({ pointer }) => pointer)).toEqual(['/ui:order/1']);
  });

  it.each<[string, JsonObject]>([
    ['group', { 'ui:order': ['two', '*'] }],
    ['list', { items: { 'ui:order': ['two', 'one'] } }],
  ])('of the fields of %s is that of its schema', (name, look) => {
    const { schema, ui, notes } = looked({ [name]: look });
    expect(JSON.stringify(schema['properties'])).toMatch(
      new RegExp(`"${name}":.*?"two":.*?"one":`),
    );
    expect([JSON.stringify(ui).includes('ui:order'), notes]).toEqual([false, []]);
  });

  it('of fields that several objects share is noted', () => {
    const shared = {
      type: 'object',
      properties: { one: { type: 'string' }, two: { type: 'string' } },
    };
    const schema = {
      type: 'object',
      properties: { home: { $ref: '#/definitions/pair' } },
      definitions: { pair: shared },
    };
    const { notes } = looked({ home: { 'ui:order': ['two', 'one'] } }, schema);
    expect(notes.map(({ pointer }) => pointer)).toEqual(['/home/ui:order']);
  });
});

it('the title and the description of a step are in its schema', () => {
  const { schema, ui } = looked({ 'ui:title': 'About you', 'ui:description': 'Two minutes' });
  expect([schema['title'], schema['description'], ui]).toEqual(['About you', 'Two minutes', {}]);
});
