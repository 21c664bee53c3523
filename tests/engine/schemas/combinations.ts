import type { JsonObject } from '../../../src/engine/logic/json.ts';
import type { Foreign } from './corpus.ts';

const text = { type: 'string' } as const;
const yes = { type: 'boolean' } as const;
const is = (value: string | boolean) => ({ enum: [value] });
const form = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...more,
});
const listOf = (items: JsonObject): JsonObject => ({ type: 'array', items });
const works = (schema: JsonObject, good: JsonObject[], bad: JsonObject[]): Foreign => ({
  grade: 'whole',
  schema,
  good,
  bad,
});

// oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema

const POSTAL = {
  US: { ...text, pattern: '^\\d{5}$' },
  CA: { ...text, pattern: '^[A-Z]\\d[A-Z] \\d[A-Z]\\d$' },
};
const address = form(
  { street: text },
  {
    required: ['street', 'country'],
    oneOf: [
      {
        properties: {
          country: { ...text, enum: ['US'] },
          state: { ...text, enum: ['CA', 'NY'] },
          postal: POSTAL.US,
        },
        required: ['state'],
      },
      {
        properties: {
          country: { ...text, enum: ['CA'] },
          state: { ...text, enum: ['AB', 'ON'] },
          postal: POSTAL.CA,
        },
      },
      {
        properties: {
          country: { not: { ...text, enum: ['US', 'CA'] } },
          state: text,
          postal: text,
        },
      },
    ],
  },
);
const NOT_TRUE = (name: string) => ({ not: form({ [name]: is(true) }, { required: [name] }) });

/** Schemas in which only several answers together are right or wrong. */
export const COMBINATIONS: Readonly<Record<string, Foreign>> = {
  'shared addresses by country, for any other country too': works(
    {
      ...form({
        home: { $ref: '#/definitions/address' },
        others: listOf({ $ref: '#/definitions/address' }),
      }),
      definitions: { address },
    },
    [
      { home: { street: 'Main', country: 'US', state: 'NY', postal: '10001' } },
      { home: { street: 'Main', country: 'FR', state: 'Var', postal: '83000' } },
      { others: [{ street: 'Main', country: 'CA', state: 'ON', postal: 'K1A 0B1' }] },
    ],
    [
      { home: { street: 'Main', country: 'US' } },
      { home: { street: 'Main', country: 'CA', state: 'NY' } },
      { others: [{ street: 'Main', country: 'US', state: 'NY', postal: 'K1A 0B1' }] },
      { home: { country: 'FR' } },
    ],
  ),
  'an explanation in an item, once a box is checked': works(
    form({
      reasons: listOf(
        form(
          { other: yes, otherText: text },
          { allOf: [{ anyOf: [NOT_TRUE('other'), { required: ['otherText'] }] }] },
        ),
      ),
    }),
    [{ reasons: [{ other: false }] }, { reasons: [{ other: true, otherText: 'x' }] }],
    [{ reasons: [{ other: true }] }],
  ),
  'an explanation on the step, once a box is checked': works(
    form(
      { closed: yes, when: text, why: text },
      {
        allOf: [
          { anyOf: [NOT_TRUE('closed'), { required: ['when'] }] },
          { anyOf: [NOT_TRUE('closed'), { required: ['why'] }] },
        ],
      },
    ),
    [{}, { closed: false }, { closed: true, when: 'May', why: 'x' }],
    [{ closed: true }, { closed: true, when: 'May' }, { closed: true, why: 'x' }],
  ),
  'one of two ways in an item, by which fields are there': works(
    form({
      providers: listOf(
        form(
          { name: text, policy: text, group: text },
          {
            anyOf: [{ required: ['policy'] }, { required: ['group'] }],
          },
        ),
      ),
    }),
    [{ providers: [{ policy: '1' }, { group: '2' }] }],
    [{ providers: [{ name: 'A' }] }],
  ),
  'an object that only its kinds describe': works(
    form({
      claimant: {
        type: 'object',
        oneOf: [
          form({ kind: is('self') }, { required: ['kind'] }),
          form(
            { kind: is('other'), name: form({ first: text, last: text }, { required: ['last'] }) },
            { required: ['kind', 'name'] },
          ),
        ],
      },
    }),
    [{ claimant: { kind: 'self' } }, { claimant: { kind: 'other', name: { last: 'B' } } }],
    [{ claimant: { kind: 'other' } }, { claimant: { kind: 'other', name: { first: 'A' } } }],
  ),
  'an object that may be null': works(
    form({ spouse: { oneOf: [{ type: 'null' }, form({ name: text }, { required: ['name'] })] } }),
    [{}, { spouse: { name: 'A' } }],
    [{ spouse: {} }],
  ),
  'a code of either form': works(
    form({
      code: {
        oneOf: [
          { ...text, pattern: '^[A-Z]{2}$' },
          { ...text, pattern: '^\\d{4}$' },
        ],
      },
    }),
    [{ code: 'AB' }, { code: '1234' }],
    [{ code: 'A1' }],
  ),
  'parts of an object with a condition of their own': works(
    form({
      marriage: {
        allOf: [
          form({ date: text }, { required: ['date'] }),
          {
            if: form({ kind: is('other') }, { required: ['kind'] }),
            then: form({ details: text }, { required: ['details'] }),
          },
          form({ kind: { ...text, enum: ['church', 'other'] } }),
        ],
      },
    }),
    [{ marriage: { date: '2020' } }, { marriage: { date: '2020', kind: 'other', details: 'x' } }],
    [{ marriage: {} }, { marriage: { date: '2020', kind: 'other' } }],
  ),
  'at most two of three': works(
    form({ phones: form({ home: text, work: text, cell: text }, { maxProperties: 2 }) }),
    [{ phones: { home: '1', cell: '2' } }],
    [{ phones: { home: '1', cell: '2', work: '3' } }],
  ),
  'a list that contains a choice': works(
    form({
      days: { ...listOf({ ...text, enum: ['sat', 'sun', 'mon'] }), contains: { const: 'mon' } },
    }),
    [{ days: ['sat', 'mon'] }],
    [{ days: ['sat'] }],
  ),
  'a list whose places are alike': works(
    form({ pair: { type: 'array', items: [text, text], additionalItems: false } }),
    [{ pair: ['a'] }, { pair: ['a', 'b'] }],
    [{ pair: ['a', 'b', 'c'] }],
  ),
  'a limit beside a tighter one': works(
    form({ share: { type: 'number', minimum: -1, exclusiveMinimum: 0, maximum: 100 } }),
    [{ share: 1 }],
    [{ share: 0 }],
  ),
  'required names that nothing describes': {
    grade: 'refused',
    schema: form({ name: text }, { required: ['name', 'veteranId'] }),
    good: [],
  },
  'words that are no keywords, and a format that is none': {
    grade: 'notes',
    schema: form({
      phone: { ...text, format: '^d{9}$' },
      place: form({ city: text }, { nursingHome: { type: 'boolean' } }),
    }),
    good: [{ phone: '1', place: { city: 'A' } }],
  },
  'a text or a number': {
    grade: 'notes',
    schema: form({ size: { anyOf: [{ ...text, maxLength: 3 }, { type: 'number' }] } }),
    good: [{ size: 'XL' }],
    bad: [{ size: 'XXXL' }],
  },
  'a text in one kind and an object in another': {
    grade: 'refused',
    schema: form({
      topic: {
        type: 'object',
        anyOf: [
          form({ one: is('a'), two: text }),
          form({ one: is('b'), two: form({ three: text }) }),
        ],
      },
    }),
    good: [],
  },
  'a definition that is missing': {
    grade: 'refused',
    schema: form({ name: { $ref: '#/definitions/name' } }),
    good: [],
  },
};
