import { describe, expect, it } from 'vitest';
import type { StepModule } from '../../../../src/engine/form/contract.ts';
import type { JsonObject } from '../../../../src/engine/logic/json.ts';
import { drawnSchemaOf } from '../../../../src/engine/pages/step/StepFields.tsx';
import { small } from '../../flow/small-flow.ts';

const flow = small({
  steps: [
    { id: 'trade' },
    { id: 'crew', answers: 'crew', show: { ladder: 'climbs' } },
    { id: 'last' },
  ],
  conditions: { climbs: { '==': [{ var: 'trade' }, 'roofing'] } },
});
const crew = flow.step('crew');
if (crew === undefined) throw new Error('The flow has no such step');

const schema: StepModule['schema'] = {
  type: 'object',
  title: 'Your crew',
  properties: {
    hires: { type: 'boolean' },
    ladder: { type: 'string' },
    shares: { type: 'array', items: { type: 'string' } },
    tools: { type: 'array', items: { type: 'string' } },
  },
  required: ['hires'],
  allOf: [
    {
      if: { properties: { hires: { const: true } }, required: ['hires'] },
      // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
      then: { properties: { count: { type: 'string' } }, required: ['count'] },
      else: { properties: { count: { type: 'null' }, alone: { type: 'boolean' } } },
    },
  ],
};
const uiSchema: StepModule['uiSchema'] = {
  shares: { 'ui:options': { hideWhenEmpty: true } },
  tools: { 'ui:options': { hideWhenEmpty: true } },
};

const drawn = (data: JsonObject, trade = 'painting') =>
  drawnSchemaOf(crew, { schema, uiSchema }, data, { trade });
const names = (data: JsonObject, trade?: string) =>
  Object.keys(drawn(data, trade).properties ?? {});

describe('the schema that is drawn', () => {
  it('has the questions of the active branch, and no conditional', () => {
    const yes = drawn({ hires: true });
    expect(yes).not.toHaveProperty('allOf');
    expect(yes).toMatchObject({ type: 'object', title: 'Your crew', required: ['hires', 'count'] });
    expect(yes.properties).toEqual({ hires: { type: 'boolean' }, count: { type: 'string' } });
    expect(drawn({}).required).toEqual(['hires']);
    expect(names({})).toEqual(['hires', 'count', 'alone']);
  });

  it('omits a list that its author hides while it is empty', () => {
    expect(names({ hires: true, shares: [], tools: ['saw'] })).toEqual(['hires', 'tools', 'count']);
  });

  it('has the questions that the flow file shows for earlier answers, and only then', () => {
    expect(names({ hires: true }, 'roofing')).toEqual(['hires', 'ladder', 'count']);
    expect(names({ hires: true, ladder: 'long' }, 'painting')).toEqual(['hires', 'count']);
  });

  it('is part of the step, which stays unchanged', () => {
    const before = structuredClone(schema);
    drawn({ hires: true });
    expect(schema).toEqual(before);
  });
});
