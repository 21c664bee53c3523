import { describe, expect, it } from 'vitest';
import { adoptSchema } from '../../../src/checker/adopt/adopt-schema.ts';
import type { JsonObject } from '../../../src/engine/logic/json.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';

const texts = questionnaire('tiny');
const adopted = (properties: JsonObject, more: JsonObject = {}, ui: JsonObject = {}) =>
  adoptSchema(texts, { schema: { type: 'object', properties, ...more }, ui });

describe('what another form says around its questions', () => {
  it('is kept with single spaces, as a page would show it', () => {
    const { steps, refused, noted } = adopted(
      {
        title: { type: 'string', title: ' Your  name\n', description: 'As on\tyour card ' },
        mail: { type: 'string', enum: [' a', 'b  b'], default: ' a' },
      },
      { required: ['mail'] },
      { title: { 'ui:help': 'Two  spaces' } },
    );
    const [step] = steps;
    expect({ refused, noted }).toEqual({ refused: [], noted: [] });
    expect(step?.schema['properties']).toMatchObject({
      title: { title: 'Your name', description: 'As on your card' },
      mail: { enum: [' a', 'b  b'], default: ' a' },
    });
    expect(step?.ui).toMatchObject({ title: { 'ui:options': { note: 'Two spaces' } } });
  });

  it('is noted, not refused, where it cannot be shown', () => {
    const description = 'One of [these](https://example.com/zones)';
    const { steps, refused, noted } = adopted({ zone: { type: 'string', description } });
    expect(refused).toEqual([]);
    expect(noted.map(({ pointer }) => pointer)).toEqual(['/properties/zone/description']);
    expect(steps[0]?.schema['properties']).toMatchObject({ zone: { type: 'string' } });
  });

  it('is the question itself where the question has such a name', () => {
    const description = { type: 'string', not: { type: 'string' } };
    const { refused } = adopted({ description, name: { type: 'string' } });
    expect(refused.map(({ pointer }) => pointer)).toContain('/properties/description');
  });
});

it('a list that takes fewer than it offers says so at the pick that is too many', () => {
  const items = { type: 'string', enum: ['8', '10', '12', '14'] };
  const times = { type: 'array', uniqueItems: true, maxItems: 2, items };
  const { steps, refused } = adopted({ times });
  expect(refused).toEqual([]);
  expect(steps[0]?.ui).toMatchObject({
    times: { 'ui:options': { tooMany: 'Choose at most 2' } },
  });
  expect(steps[0]?.schema['properties']).toMatchObject({ times: { maxItems: 2 } });
});

it('a box that must be checked but may be left out stays a question, and its limit is told', () => {
  const { steps, refused } = adopted({
    name: { type: 'string' },
    agreed: { type: 'boolean', enum: [true] },
  });
  expect(refused.map(({ pointer, field }) => [pointer, field])).toEqual([
    ['/properties/agreed/enum', 'agreed'],
  ]);
  expect(steps[0]?.schema['properties']).toMatchObject({ agreed: { type: 'boolean' } });
});

it('a form that is a definition becomes the steps of that definition', () => {
  const person = { type: 'object', title: 'Person', properties: { name: { type: 'string' } } };
  const place = { type: ['object', 'null'], properties: { town: { type: 'string' } } };
  const { steps, refused } = adoptSchema(texts, {
    schema: {
      $ref: '#/definitions/claim',
      definitions: { claim: { type: 'object', properties: { person, place } } },
    },
    ui: {},
  });
  expect(refused).toEqual([]);
  expect(steps.map(({ id, schema }) => [id, schema['type']])).toEqual([
    ['person', 'object'],
    ['place', 'object'],
  ]);
});
