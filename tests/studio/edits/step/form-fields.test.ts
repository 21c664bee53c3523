import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../../../src/studio/edits/step/limits.ts';
import { flatFields, formFields, located } from '../../../../src/studio/edits/step/form-fields.ts';
import { withValue } from '../../../../src/checker/project/edit.ts';
import { withSwapped } from '../../../../src/studio/edits/step/move-field.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';
import { allCanonical } from './edited.ts';

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
};

const WORKSHOP = allCanonical(questionnaire('dance-workshop'));
const read = (name: string): Record<string, never> =>
  JSON.parse(WORKSHOP.get(`schemas/workshop-kind/${name}.json`) ?? '{}');

describe('the fields of a form', () => {
  const fields = formFields(SCHEMA, UI);

  it('are those of groups and lists too, with their places in both files', () => {
    expect(flatFields(fields).map(({ path }) => path)).toEqual([
      'name',
      'cars',
      'cars.*.make',
      'home',
      'home.city',
    ]);
    const make = located(fields, 'cars.*.make');
    expect(make?.field).toMatchObject({
      describedAt: [['properties', 'cars', 'items', 'properties', 'make']],
      uiAt: ['cars', 'items', 'make'],
      isRequired: true,
      ui: { 'ui:widget': 'text' },
    });
    expect(make?.siblings).toHaveLength(1);
    expect(fields[1]?.inside).toEqual({
      schemaAt: ['properties', 'cars', 'items'],
      uiAt: ['cars', 'items'],
    });
  });

  it('have a message for each rule, written or not, and list unused ones', () => {
    const [name] = fields;
    expect(name && messagesOf(name).map(({ keyword, text }) => [keyword, text])).toEqual([
      ['required', ''],
      ['maxLength', 'Too long'],
      ['minLength', 'Left over'],
    ]);
  });

  it('are those of kinds, branches and shared descriptions, in the order of the page', () => {
    const all = formFields(read('schema'), read('ui'));
    expect(all.map(({ name }) => name)).toEqual([
      'kind',
      'teacher',
      'guests',
      'host',
      'music',
      'players',
    ]);
    const at = (path: string) => located(all, path)?.field;
    expect(at('kind')).toMatchObject({ type: 'string', isRequired: true });
    expect(at('guests')?.groups[0]?.test).toEqual({
      properties: { kind: { const: 'ball' } },
      required: ['kind'],
    });
    expect(at('players')?.groups[0]?.test).toEqual({
      properties: { music: { enum: ['yes'] } },
      required: ['music'],
    });
    expect(at('music')).toMatchObject({ type: 'string', groups: [{ test: null }] });
    expect(at('host.name')?.describedAt).toEqual([['properties', 'host', 'properties', 'name']]);
  });
});

describe('a value that a form sets', () => {
  const text = '{\n  "a": { "b": 1,   "c": 2 },\n  // said by hand\n  "list": ["x",  "y"]\n}\n';

  it('leaves everything else as written', () => {
    expect(withValue(text, ['a', 'b'], 10)).toBe(text.replace('"b": 1', '"b": 10'));
    expect(withValue(text, ['a', 'b'], undefined)).toContain('"c": 2');
    expect(withValue(text, ['d', 'e', 'f'], 'new')).toContain('// said by hand');
  });

  it('can be swapped with another one, each as written', () => {
    expect(withSwapped(text, ['a'], 'b', 'c')).toBe(
      text.replace('"b": 1,   "c": 2', '"c": 2,   "b": 1'),
    );
    expect(withSwapped(text, ['list'], 1, 0)).toBe(text.replace('"x",  "y"', '"y",  "x"'));
    expect(withSwapped(text, ['list'], 1, 2)).toBe(text);
  });
});
