import { describe, expect, it } from 'vitest';
import { choicesOf, formFields, messagesOf } from '../../../src/studio/step/form/form-fields.ts';
import { withListed, withValue } from '../../../src/studio/step/form/set-value.ts';

const SCHEMA = {
  required: ['name'],
  properties: {
    name: { type: 'string', title: 'Name', maxLength: 20 },
    cars: {
      type: 'array',
      items: { type: 'object', required: ['make'], properties: { make: { type: 'string' } } },
    },
    home: { type: 'object', properties: { city: { type: 'string' } } },
  },
};
const UI = {
  name: { 'ui:options': { errors: { maxLength: 'Too long', minLength: 'Left over' } } },
  cars: { items: { make: { 'ui:widget': 'text' } } },
  home: { city: { 'ui:options': { choices: { a: { label: 'A' }, b: 'B' } } } },
};

describe('the fields of a form', () => {
  const fields = formFields(SCHEMA, UI);

  it('are those of groups and lists too, with their places in both files', () => {
    expect(fields.map(({ path }) => path)).toEqual([
      'name',
      'cars',
      'cars.*.make',
      'home',
      'home.city',
    ]);
    expect(fields[2]).toMatchObject({
      schemaAt: ['properties', 'cars', 'items', 'properties', 'make'],
      uiAt: ['cars', 'items', 'make'],
      parentAt: ['properties', 'cars', 'items'],
      isRequired: true,
      ui: { 'ui:widget': 'text' },
    });
    expect(fields[4]).toMatchObject({ uiAt: ['home', 'city'], isRequired: false });
  });

  it('have a message for each rule, written or not, and those that are left over', () => {
    const [name] = fields;
    expect(name && messagesOf(name).map(({ keyword, text }) => [keyword, text])).toEqual([
      ['required', ''],
      ['maxLength', 'Too long'],
      ['minLength', 'Left over'],
    ]);
  });

  it('have choices of their own', () => {
    const city = fields[4];
    expect(city && choicesOf(city)).toEqual([
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ]);
  });
});

describe('a value that a form sets', () => {
  const text = '{\n  "a": { "b": 1,   "c": 2 },\n  "list": ["x"]\n}\n';

  it('leaves everything else as it is written', () => {
    expect(withValue(text, ['a', 'b'], 10)).toBe(text.replace('"b": 1', '"b": 10'));
    expect(withValue(text, ['a', 'b'], undefined)).toContain('"c": 2');
    expect(JSON.parse(withValue(text, ['d', 'e', 'f'], 'new'))).toMatchObject({
      d: { e: { f: 'new' } },
    });
  });

  it('is in a list or not, and an empty list is gone', () => {
    const json = (next: string) => JSON.parse(next) as { list?: string[] };
    expect(json(withListed(text, ['list'], ['x'], 'y', true)).list).toEqual(['x', 'y']);
    expect(json(withListed(text, ['list'], ['x'], 'x', true)).list).toEqual(['x']);
    expect(json(withListed(text, ['list'], ['x'], 'x', false)).list).toBeUndefined();
  });
});
