import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withValue, type Keys } from '../../../src/checker/project/edit.ts';
import type { Json } from '../../../src/engine/logic/json.ts';
import { holds } from '../../properties.ts';

/** Written by hand, in more than one style. */
const TEXT = `{
  "look": { "widget": "text",  "size": 2 },
  "agree": { "type": "boolean", "const": true },
  "list": ["one",  "two", "three"],
  "long": {
    "first": 1.0,
    "last": { "a": 1 }
  },
  "none": {}
}
`;

describe('an edit leaves everything else as written', () => {
  it.each<[what: string, at: Keys, value: Json | undefined, was: string, is: string]>([
    ['sets a value on a line with others', ['look', 'size'], 3, '2 }', '3 }'],
    [
      'adds to an object on one line',
      ['agree', 'title'],
      'Yes',
      '"const": true }',
      '"const": true, "title": "Yes" }',
    ],
    [
      'adds after an object on one line',
      ['long', 'next'],
      { b: [] },
      '"last": { "a": 1 }',
      '"last": { "a": 1 },\n    "next": { "b": [] }',
    ],
    ['adds to an empty object', ['none', 'a'], 1, '"none": {}', '"none": { "a": 1 }'],
    [
      'adds what is nested to an empty object',
      ['none', 'a', 'b'],
      1,
      '"none": {}',
      '"none": { "a": { "b": 1 } }',
    ],
    ['adds to a list on one line', ['list', 3], 'four', '"three"]', '"three", "four"]'],
    ['removes the last item of a line', ['list', 2], undefined, ', "three"]', ']'],
    ['removes the first item of a line', ['list', 0], undefined, '"one",  "two"', '"two"'],
    [
      'removes from an object on one line',
      ['look', 'widget'],
      undefined,
      '"widget": "text",  ',
      '',
    ],
    [
      'removes the last key of an object',
      ['long', 'last'],
      undefined,
      '"first": 1.0,\n    "last": { "a": 1 }',
      '"first": 1.0',
    ],
    ['removes the only key', ['long', 'last', 'a'], undefined, '{ "a": 1 }', '{}'],
    ['removes nothing that is missing', ['long', 'b', 'c'], undefined, '', ''],
    [
      'adds an object on one line',
      ['more'],
      { a: { b: 1 } },
      '"none": {}',
      '"none": {},\n  "more": { "a": { "b": 1 } }',
    ],
    [
      'replaces an object that is spread',
      ['long'],
      { a: { b: 1 } },
      '{\n    "first": 1.0,\n    "last": { "a": 1 }\n  }',
      '{\n    "a": { "b": 1 }\n  }',
    ],
    [
      'replaces an object on one line by one that is too long for it',
      ['agree'],
      { a: 'x'.repeat(90), b: [1, 2] },
      '{ "type": "boolean", "const": true }',
      `{\n    "a": "${'x'.repeat(90)}",\n    "b": [1, 2]\n  }`,
    ],
    [
      'spreads an object that becomes too long for its line',
      ['agree', 'title'],
      'x'.repeat(80),
      '{ "type": "boolean", "const": true }',
      `{\n    "type": "boolean",\n    "const": true,\n    "title": "${'x'.repeat(80)}"\n  }`,
    ],
  ])('%s', (_what, at, value, was, is) => {
    expect(withValue(TEXT, at, value)).toBe(TEXT.replace(was, is));
  });

  it('inserts before an item', () => {
    expect(withValue(TEXT, ['list', 0], 'zero', 'insert')).toBe(
      TEXT.replace('["one"', '["zero", "one"'),
    );
    expect(withValue('[\n  1,\n  2\n]\n', [1], 9, 'insert')).toBe('[\n  1,\n  9,\n  2\n]\n');
  });

  it('refuses a key of something that has none', () => {
    expect(() => withValue(TEXT, ['list', 'key'], 1)).toThrow('no place for "key"');
    expect(() => withValue(TEXT, ['list', 0, 'key'], 1)).toThrow('no place for "key"');
  });
});

const key = fc.constantFrom('a', 'b', 'c d', 'é"');
const json = fc.letrec<{ any: Json }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Json>(null, true, 0, -1.5, '', '{ "a": [1] }', '"\\'),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(key, tie('any'), { maxKeys: 3 }),
  ),
})).any;

/** The places of a value, including those where something could be added. */
function placesIn(value: Json, at: Keys = []): Keys[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [...value.keys(), value.length] : [...Object.keys(value), 'z'];
  return own.flatMap((name) => [
    [...at, name],
    ...placesIn(Reflect.get(value, name) ?? null, [...at, name]),
  ]);
}

/** The same edit of the value itself. */
function edited(value: Json, [first, ...rest]: Keys, put: Json | undefined): Json {
  const isHere = rest.length === 0;
  if (Array.isArray(value)) {
    const next = isHere ? put : edited(value[Number(first)] ?? null, rest, put);
    return value.toSpliced(Number(first), 1, ...(next === undefined ? [] : [next]));
  }
  const entries = new Map(Object.entries(value ?? {}));
  const name = String(first);
  if (isHere && put === undefined) entries.delete(name);
  else entries.set(name, isHere ? (put ?? null) : edited(entries.get(name) ?? null, rest, put));
  return Object.fromEntries(entries);
}

const cases = fc
  .record({ value: json, put: fc.option(json, { nil: undefined }), spaces: fc.constantFrom(0, 2) })
  .filter(({ value }) => placesIn(value).length > 0)
  .chain((one) => fc.record({ ...mapped(one), at: fc.constantFrom(...placesIn(one.value)) }));

const mapped = <Record extends object>(record: Record) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, fc.constant(value)])) as {
    [Key in keyof Record]: fc.Arbitrary<Record[Key]>;
  };

it('reads as the same edit of the value, in every style and at every place', () => {
  holds(
    'edits of a text',
    fc.property(cases, ({ value, put, spaces, at }) => {
      const text = JSON.stringify(value, null, spaces);
      expect(JSON.parse(withValue(text, at, put))).toEqual(edited(value, at, put));
    }),
    2000,
  );
});

it('begins a new file', () => {
  expect(withValue('{}\n', ['a'], { b: [1] })).toBe('{\n  "a": { "b": [1] }\n}\n');
  expect(withValue('', ['a', 0], 1)).toBe('{\n  "a": [1]\n}\n');
});

it('is undone by setting what was there before', () => {
  holds(
    'edits of a text, and back',
    fc.property(json, json, (value, put) => {
      const text = `${JSON.stringify({ value, last: { a: 1 } }, null, 2)}\n`;
      const added = withValue(text, ['new'], put);
      expect(withValue(added, ['new'], undefined)).toBe(text);
    }),
    500,
  );
});
