import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isObject, type JsonObject } from '../../../src/logic/json.ts';
import { structuralData } from '../../../src/onboarding/step/structural-data.ts';

const text = { type: 'string' };
const schema: JsonObject = {
  properties: { city: text, claims: { type: 'boolean' }, shares: { type: 'array' }, place: {} },
  allOf: [
    {
      if: { properties: { claims: { const: true } }, required: ['claims'] },
      then: { properties: { count: text } },
      else: { properties: { reason: text } },
    },
  ],
};
const uiSchema: JsonObject = { shares: { 'ui:options': { hideWhenEmpty: true } } };

describe('the data that decides which fields are drawn', () => {
  it('is what conditions name, what hides while empty, and what RJSF holds itself', () => {
    const data = { city: 'A', claims: true, count: '1', reason: 'B', shares: ['C'], place: {} };
    expect(structuralData({ schema, uiSchema }, data)).toEqual({
      claims: true,
      shares: ['C'],
      place: {},
    });
  });

  it('finds names inside of any operator of a condition', () => {
    const nested: JsonObject = {
      properties: { a: text, b: text, c: text, d: text },
      allOf: [
        {
          if: {
            anyOf: [
              { not: { properties: { a: { const: '1' } } } },
              { allOf: [{ required: ['b'] }, { properties: { c: { minLength: 1 } } }] },
            ],
          },
          then: {},
        },
      ],
    };
    expect(
      structuralData({ schema: nested, uiSchema: {} }, { a: '1', b: '2', c: '3', d: '4' }),
    ).toEqual({ a: '1', b: '2', c: '3' });
  });

  it('holds no text that the visitor types in any step, so that RJSF rests while they do', () => {
    const typed = readdirSync('schemas', { withFileTypes: true })
      .filter(
        (entry) => entry.isDirectory() && !['catalog', 'content', 'meta'].includes(entry.name),
      )
      .flatMap(({ name }) => {
        const files = { schema: read(name, 'schema'), uiSchema: read(name, 'ui') };
        const { properties } = files.schema;
        const fields = isObject(properties) ? Object.keys(properties) : [];
        const isTyped = (field: string) => {
          const ui = files.uiSchema[field];
          return (
            isObject(ui) && ['text', 'email', 'money', 'digits'].some((kind) => widget(ui) === kind)
          );
        };
        const data = Object.fromEntries(fields.map((field) => [field, 'x']));
        return Object.keys(structuralData(files, data)).filter(isTyped);
      });
    expect(typed).toEqual([]);
  });
});

const widget = (ui: JsonObject) => ui['ui:widget'];
const read = (step: string, file: string): JsonObject =>
  JSON.parse(readFileSync(`schemas/${step}/${file}.json`, 'utf8'));
