import { describe, expect, it, test } from 'vitest';
import { normalStep } from '../../../../src/engine/language/normalize/normal-step.ts';
import { placeInFile } from '../../../../src/engine/language/normalize/notes.ts';
import type { JsonObject } from '../../../../src/engine/logic/json.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';

const text = (title: string): JsonObject => ({ title, type: 'string', maxLength: 9 });
const schemaOf = (schema: JsonObject, ui: JsonObject = {}) => normalStep({ schema, ui }).schema;

// oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema

test('a step in normal form stays unchanged', () => {
  for (const name of ['tiny', 'crew']) {
    const texts = questionnaire(name);
    const steps = [...texts.keys()].filter((path) => path.endsWith('/schema.json'));
    expect(steps.length).toBeGreaterThan(2);
    for (const path of steps) {
      const schema: JsonObject = JSON.parse(texts.get(path) ?? '');
      const ui: JsonObject = JSON.parse(texts.get(path.replace('schema.json', 'ui.json')) ?? '');
      expect(normalStep({ schema, ui })).toEqual({
        schema,
        ui,
        problems: [],
        left: [],
        places: [],
      });
    }
  }
});

describe('shared descriptions', () => {
  it.each(['definitions', '$defs'])('are inlined where they are referenced, from %s', (shared) => {
    const people = { type: 'array', items: { $ref: `#/${shared}/name` } };
    const schema: JsonObject = {
      properties: {
        first: { $ref: `#/${shared}/name` },
        second: { $ref: `#/${shared}/name`, title: 'Other name' },
        all: { $ref: `#/${shared}/people` },
      },
    };
    schema[shared] = { name: text('Name'), people };
    expect(schemaOf(schema)).toEqual({
      properties: {
        first: text('Name'),
        second: text('Other name'),
        // Nothing shows the title of an item.
        all: { type: 'array', items: { type: 'string', maxLength: 9 } },
      },
    });
  });

  it('may stand in "allOf" of a field', () => {
    const schema = {
      definitions: { name: text('Name') },
      properties: { a: { allOf: [{ $ref: '#/definitions/name' }], description: 'Hint' } },
    };
    expect(schemaOf(schema)).toEqual({
      properties: { a: { ...text('Name'), description: 'Hint' } },
    });
  });

  it('keep the place of a finding', () => {
    const { places } = normalStep({
      schema: {
        definitions: { name: text('Name') },
        properties: { a: { $ref: '#/definitions/name', title: 'A' } },
      },
      ui: {},
    });
    expect(placeInFile(places, '/properties/a/maxLength')).toBe('/definitions/name/maxLength');
    expect(placeInFile(places, '/properties/a')).toBe('/properties/a');
    expect(placeInFile(places, '/title')).toBe('/title');
  });
});

describe('a conditional field', () => {
  const b = { properties: { b: text('B') }, required: ['b'] };

  it.each<[string, JsonObject, JsonObject]>([
    [
      'an "if" of the step',
      { if: { required: ['a'] }, then: b, else: {} },
      { if: { required: ['a'] }, then: b, else: {} },
    ],
    [
      'dependentRequired',
      { dependentRequired: { a: ['b'] } },
      { if: { required: ['a'] }, then: { required: ['b'] } },
    ],
    [
      'dependencies on a list of names',
      { dependencies: { a: ['b'] } },
      { if: { required: ['a'] }, then: { required: ['b'] } },
    ],
    ['dependentSchemas', { dependentSchemas: { a: b } }, { if: { required: ['a'] }, then: b }],
    ['dependencies on a schema', { dependencies: { a: b } }, { if: { required: ['a'] }, then: b }],
    [
      'dependencies by value, as RJSF has them',
      {
        dependencies: {
          a: {
            oneOf: [
              { properties: { a: { enum: ['no'] } } },
              { properties: { a: { enum: ['yes'] }, b: text('B') }, required: ['b'] },
            ],
          },
        },
      },
      { if: { properties: { a: { enum: ['yes'] } }, required: ['a'] }, then: b },
    ],
  ])('with %s is an entry of allOf', (_name, written, entry) => {
    const properties = { a: text('A') };
    expect(schemaOf({ properties, ...written })).toEqual({ properties, allOf: [entry] });
  });

  const kinds: JsonObject = {
    oneOf: [
      {
        title: 'A truck',
        properties: { kind: { const: 'truck' }, load: text('Load') },
        required: ['load'],
      },
      { title: 'A car', description: 'Or a van', properties: { kind: { const: 'car' } } },
    ],
  };
  const entry = {
    if: { properties: { kind: { const: 'truck' } }, required: ['kind'] },
    then: { properties: { load: text('Load') }, required: ['load'] },
  };

  it('of a discriminated union is a choice, and the fields of the chosen kind', () => {
    const { schema, ui, problems } = normalStep({
      schema: {
        properties: { kind: { title: 'Which?', type: 'string' }, note: text('Note') },
        ...kinds,
      },
      ui: { kind: { 'ui:widget': 'radio' } },
    });
    expect(problems).toEqual([]);
    expect(schema).toEqual({
      properties: {
        kind: { title: 'Which?', type: 'string', enum: ['truck', 'car'] },
        note: text('Note'),
      },
      required: ['kind'],
      allOf: [entry],
    });
    expect(ui).toEqual({
      kind: {
        'ui:widget': 'radio',
        'ui:options': {
          choices: { truck: { label: 'A truck' }, car: { label: 'A car', hint: 'Or a van' } },
        },
      },
    });
  });

  it('of a union without a field in the step brings its own, and may name it', () => {
    const { schema } = normalStep({
      schema: { properties: {}, ...kinds, discriminator: { propertyName: 'kind' } },
      ui: {},
    });
    expect(schema['properties']).toEqual({ kind: { type: 'string', enum: ['truck', 'car'] } });
  });
});

describe('a field', () => {
  it.each<[string, JsonObject, JsonObject]>([
    ['two types, one of them null', { type: ['string', 'null'] }, { type: 'string' }],
    ['nullable', { type: 'string', nullable: true }, { type: 'string' }],
    ['a description or null', { anyOf: [text('A'), { type: 'null' }] }, text('A')],
    [
      'choices with null',
      { type: ['string', 'null'], enum: ['a', null] },
      { type: 'string', enum: ['a'] },
    ],
    [
      'choices with words',
      { oneOf: [{ const: 'a', title: 'A' }, { const: 'b' }] },
      { type: 'string', enum: ['a', 'b'] },
    ],
    [
      'names of choices',
      { type: 'string', enum: ['a'], enumNames: ['A'] },
      { type: 'string', enum: ['a'] },
    ],
    ['a day', { type: 'string', format: 'date' }, { type: 'string', format: 'date' }],
  ])('with %s has one normal form', (_name, written, expected) => {
    const schema = { properties: { a: written }, required: ['a'] };
    const isEmptyAllowed = JSON.stringify(written).includes('null');
    expect(schemaOf(schema)).toEqual({
      properties: { a: expected },
      required: isEmptyAllowed ? [] : ['a'],
    });
  });

  it.each<[string, string[], string[]]>([
    ['email', ['a@b.co'], ['a', 'a@b', 'a b@c.de']],
    ['uri', ['https://a.co', 'http://a.co/b?c#d'], ['a.co', 'https://a', 'javascript:alert(1)']],
    [
      'uuid',
      ['00000000-0000-4000-8000-000000000000'],
      ['1', '00000000-0000-4000-8000-00000000000g'],
    ],
    [
      'time',
      ['00:00', '23:59', '10:00:00', '23:59:59'],
      ['24:00', '7:30', '10:60', '10:00:60', '10:00:00Z', '10:00:0'],
    ],
  ])('with the format %s is checked by a pattern, with its message', (format, good, bad) => {
    const { schema, ui } = normalStep({
      schema: { properties: { a: { type: 'string', format } } },
      ui: { a: { 'ui:options': { errors: { format: 'Wrong' } } } },
    });
    const pattern = /"pattern":"(.*?)"[,}]/.exec(JSON.stringify(schema))?.[1] ?? '';
    const matches = new RegExp(JSON.parse(`"${pattern}"`), 'u');
    expect(good.filter((value) => !matches.test(value))).toEqual([]);
    expect(bad.filter((value) => matches.test(value))).toEqual([]);
    expect(ui).toEqual({ a: { 'ui:options': { errors: { pattern: 'Wrong' } } } });
  });

  it('shows the labels of its items, those of ui.json first', () => {
    const items = {
      type: 'string',
      oneOf: [
        { const: 'a', title: 'A' },
        { const: 'b', title: 'B' },
      ],
    };
    const { schema, ui } = normalStep({
      schema: { properties: { all: { type: 'array', items } } },
      ui: { all: { 'ui:options': { choices: { b: { label: 'Bee' } } } } },
    });
    expect(schema).toEqual({
      properties: { all: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } } },
    });
    expect(ui).toEqual({
      all: { 'ui:options': { choices: { a: { label: 'A' }, b: { label: 'Bee' } } } },
    });
  });

  it('takes its labels from ui:enumNames', () => {
    const { ui } = normalStep({
      schema: { properties: { a: { type: 'integer', enum: [1, 2] } } },
      ui: { a: { 'ui:enumNames': ['One', 'Two'] } },
    });
    expect(ui).toEqual({
      a: { 'ui:options': { choices: { 1: { label: 'One' }, 2: { label: 'Two' } } } },
    });
  });

  it('under a condition has the same normal form', () => {
    const schema = {
      properties: { a: text('A') },
      dependentSchemas: { a: { properties: { b: { oneOf: [{ const: 'x', title: 'X' }] } } } },
    };
    const { schema: normal, ui } = normalStep({ schema, ui: {} });
    expect(normal['allOf']).toEqual([
      { if: { required: ['a'] }, then: { properties: { b: { type: 'string', enum: ['x'] } } } },
    ]);
    expect(ui).toEqual({ b: { 'ui:options': { choices: { x: { label: 'X' } } } } });
  });
});

describe('what cannot be normalized is reported with an alternative', () => {
  const one = (field: JsonObject): JsonObject => ({ properties: { a: field } });

  it.each<[string, JsonObject, string, string]>([
    [
      'a name that is not there',
      one({ $ref: '#/definitions/b' }),
      '/properties/a/$ref',
      'Add it under "definitions".',
    ],
    [
      'another file',
      one({ $ref: 'other.json#/a' }),
      '/properties/a/$ref',
      'Name an entry of "definitions"',
    ],
    [
      'a description of itself',
      {
        definitions: { b: { type: 'object', properties: { c: { $ref: '#/definitions/b' } } } },
        ...one({ $ref: '#/definitions/b' }),
      },
      '/definitions/b/properties/c/$ref',
      'as many levels as there are',
    ],
    ['two types', one({ type: ['string', 'number'] }), '/properties/a/type', 'Write one type'],
    [
      'alternatives that are no choices',
      one({ oneOf: [{ type: 'string' }] }),
      '/properties/a/oneOf',
      'Give each a "const"',
    ],
    [
      'two patterns',
      one({ type: 'string', format: 'email', pattern: '^a' }),
      '/properties/a/format',
      'Keep the one that says more.',
    ],
    [
      'two descriptions',
      one({ type: 'string', title: 'A', allOf: [{ title: 'B' }] }),
      '/properties/a/allOf/0',
      'without "allOf"',
    ],
    [
      'kinds that nothing tells apart',
      { properties: {}, oneOf: [{ properties: { b: text('B') } }] },
      '/oneOf',
      'the same field with a "const" or an "enum" of its own',
    ],
    [
      'kinds of the same value',
      {
        properties: {},
        anyOf: [{ properties: { k: { const: 1 } } }, { properties: { k: { const: 1 } } }],
      },
      '/anyOf',
      'the same field with a "const" or an "enum" of its own',
    ],
    [
      'a branch without its value',
      { ...one(text('A')), dependencies: { a: { oneOf: [{ properties: { b: text('B') } }] } } },
      '/dependencies/a/oneOf/0',
      'with "const" or "enum"',
    ],
    [
      'a branch for a name with a slash',
      { properties: { 'a/b': text('A') }, dependencies: { 'a/b': { oneOf: [{}] } } },
      '/dependencies/a~1b/oneOf/0',
      'with "const" or "enum"',
    ],
    [
      'a choice that is no kind, of a name with a slash',
      {
        properties: { 'k/l': { enum: ['x', 'y'] } },
        oneOf: [{ properties: { 'k/l': { const: 'x' } } }],
      },
      '/properties/k~1l/enum',
      'Take "enum" out',
    ],
  ])('%s', (_name, schema, pointer, suggestion) => {
    const { problems } = normalStep({ schema, ui: {} });
    expect(problems.map((problem) => problem.pointer)).toEqual([pointer]);
    expect(problems[0]?.suggestion).toContain(suggestion);
  });
});
