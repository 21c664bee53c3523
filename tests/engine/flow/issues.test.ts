import { describe, expect, it } from 'vitest';
import {
  compileIssues,
  covers,
  uiSchemaAt,
  type StepCheck,
} from '../../../src/engine/flow/issues.ts';
import type { Scope } from '../../../src/engine/logic/expressions/scope.ts';
import type { JsonObject } from '../../../src/engine/logic/json.ts';

function issuesOf(parts: Partial<StepCheck>, data: JsonObject = {}, scope: Scope = {}) {
  const check = compileIssues({
    uiSchema: {},
    rules: [],
    schemaErrors: () => [],
    definitions: { conditions: {}, values: {} },
    catalogs: {},
    ...parts,
  });
  return check(data, scope);
}

const error = (instancePath: string, keyword: string, params = {}) => ({
  instancePath,
  keyword,
  params,
});
const rule = (id: string, at: string, more = {}) => ({
  id,
  at,
  message: `message of ${id}`,
  valid: { '==': [{ var: 'ok' }, true] },
  ...more,
});

const uiSchema: JsonObject = {
  city: { 'ui:options': { errors: { required: 'Enter a city', minLength: 'Longer, please' } } },
  date: { 'ui:options': { errors: { format: { inline: 'At the field', toast: 'In the toast' } } } },
  rows: { items: { value: { 'ui:options': { errors: { pattern: 'Only digits' } } } } },
  zip: { 'ui:options': { advice: { pattern: '^\\d{5}$', message: 'ZIP codes have 5 digits' } } },
};

describe('the issues of a step', () => {
  it('ask for no answer to a question that the flow does not show', () => {
    const missing = (name: string) => error('', 'required', { missingProperty: name });
    const inside = error('/city', 'required', { missingProperty: 'zip' });
    const check = compileIssues({
      uiSchema,
      rules: [],
      schemaErrors: () => [missing('city'), missing('zip'), inside],
      definitions: { conditions: {}, values: {} },
      catalogs: {},
    });
    const found = check({}, {}, (name) => name !== 'zip');
    expect(found.map(({ at }) => at)).toEqual(['/city', '/city/zip']);
  });

  it('mark the fields of a required group that has no answer at all', () => {
    const errors = { required: 'Needed' };
    const schemaErrors = (data: JsonObject) => {
      const { home } = data;
      if (home === undefined) return [error('', 'required', { missingProperty: 'home' })];
      return [error('/home', 'required', { missingProperty: 'street' })];
    };
    const look = { home: { street: { 'ui:options': { errors } } } };
    const places = (uiSchema: JsonObject, check: StepCheck['schemaErrors'] = schemaErrors) =>
      issuesOf({ uiSchema, schemaErrors: check }).map(({ at }) => at);
    expect(places(look)).toEqual(['/home/street']);
    expect(places({ home: { ...look.home, 'ui:widget': 'own' } })).toEqual(['/home']);
    const needsNothing = (data: JsonObject) =>
      data['home'] === undefined ? schemaErrors(data) : [];
    expect(places(look, needsNothing)).toEqual(['/home']);
  });

  it('have the message of the keyword, at the invalid or missing field', () => {
    const schemaErrors = () => [
      error('', 'required', { missingProperty: 'city' }),
      error('/rows/1/value', 'pattern'),
    ];
    expect(issuesOf({ uiSchema, schemaErrors })).toEqual([
      { at: '/city', message: 'Enter a city', severity: 'error', code: 'required' },
      { at: '/rows/1/value', message: 'Only digits', severity: 'error', code: 'pattern' },
    ]);
  });

  it('have their own text for the toast if the specification does', () => {
    expect(issuesOf({ uiSchema, schemaErrors: () => [error('/date', 'format')] })).toMatchObject([
      { at: '/date', message: 'At the field', toast: 'In the toast' },
    ]);
  });

  it('are never empty, even if a keyword has no message', () => {
    expect(issuesOf({ uiSchema, schemaErrors: () => [error('/city', 'type')] })).toMatchObject([
      { at: '/city', message: 'Please check this answer' },
    ]);
  });

  it('omit errors that only wrap others, and second errors of a field', () => {
    const schemaErrors = () => [
      error('', 'if'),
      error('', 'allOf'),
      error('/city', 'minLength'),
      error('/city', 'pattern'),
    ];
    expect(issuesOf({ uiSchema, schemaErrors }).map(({ code }) => code)).toEqual(['minLength']);
  });

  it('have the message of the rule that fails', () => {
    const rules = [rule('first', '/city'), rule('second', '/city'), rule('third', '/date')];
    expect(issuesOf({ rules }, {}, { ok: true })).toEqual([]);
    expect(issuesOf({ rules }).map(({ code }) => code)).toEqual(['first', 'third']);
  });

  it('omit a rule about a field that the schema has already refused', () => {
    const schemaErrors = () => [error('/rows/0/value', 'pattern')];
    expect(
      issuesOf({ schemaErrors, rules: [rule('rows', '/rows')] }).map(({ code }) => code),
    ).toEqual(['pattern']);
  });

  it('include a rule of the whole step once its fields are valid', () => {
    const rules = [rule('whole', '')];
    const schemaErrors = () => [error('/date', 'format')];
    expect(issuesOf({ uiSchema, schemaErrors, rules })).toMatchObject([{ at: '/date' }]);
    expect(issuesOf({ rules })).toEqual([
      { at: '', message: 'message of whole', severity: 'error', code: 'whole' },
    ]);
  });

  it('prefer the error to the advice of a field', () => {
    const rules = [rule('hint', '/city', { severity: 'advice' }), rule('stop', '/city')];
    expect(issuesOf({ rules })).toMatchObject([{ code: 'stop', severity: 'error' }]);
  });

  it('include advice for a suspicious text, never for an empty one', () => {
    expect(issuesOf({ uiSchema }, { zip: '6050' })).toEqual([
      { at: '/zip', message: 'ZIP codes have 5 digits', severity: 'advice', code: 'advice' },
    ]);
    for (const zip of ['60502', '', 60502]) expect(issuesOf({ uiSchema }, { zip })).toEqual([]);
    const schemaErrors = () => [error('/zip', 'type')];
    expect(issuesOf({ uiSchema, schemaErrors }, { zip: '6050' })).toHaveLength(1);
  });

  it('match advice patterns as JSON Schema does, by code points', () => {
    const letters = {
      city: { 'ui:options': { advice: { pattern: '^\\p{L}+$', message: 'Letters only' } } },
    };
    expect(issuesOf({ uiSchema: letters }, { city: 'Åhus' })).toEqual([]);
    expect(issuesOf({ uiSchema: letters }, { city: 'p{L}' })).toHaveLength(1);
  });

  it('ignore advice with an invalid pattern, so that the step does not break', () => {
    const broken = {
      zip: { 'ui:options': { advice: { pattern: '^\\d{5}(-\\d{4}?$', message: 'Five digits' } } },
    };
    expect(issuesOf({ uiSchema: broken }, { zip: '6050' })).toEqual([]);
  });

  it('may depend on named conditions', () => {
    const definitions = { conditions: { fine: { '==': [{ var: 'n' }, 1] } }, values: {} };
    const rules = [rule('named', '/n', { valid: { condition: 'fine' } })];
    expect(issuesOf({ rules, definitions }, {}, { n: 1 })).toEqual([]);
    expect(issuesOf({ rules, definitions }, {}, { n: 2 })).toHaveLength(1);
  });
});

describe('covers', () => {
  const [issue] = issuesOf({ schemaErrors: () => [error('/rows/1/value', 'pattern')] });
  it.each([
    ['/rows/1/value', true],
    ['/rows', true],
    ['/rows/10', false],
    ['/row', false],
    ['/rows/1/value/x', false],
  ])('%s: %s', (at, covered) => {
    expect(issue && covers([issue], at)).toBe(covered);
  });
});

describe('uiSchemaAt', () => {
  it('reads list items under `items`, and nothing when there is nothing', () => {
    expect(uiSchemaAt(uiSchema, '/rows/7/value')).toHaveProperty('ui:options');
    expect(uiSchemaAt(uiSchema, '/nowhere/at/all')).toEqual({});
  });
});
