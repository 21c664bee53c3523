import { readFileSync } from 'node:fs';
import { sameJson, type Json, type JsonObject } from '../../../src/engine/logic/json.ts';
import { look, words } from './one-more-field.ts';
import { writeAtPointer } from './write-at-pointer.ts';

// oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema

/** A step, its UI schema, and where a keyword is inserted. */
export type Place = { schema: JsonObject; ui: JsonObject; at: string };

const read = (path: string) => readFileSync(`node_modules/${path}`, 'utf8');

/** Every keyword of JSON Schema 2020-12, as listed by the specification's own schemas. */
export const SPECIFIED: readonly string[] = [
  'core',
  'applicator',
  'unevaluated',
  'validation',
  'meta-data',
  'format-annotation',
  'content',
].flatMap((vocabulary) =>
  Object.keys(
    JSON.parse(read(`ajv/dist/refs/json-schema-2020-12/meta/${vocabulary}.json`)).properties,
  ),
);

/** Keys of an object type in a package's type declarations. */
function keysOf(types: string, name: string): string[] {
  const start = types.indexOf(`type ${name}`);
  const text = types.slice(start, types.indexOf('\n};', start));
  return [...text.matchAll(/^ {4}'?([\w:]+)'?\??:/gm)].map(([, key = '']) => key);
}

const TYPES = read('@rjsf/utils/lib/types.d.ts');
const TEMPLATES = [...TYPES.matchAll(/'(\w+Template)'/g)].map(([, name = '']) => name);

/** Every option that RJSF reads as `ui:NAME` or in `ui:options`, plus its other `ui:` keys. */
export const UI_OPTIONS: readonly string[] = [
  ...new Set([
    ...keysOf(TYPES, 'UIOptionsBaseType<'),
    ...keysOf(TYPES, 'GlobalUISchemaOptions ='),
    ...TEMPLATES,
  ]),
];
export const UI_KEYS_ALONE: readonly string[] = keysOf(TYPES, 'UiSchema<').filter((key) =>
  key.startsWith('ui:'),
);

const text = { title: 'More', type: 'string', maxLength: 9 };
const texts = look('text', {}, 'required', 'maxLength');
const choice = { title: 'More', type: 'string', enum: ['a', 'b'] };
const chosen = look('select', { choices: words('a', 'b') }, 'required', 'enum');
const items = { type: 'object', properties: { city: text }, required: ['city'] };
const FIELDS: Readonly<Record<string, readonly [JsonObject, JsonObject]>> = {
  'a text': [text, texts],
  'a choice': [choice, chosen],
  'a number': [
    { title: 'More', type: 'integer', minimum: 1 },
    look('number', {}, 'required', 'type', 'minimum'),
  ],
  'a box': [{ title: 'More', type: 'boolean' }, look('checkbox', {}, 'required')],
  'a list of choices': [
    {
      title: 'More',
      type: 'array',
      uniqueItems: true,
      items: { type: 'string', enum: ['a', 'b'] },
    },
    look('checks', { choices: words('a', 'b') }, 'required', 'uniqueItems'),
  ],
  'a list of groups': [
    { title: 'More', type: 'array', maxItems: 3, items },
    {
      ...look('list', { itemTitle: 'Thing {number}', addLabel: 'Add' }, 'required', 'maxItems'),
      items: { city: texts },
    },
  ],
  'a group': [{ title: 'More', ...items }, { city: texts }],
};

const step = (properties: JsonObject, ui: JsonObject, rest: JsonObject = {}) => ({
  schema: {
    type: 'object',
    title: 'A step',
    properties: {
      yes: { title: 'Yes', type: 'string', enum: ['a', 'b'] },
      ...properties,
    },
    required: ['yes', ...Object.keys(properties)],
    ...rest,
  },
  ui: { yes: chosen, ...ui },
});

const onStep = ([name, [schema, ui]]: readonly [string, readonly [JsonObject, JsonObject]]) =>
  [[name, { ...step({ more: schema }, { more: ui }), at: '/properties/more' }]] as const;

const inGroup = ([name, [schema, ui]]: readonly [string, readonly [JsonObject, JsonObject]]) =>
  [
    [
      `${name} in a group`,
      {
        ...step(
          {
            more: { title: 'Group', type: 'object', properties: { in: schema }, required: ['in'] },
          },
          { more: { in: ui } },
        ),
        at: '/properties/more/properties/in',
      },
    ],
    [
      `${name} in a list`,
      {
        ...step(
          {
            more: {
              title: 'List',
              type: 'array',
              maxItems: 2,
              items: { type: 'object', properties: { in: schema }, required: ['in'] },
            },
          },
          {
            more: {
              ...look(
                'list',
                { itemTitle: 'Thing {number}', addLabel: 'Add' },
                'required',
                'maxItems',
              ),
              items: { in: ui },
            },
          },
        ),
        at: '/properties/more/items/properties/in',
      },
    ],
  ] as const;

const one = (schema: JsonObject, ui: JsonObject, at: string, rest?: JsonObject): Place => ({
  ...step({ more: { title: 'More', ...schema } }, { more: ui }, rest),
  at: `/properties/more${at}`,
});
/** A step in which something depends on the answer `yes`. */
const depends = (rest: JsonObject, at: string): Place => ({
  ...step({}, { load: texts }, rest),
  at,
});

const listed = FIELDS['a list of choices'] ?? [{}, {}];
const grouped = FIELDS['a list of groups'] ?? [{}, {}];
const kinds: Json = [
  { title: 'One', properties: { kind: { const: 'a' }, load: text }, required: ['load'] },
  { title: 'Two', properties: { kind: { const: 'b' } } },
];
const kind = (at: string): Place => ({
  ...step({}, { load: texts, kind: look('radio', {}, 'required', 'enum') }, { oneOf: kinds }),
  at,
});
const choices = [
  { const: 'a', title: 'A' },
  { const: 'b', title: 'B' },
];
const radio = look('radio', {}, 'required', 'enum');
const whenYes = { properties: { yes: { const: 'a' } }, required: ['yes'] };
const shown = { properties: { load: text }, required: ['load'] };
const branches = {
  yes: { oneOf: [{ properties: { yes: { enum: ['a'] }, load: text }, required: ['load'] }] },
};

/** Where a JSON Schema keyword can be put: every place that holds a schema. */
export const PLACES: Readonly<Record<string, Place>> = {
  ...Object.fromEntries(Object.entries(FIELDS).flatMap(onStep)),
  ...Object.fromEntries(inGroup(['a text', [text, texts]])),
  ...Object.fromEntries(inGroup(['a choice', [choice, chosen]])),
  'an item that is a choice': one(listed[0], listed[1], '/items'),
  'an item that is a group': one(grouped[0], grouped[1], '/items'),
  'the step': { ...step({ more: text }, { more: texts }), at: '' },
  'a definition': {
    ...step(
      { more: { $ref: '#/definitions/short' } },
      { more: texts },
      { definitions: { short: { title: 'More', type: 'string', maxLength: 5 } } },
    ),
    at: '/definitions/short',
  },
  'beside $ref': one({ $ref: '#/definitions/short' }, texts, '', {
    definitions: { short: { type: 'string', maxLength: 5 } },
  }),
  'a choice of oneOf': one({ oneOf: choices }, radio, '/oneOf/0'),
  'a choice of anyOf': one({ anyOf: choices }, radio, '/anyOf/0'),
  'beside oneOf': one({ oneOf: choices }, radio, ''),
  'a field that may be null': one(
    { anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }] },
    texts,
    '/anyOf/0',
  ),
  'the null of a field': one(
    { anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }] },
    texts,
    '/anyOf/1',
  ),
  'a part of allOf': one({ allOf: [{ type: 'string', maxLength: 9 }] }, texts, '/allOf/0'),
  'an entry of allOf': depends({ allOf: [{ if: whenYes, then: shown }] }, '/allOf/0'),
  if: depends({ allOf: [{ if: whenYes, then: shown }] }, '/allOf/0/if'),
  'a field of if': depends({ allOf: [{ if: whenYes, then: shown }] }, '/allOf/0/if/properties/yes'),
  then: depends({ allOf: [{ if: whenYes, then: shown }] }, '/allOf/0/then'),
  'a field of then': depends(
    { allOf: [{ if: whenYes, then: shown }] },
    '/allOf/0/then/properties/load',
  ),
  'a kind': kind('/oneOf/1'),
  'the value of the first kind': kind('/oneOf/0/properties/kind'),
  'the value of the second kind': kind('/oneOf/1/properties/kind'),
  'what depends on an answer': depends(
    { dependentSchemas: { yes: shown } },
    '/dependentSchemas/yes',
  ),
  'a branch': depends({ dependencies: branches }, '/dependencies/yes/oneOf/0'),
  'the value of a branch': depends(
    { dependencies: branches },
    '/dependencies/yes/oneOf/0/properties/yes',
  ),
};

/** Where a key of RJSF's UI schema can be put. */
export const UI_PLACES: Readonly<Record<string, Place>> = {
  'the step': { ...step({ more: text }, { more: texts }), at: '' },
  ...Object.fromEntries(
    Object.entries(FIELDS).map(([name, [schema, ui]]) => [
      name,
      { ...step({ more: schema }, { more: ui }), at: '/more' },
    ]),
  ),
  'a text in a list': {
    ...step({ more: grouped[0] }, { more: grouped[1] }),
    at: '/more/items/city',
  },
  'an item that is a group': {
    ...step({ more: grouped[0] }, { more: grouped[1] }),
    at: '/more/items',
  },
  'an item that is a choice': {
    ...step({ more: listed[0] }, { more: { ...listed[1], items: {} } }),
    at: '/more/items',
  },
};

/** Values for each keyword that have an effect wherever the keyword is read. */
export const VALUES: Readonly<Record<string, readonly Json[]>> = {
  $id: ['plumbline:other'],
  $schema: ['http://json-schema.org/draft-07/schema#'],
  $ref: ['#/definitions/other'],
  $anchor: ['x'],
  $dynamicRef: ['#x'],
  $dynamicAnchor: ['x'],
  $vocabulary: [{}],
  $comment: ['x'],
  $defs: [{ unused: { type: 'string', maxLength: 3 } }],
  definitions: [{ unused: { type: 'string', maxLength: 3 } }],
  prefixItems: [[{ type: 'string' }]],
  items: [{ type: 'string', enum: ['c'] }],
  additionalItems: [false],
  contains: [{ const: 'a' }],
  additionalProperties: [false],
  properties: [{ other: { title: 'Other', type: 'string', maxLength: 3 } }],
  patternProperties: [{ x: {} }],
  dependentSchemas: [{ yes: { required: ['more'] } }],
  dependencies: [{ yes: ['more'] }],
  propertyNames: [{ pattern: 'x' }],
  if: [{ required: ['yes'] }],
  then: [{ required: ['more'] }],
  else: [{ required: ['more'] }],
  allOf: [[{ pattern: '^x+$' }]],
  anyOf: [
    [{ type: 'string', maxLength: 4 }, { type: 'null' }],
    [
      { const: 'c', title: 'C' },
      { const: 'd', title: 'D' },
    ],
  ],
  oneOf: [
    [
      { const: 'c', title: 'C' },
      { const: 'd', title: 'D' },
    ],
  ],
  not: [{ const: 'x' }],
  unevaluatedItems: [false],
  unevaluatedProperties: [false],
  type: ['integer', ['string', 'integer'], 'null'],
  const: ['x'],
  enum: [['x', 'y']],
  multipleOf: [7],
  maximum: [7],
  exclusiveMaximum: [7],
  minimum: [3],
  exclusiveMinimum: [3],
  maxLength: [3],
  minLength: [3],
  pattern: ['^x+$'],
  maxItems: [1],
  minItems: [1],
  uniqueItems: [true],
  maxContains: [1],
  minContains: [1],
  maxProperties: [1],
  minProperties: [1],
  required: [['other']],
  dependentRequired: [{ yes: ['more'] }],
  title: ['Other words'],
  description: ['Other words'],
  default: ['a'],
  deprecated: [true],
  readOnly: [true],
  writeOnly: [true],
  examples: [['a']],
  format: ['date', 'email'],
  contentEncoding: ['base64'],
  contentMediaType: ['image/png'],
  contentSchema: [{}],
};

/** Adds definitions for samples that refer to one. */
const withOther = (keyword: string, schema: JsonObject): JsonObject =>
  keyword === '$ref'
    ? {
        ...schema,
        definitions: {
          other: { type: 'string', pattern: '^y+$' },
          ...(schema['definitions'] as JsonObject | undefined),
        },
      }
    : schema;

/** A change to a step: the keyword with its value, the step before, and after. */
export type Change = { name: string; base: JsonObject; changed: JsonObject };

/** Every keyword with each of its test values at a place; what is there already is left out. */
export const changesAt = ({ schema, at }: Place): Change[] =>
  Object.entries(VALUES).flatMap(([keyword, values]) => {
    const base = withOther(keyword, schema);
    return values.flatMap((value): Change[] => {
      const changed = writeAtPointer(base, `${at}/${keyword}`, value) as JsonObject;
      const name = `${keyword} ${JSON.stringify(value)}`;
      return sameJson(base, changed) ? [] : [{ name, base, changed }];
    });
  });
