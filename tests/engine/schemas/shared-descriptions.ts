import type { JsonObject } from '../../../src/engine/logic/json.ts';
import type { Foreign } from './corpus.ts';

const text = { type: 'string' } as const;
const form = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...more,
});

/** Forms that describe a part, or all of it, under a name. */
export const SHARED_DESCRIPTIONS: Readonly<Record<string, Foreign>> = {
  'a form that is a definition': {
    grade: 'whole',
    schema: {
      $schema: 'http://json-schema.org/draft-04/schema#',
      $ref: '#/definitions/claim',
      definitions: {
        name: { ...text, minLength: 1, maxLength: 40 },
        claim: form(
          { claimant: { $ref: '#/definitions/name' }, amount: { type: 'integer', minimum: 1 } },
          { required: ['claimant'] },
        ),
      },
    },
    good: [{ claimant: 'Ada', amount: 3 }],
    bad: [{ amount: 3 }, { claimant: '' }, { claimant: 'Ada', amount: 0 }],
  },
  'a form that is a definition of another one': {
    grade: 'whole',
    schema: {
      $ref: '#/$defs/first',
      $defs: {
        first: { $ref: '#/$defs/second', title: 'The first' },
        second: form({ name: text }, { required: ['name'], title: 'The second' }),
      },
    },
    good: [{ name: 'Ada' }],
    bad: [{}],
  },
  'a form that is asked again in its list': {
    grade: 'notes',
    schema: form(
      { name: { ...text, maxLength: 4 }, parts: { type: 'array', items: { $ref: '#' } } },
      { required: ['name'] },
    ),
    good: [{ name: 'A' }, { name: 'A', parts: [{ name: 'B', parts: [{ name: 'C' }] }] }],
    bad: [
      { name: 'A', parts: [{}] },
      { name: 'A', parts: [{ name: 'much too long' }] },
    ],
  },
  'items that are described for something else': {
    grade: 'notes',
    schema: form(
      {
        times: { type: 'array', maxItems: 2, uniqueItems: true, items: { $ref: '#/$defs/time' } },
        owners: { type: 'array', items: { $ref: '#/$defs/person' } },
      },
      {
        $defs: {
          time: { ...text, title: 'Time', description: 'When', enum: ['8', '10', '12', '14'] },
          person: form({ name: text }, { title: 'Person', description: 'Who', required: ['name'] }),
        },
      },
    ),
    good: [{ times: ['8', '12'], owners: [{ name: 'Ada' }] }],
    bad: [{ times: ['8', '10', '12'] }, { times: ['9'] }, { owners: [{}] }],
  },
  'a choice that only its type lets be null': {
    grade: 'whole',
    schema: form(
      { relation: { type: ['string', 'null'], enum: ['spouse', 'child'] } },
      {
        required: ['relation'],
      },
    ),
    good: [{ relation: 'child' }],
    bad: [{}, { relation: 'friend' }],
  },
};
