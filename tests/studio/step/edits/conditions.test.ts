import { describe, expect, it } from 'vitest';
import {
  possibleCauses,
  requiredTest,
  setAskedIf,
  setRequiredIf,
} from '../../../../src/studio/step/edits/asked-if.ts';
import { setRequired } from '../../../../src/studio/step/edits/limits.ts';
import { setShownIf, shownIf } from '../../../../src/studio/step/edits/shown-if.ts';
import { fieldIn, stepIn } from '../../../../src/studio/step/edits/step-texts.ts';
import type { JsonObject } from '../../../../src/logic/json.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';
import { file, findings } from './edited.ts';

const SCHOOL = questionnaire('dance-school');
const WORKSHOP = questionnaire('dance-workshop');
const FLOW = 'flows/dance-school.json';

const is = (name: string, value: string | boolean): JsonObject => ({
  properties: { [name]: { const: value } },
  required: [name],
});
const testOf = (texts: typeof SCHOOL, step: string, name: string) =>
  fieldIn(texts, step, name).field.groups.map(({ test }) => test);
const flow = (texts: typeof SCHOOL) =>
  JSON.parse(texts.get(FLOW) ?? '') as {
    conditions: JsonObject;
    steps: { id: string; show?: JsonObject }[];
  };
const show = (texts: typeof SCHOOL, step: string) =>
  flow(texts).steps.find(({ id }) => id === step)?.show;

describe('a question that depends on others of its page', () => {
  it('goes where the file says so, and back, and the page keeps its order', () => {
    const asked = setAskedIf(SCHOOL, 'reach', 'email', is('phone', 'none'));
    expect(testOf(asked, 'reach', 'email')).toEqual([is('phone', 'none')]);
    expect(file(asked, 'reach', 'schema')).toMatchObject({
      required: ['name'],
      allOf: [{ then: { required: ['email'] } }],
    });
    expect(file(asked, 'reach', 'ui')['ui:order']).toEqual(['name', 'email', 'phone']);
    expect(findings(asked).filter((one) => !one.includes('none'))).toEqual([]);

    const always = setAskedIf(asked, 'reach', 'email', null);
    const { required, properties, ...rest } = file(always, 'reach', 'schema');
    const before = file(SCHOOL, 'reach', 'schema');
    expect(new Set([required].flat())).toEqual(new Set([before['required']].flat()));
    expect(properties).toEqual(before['properties']);
    expect(rest).not.toHaveProperty('allOf');
    expect(findings(always)).toEqual([]);
  });

  it('has another condition written where its own stands, and nothing else touched', () => {
    const asked = setAskedIf(SCHOOL, 'dance', 'stageYears', is('level', 'some'));
    expect(asked.get('schemas/dance/schema.json')).toBe(
      SCHOOL.get('schemas/dance/schema.json')?.replace('"const": "stage"', '"const": "some"'),
    );
    expect(findings(asked)).toEqual([]);
  });

  it('joins the others of the same condition, and leaves them', () => {
    const both = setAskedIf(SCHOOL, 'dance', 'dance', is('level', 'stage'));
    expect(file(both, 'dance', 'schema')).toMatchObject({
      allOf: [{ then: { required: ['stageYears', 'dance'] } }],
    });
    const apart = setAskedIf(both, 'dance', 'dance', is('level', 'new'));
    expect(file(apart, 'dance', 'schema')).toHaveProperty('allOf.length', 2);
    expect(testOf(apart, 'dance', 'stageYears')).toEqual([is('level', 'stage')]);
    for (const texts of [both, apart]) expect(findings(texts)).toEqual([]);
  });

  it('goes into the kind that it is for, and out of it', () => {
    const moved = setAskedIf(WORKSHOP, 'workshop-kind', 'guests', is('kind', 'workshop'));
    expect(file(moved, 'workshop-kind', 'schema')).toMatchObject({
      oneOf: [{ required: ['teacher', 'guests'] }, { properties: { kind: { const: 'ball' } } }],
    });
    const out = setAskedIf(moved, 'workshop-kind', 'guests', null);
    expect(file(out, 'workshop-kind', 'schema')['required']).toContain('guests');
    for (const texts of [moved, out]) expect(findings(texts)).toEqual([]);
  });

  it('takes the condition of the step itself along when it goes', () => {
    const always = setAskedIf(WORKSHOP, 'workshop-plan', 'speakers', null);
    const schema = file(always, 'workshop-plan', 'schema');
    expect(schema).not.toHaveProperty('if');
    expect(schema).not.toHaveProperty('then');
    expect(findings(always)).toEqual([]);
  });

  it('depends on none that depends on it', () => {
    const { fields } = stepIn(SCHOOL, 'dance');
    expect(possibleCauses(fields, 'level')).toEqual(['dance']);
    expect(possibleCauses(fields, 'stageYears')).toEqual(['dance', 'level']);
  });
});

describe('a question that has to be answered on a condition', () => {
  it('stands under "required" of the branch only, with its message', () => {
    const required = setRequiredIf(SCHOOL, 'partner', 'hasPartner', null);
    expect(required.get('schemas/partner/schema.json')).toBe(
      SCHOOL.get('schemas/partner/schema.json'),
    );
    const open = setRequired(SCHOOL, 'first-lesson', 'from', false);
    const needed = setRequiredIf(open, 'first-lesson', 'from', { required: ['until'] });
    expect(file(needed, 'first-lesson', 'schema')['allOf']).toEqual([
      { if: { required: ['until'] }, then: { required: ['from'] } },
    ]);
    expect(requiredTest(fieldIn(needed, 'first-lesson', 'from').field)).toEqual({
      required: ['until'],
    });
    expect(findings(needed)).toEqual([]);
    const never = setRequiredIf(needed, 'first-lesson', 'from', null);
    expect(file(never, 'first-lesson', 'schema')).toEqual(file(open, 'first-lesson', 'schema'));
    expect(findings(never)).toEqual([]);
  });
});

describe('a question that depends on earlier pages', () => {
  const field = { step: 'reach', name: 'phone' };
  const hasPartner = { '==': [{ var: 'partner.hasPartner' }, true] };
  const isCouple = { in: [{ var: 'lesson.dance' }, ['tango', 'waltz']] };

  it('gets a condition of its own name, which changes and goes with it', () => {
    const shown = setShownIf(SCHOOL, FLOW, field, hasPartner);
    expect(flow(shown).conditions['asksPhone']).toEqual(hasPartner);
    expect(show(shown, 'reach')).toEqual({ phone: 'asksPhone' });
    expect(shownIf(shown, FLOW, 'reach', 'phone')).toEqual(hasPartner);
    expect(findings(shown)).toEqual([]);

    const other = setShownIf(shown, FLOW, field, { '!': [hasPartner] });
    expect(flow(other).conditions['asksPhone']).toEqual({ '!': [hasPartner] });
    expect(setShownIf(other, FLOW, field, null).get(FLOW)).toBe(SCHOOL.get(FLOW));
  });

  it('takes a condition that is there, and leaves it there', () => {
    const shown = setShownIf(SCHOOL, FLOW, field, isCouple);
    expect(show(shown, 'reach')).toEqual({ phone: 'isCoupleDance' });
    const other = setShownIf(shown, FLOW, field, hasPartner);
    expect(flow(other).conditions).toMatchObject({
      isCoupleDance: isCouple,
      asksPhone: hasPartner,
    });
    const again = setShownIf(other, FLOW, field, isCouple);
    expect(again.get(FLOW)).toBe(shown.get(FLOW));
  });
});
