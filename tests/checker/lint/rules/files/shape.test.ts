import { expect, test } from 'vitest';
import type { Edit } from '../../../../../src/checker/project/edit.ts';
import { f3 } from '../../../../../src/checker/lint/rules/files/shape.ts';
import type { Json, JsonObject } from '../../../../../src/engine/logic/json.ts';
import { findings, FLOW, look, LOOK, oneMore, SCHEMA } from '../../one-more-field.ts';

const found = (edits: readonly Edit[]) =>
  findings(edits, f3).map(({ pointer, message, suggestion }) => [
    pointer,
    `${message} ${suggestion ?? ''}`,
  ]);
const more = '/properties/more';
const text: JsonObject = { type: 'string' };
const field = (schema: JsonObject) => oneMore({ ...text, ...schema }, look('text'));
const looks = (ui: JsonObject) => oneMore(text, { ...look('text'), ...ui });
const step = (pointer: string, to: Json): Edit[] => [{ file: SCHEMA, set: pointer, to }];

test.each<[string, Edit[], string, RegExp]>([
  ['a format without a widget', field({ format: 'ipv4' }), `${more}/format`, /"pattern"/],
  [
    'a condition by a pattern',
    step('/allOf/0/if/properties/partner/pattern', 'y'),
    '/allOf/0/if/properties/partner/pattern',
    /an entry to "allOf" for each/,
  ],
  [
    'a name that no path reads',
    step('/properties/first name', text),
    '/properties/first name',
    /letters and digits/,
  ],
  [
    'other keys refused',
    step('/additionalProperties', false),
    '/additionalProperties',
    /Take it out/,
  ],
  [
    'a condition inside of another',
    step('/allOf/0/then/if', {}),
    '/allOf/0/then/if',
    /separate entry/,
  ],
  ['a condition of an object', field({ type: 'object', if: {} }), `${more}/if`, /out to the step/],
  [
    'such a name under a condition',
    step('/allOf/0/then/properties/a.b', text),
    '/allOf/0/then/properties/a.b',
    /letters and digits/,
  ],
  [
    'a placeholder',
    looks({ 'ui:placeholder': 'x' }),
    '/more/ui:placeholder',
    /inside of "ui:options"/,
  ],
  ['help', looks({ 'ui:help': 'x' }), '/more/ui:help', /"note"/],
  [
    'a field that cannot be changed',
    looks({ 'ui:readonly': true }),
    '/more/ui:readonly',
    /"output"/,
  ],
  ['an order of parts', looks({ 'ui:order': ['a'] }), '/more/ui:order', /order of schema\.json/],
  [
    'a title of the step',
    [{ file: LOOK, set: '/ui:title', to: 'x' }],
    '/ui:title',
    /"title" in schema\.json/,
  ],
  [
    'a key of another place',
    [{ file: LOOK, set: '/ui:continue/label', to: 'x' }],
    '/ui:continue/label',
    /belongs elsewhere|ui:title/,
  ],
  [
    'a field named twice',
    [{ file: LOOK, set: '/ui:order/6', to: 'name' }],
    '/ui:order',
    /are the same \("name"\)/,
  ],
])('%s: one finding, with an alternative', (_case, edits, pointer, advice) => {
  expect(found(edits)).toEqual([[pointer, expect.stringMatching(advice)]]);
});

const block = (to: JsonObject): Edit[] => [{ file: LOOK, set: '/ui:blocks', to: [to] }];

test('a block gets only the findings of its own kind', () => {
  expect(found(block({ kind: 'notice', text: 'Hi' }))).toEqual([
    ['/ui:blocks/0', expect.stringMatching(/"tone" is missing/)],
  ]);
  expect(found(block({ kind: 'html', text: 'Hi' }))).toEqual([
    ['/ui:blocks/0/kind', expect.stringMatching(/"html".*text, notice, list, scenarios/)],
  ]);
});

test('a value that may be single or a list is judged as the intended one', () => {
  const answers = (to: Json) => found([{ file: FLOW, set: '/steps/4/answers', to }]);
  expect(answers(['sha-res'])).toMatchObject([['/steps/4/answers/0', expect.anything()]]);
  expect(answers(5)).toEqual([['/steps/4/answers', expect.stringMatching(/^5 is not a text/)]]);
});

test('a missing part of a condition is named, with the reason', () => {
  expect(found([{ file: SCHEMA, remove: '/allOf/0/if/required' }])).toEqual([
    ['/allOf/0/if', expect.stringMatching(/"required" is missing.*has not answered yet/)],
  ]);
});

test('a meta-schema that cannot be compiled is a finding, and what it describes is not checked', () => {
  const meta = 'schemas/content/meta/page.schema.json';
  const edits: Edit[] = [
    {
      file: meta,
      json: { type: 'object', properties: { title: { type: 'string', minLengt: 1 } } },
    },
    { file: 'schemas/content/page.json', json: { $schema: 'meta/page.schema.json', title: '' } },
  ];
  const told = findings(edits, f3);
  expect(told.map(({ file }) => file)).toEqual([meta]);
  expect(told[0]?.message).toMatch(/cannot be compiled .*minLengt/);
});

test('a catalog without a meta-schema of its own is told to get one, not to name one', () => {
  const file = 'schemas/catalog/codes.json';
  const json = { $schema: '../meta/catalog-codes.schema.json', entries: [] };
  expect(findings([{ file, json }], f3)).toMatchObject([
    {
      pointer: '/$schema',
      message: expect.stringMatching(/^There is no schemas\/meta\/catalog-codes\.schema\.json/),
      suggestion: expect.stringMatching(/^Copy the meta-schema of a similar file/),
    },
  ]);
});
