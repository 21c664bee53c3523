import { describe, expect, it } from 'vitest';
import {
  possibleCauses,
  possibleCausesOfShowing,
  setAskedIf,
  setRequiredIf,
  whyFixed,
} from '../../../../src/studio/edits/step/asked-if.ts';
import { setRequired } from '../../../../src/studio/edits/step/limits.ts';
import { setShownIf, shownIf } from '../../../../src/studio/edits/step/shown-if.ts';
import { withCanonical } from '../../../../src/studio/edits/step/canonical.ts';
import { fieldIn, stepIn } from '../../../../src/studio/edits/step/step-texts.ts';
import { objectAt } from '../../../../src/engine/language/fields.ts';
import type { JsonObject } from '../../../../src/engine/logic/json.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';
import { allCanonical, file, findings } from './edited.ts';

const SCHOOL = questionnaire('dance-school');
const WORKSHOP = allCanonical(questionnaire('dance-workshop'));
const CREW = questionnaire('crew');
const FLOW = 'flows/dance-school.json';

const is = (name: string, value: string | boolean): JsonObject => ({
  properties: { [name]: { const: value } },
  required: [name],
});
const fits = (test: JsonObject) => ({ test, isNegated: false });
const otherwise = (test: JsonObject) => ({ test, isNegated: true });
const testOf = (texts: typeof SCHOOL, step: string, name: string) =>
  fieldIn(texts, step, name).field.groups.map(({ test }) => test);
const flow = (texts: typeof SCHOOL) =>
  JSON.parse(texts.get(FLOW) ?? '') as {
    conditions: JsonObject;
    steps: { id: string; show?: JsonObject }[];
  };
const withSchema = (texts: typeof SCHOOL, schema: JsonObject) =>
  new Map(texts).set('schemas/reach/schema.json', JSON.stringify(schema, null, 2));
/** The step `reach` with more in its schema and without one of its top-level questions. */
function edited(more: JsonObject, name: string) {
  const { properties, required, ...rest } = file(SCHOOL, 'reach', 'schema');
  const { [name]: _gone, ...others } = objectAt({ properties: properties ?? {} }, 'properties');
  return withSchema(SCHOOL, {
    ...rest,
    properties: others,
    required: [required ?? []].flat().filter((one) => one !== name),
    ...more,
  });
}
/** The page keeps its order, even where the question is above the one that it now depends on (F11). */
const besidesOrder = (texts: typeof SCHOOL) =>
  findings(texts).filter((finding) => !/^F11 .* is above /.test(finding));
const show = (texts: typeof SCHOOL, step: string) =>
  flow(texts).steps.find(({ id }) => id === step)?.show;

describe('a question that depends on others of its page', () => {
  it('takes along the branch that says it is not asked', () => {
    const moved = setAskedIf(CREW, 'umbrella-liability', 'limit', []);
    expect(file(moved, 'umbrella-liability', 'schema')).not.toHaveProperty('allOf');
    expect(findings(moved)).toEqual(findings(CREW));
    const test = is('include', false);
    const turned = setAskedIf(CREW, 'umbrella-liability', 'limit', [fits(test)]);
    expect(testOf(turned, 'umbrella-liability', 'limit')).toEqual([test]);
    expect(findings(turned)).toEqual(findings(CREW));
  });

  it('moves to a branch and back, and the page keeps its order', () => {
    const asked = setAskedIf(SCHOOL, 'reach', 'email', [fits(is('phone', 'none'))]);
    expect(testOf(asked, 'reach', 'email')).toEqual([is('phone', 'none')]);
    expect(file(asked, 'reach', 'schema')).toMatchObject({
      required: ['name'],
      allOf: [{ then: { required: ['email'] } }],
    });
    expect(file(asked, 'reach', 'ui')['ui:order']).toEqual(['name', 'email', 'phone']);
    expect(besidesOrder(asked).filter((one) => !one.includes('none'))).toEqual([]);

    const always = setAskedIf(asked, 'reach', 'email', []);
    const { required, properties, ...rest } = file(always, 'reach', 'schema');
    const before = file(SCHOOL, 'reach', 'schema');
    expect(new Set([required].flat())).toEqual(new Set([before['required']].flat()));
    expect(properties).toEqual(before['properties']);
    expect(rest).not.toHaveProperty('allOf');
    expect(findings(always)).toEqual([]);
  });

  it('gets a new condition in place of its own, and nothing else changes', () => {
    const asked = setAskedIf(SCHOOL, 'dance', 'stageYears', [fits(is('level', 'some'))]);
    expect(asked.get('schemas/dance/schema.json')).toBe(
      SCHOOL.get('schemas/dance/schema.json')?.replace('"const": "stage"', '"const": "some"'),
    );
    expect(findings(asked)).toEqual([]);
  });

  it('joins other questions with the same condition, and leaves them', () => {
    const both = setAskedIf(SCHOOL, 'dance', 'dance', [fits(is('level', 'stage'))]);
    expect(file(both, 'dance', 'schema')).toMatchObject({
      allOf: [{ then: { required: ['stageYears', 'dance'] } }],
    });
    const apart = setAskedIf(both, 'dance', 'dance', [fits(is('level', 'new'))]);
    expect(file(apart, 'dance', 'schema')).toHaveProperty('allOf.length', 2);
    expect(testOf(apart, 'dance', 'stageYears')).toEqual([is('level', 'stage')]);
    for (const texts of [both, apart]) expect(besidesOrder(texts)).toEqual([]);
  });

  it('moves into a kind, and out of it', () => {
    const moved = setAskedIf(WORKSHOP, 'workshop-kind', 'guests', [fits(is('kind', 'workshop'))]);
    expect(file(moved, 'workshop-kind', 'schema')).toMatchObject({
      allOf: expect.arrayContaining([
        {
          if: is('kind', 'workshop'),
          then: expect.objectContaining({ required: ['teacher', 'guests'] }),
        },
      ]),
    });
    const out = setAskedIf(moved, 'workshop-kind', 'guests', []);
    expect(file(out, 'workshop-kind', 'schema')['required']).toContain('guests');
    for (const texts of [moved, out]) expect(findings(texts)).toEqual([]);
  });

  it('removes the condition of the step when it is removed', () => {
    const always = setAskedIf(WORKSHOP, 'workshop-plan', 'speakers', []);
    const schema = file(always, 'workshop-plan', 'schema');
    expect(schema).not.toHaveProperty('if');
    expect(schema).not.toHaveProperty('then');
    expect(findings(always)).toEqual([]);
  });

  it('is asked otherwise: under `else` of an existing condition, or of its own', () => {
    const half = setAskedIf(SCHOOL, 'dance', 'dance', [otherwise(is('level', 'stage'))]);
    expect(file(half, 'dance', 'schema')).toMatchObject({
      allOf: [{ then: { required: ['stageYears'] }, else: { required: ['dance'] } }],
    });
    expect(file(half, 'dance', 'schema')).toHaveProperty('allOf.length', 1);
    const own = setAskedIf(SCHOOL, 'reach', 'email', [otherwise(is('phone', 'none'))]);
    expect(file(own, 'reach', 'schema')['allOf']).toMatchObject([
      { if: is('phone', 'none'), then: {}, else: { required: ['email'] } },
    ]);
    for (const [texts, step, name] of [
      [half, 'dance', 'dance'],
      [own, 'reach', 'email'],
    ] as const) {
      const back = setAskedIf(texts, step, name, []);
      const { required: _required, properties, ...rest } = file(back, step, 'schema');
      const { required: _before, properties: asked, ...others } = file(SCHOOL, step, 'schema');
      expect([properties, rest]).toEqual([asked, others]);
    }
    expect(besidesOrder(half)).toEqual([]);
  });

  it('is asked in one of several cases, which can be removed one by one', () => {
    const cases = [fits(is('level', 'stage')), fits(is('level', 'new'))];
    const both = setAskedIf(SCHOOL, 'dance', 'dance', cases);
    expect(fieldIn(both, 'dance', 'dance').field.groups).toMatchObject(cases);
    expect(besidesOrder(both)).toEqual([]);
    const one = setAskedIf(both, 'dance', 'dance', cases.slice(1));
    expect(testOf(one, 'dance', 'dance')).toEqual([is('level', 'new')]);
    expect(testOf(one, 'dance', 'stageYears')).toEqual([is('level', 'stage')]);
    expect(besidesOrder(one)).toEqual([]);
  });

  it('removes a dependency that only it had', () => {
    const properties = { email: { title: 'E-mail', type: 'string', maxLength: 60 } };
    const short = withCanonical(
      edited({ dependentSchemas: { phone: { properties } } }, 'email'),
      'reach',
    );
    expect(fieldIn(short, 'reach', 'email').field.groups).toMatchObject([
      fits({ required: ['phone'] }),
    ]);
    const always = setAskedIf(short, 'reach', 'email', []);
    expect(file(always, 'reach', 'schema')).not.toHaveProperty('allOf');
    expect(fieldIn(always, 'reach', 'email').field.groups).toMatchObject([{ test: null }]);
  });

  it('says why if its condition cannot be changed', () => {
    const { allOf, ...schema } = file(SCHOOL, 'reach', 'schema');
    const email = objectAt(objectAt(schema, 'properties'), 'email');
    // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
    const branch = { if: { required: ['phone'] }, then: { properties: { email } } };
    const twice = withSchema(SCHOOL, { ...schema, allOf: [...[allOf ?? []].flat(), branch] });
    const why = (texts: typeof SCHOOL) =>
      whyFixed(texts, 'reach', fieldIn(texts, 'reach', 'email').field);
    expect(why(twice)).toBe('It is always asked, but some answers change its definition.');
    expect(why(SCHOOL)).toBeUndefined();
  });

  it('cannot depend on a question that depends on it', () => {
    const { fields } = stepIn(SCHOOL, 'dance');
    expect(possibleCauses(fields, 'level')).toEqual(['dance']);
    expect(possibleCauses(fields, 'stageYears')).toEqual(['dance', 'level']);
  });

  it('can be shown by the questions above it, and by those that show it already', () => {
    const causes = (order: readonly string[]) => {
      const ui = { ...file(SCHOOL, 'dance', 'ui'), 'ui:order': [...order] };
      const texts = new Map(SCHOOL).set('schemas/dance/ui.json', JSON.stringify(ui));
      const { fields } = stepIn(texts, 'dance');
      return fields.map((field) => [field.name, possibleCausesOfShowing(fields, field)]);
    };
    expect(causes(['dance', 'level', 'stageYears'])).toEqual([
      ['dance', []],
      ['level', ['dance']],
      ['stageYears', ['dance', 'level']],
    ]);
    // Written by hand, with a finding.
    expect(causes(['stageYears', 'dance', 'level'])).toEqual([
      ['stageYears', ['level']],
      ['dance', ['stageYears']],
      ['level', ['dance']],
    ]);
  });
});

describe('a question that is required on a condition', () => {
  it('is under "required" of the branch only, with its message', () => {
    const required = setRequiredIf(SCHOOL, 'partner', 'hasPartner', []);
    expect(required.get('schemas/partner/schema.json')).toBe(
      SCHOOL.get('schemas/partner/schema.json'),
    );
    const open = setRequired(SCHOOL, 'first-lesson', 'from', false);
    const needed = setRequiredIf(open, 'first-lesson', 'from', [fits({ required: ['until'] })]);
    expect(file(needed, 'first-lesson', 'schema')['allOf']).toEqual([
      { if: { required: ['until'] }, then: { required: ['from'] } },
    ]);
    expect(fieldIn(needed, 'first-lesson', 'from').field.requiredIf).toMatchObject([
      fits({ required: ['until'] }),
    ]);
    expect(findings(needed)).toEqual([]);
    const never = setRequiredIf(needed, 'first-lesson', 'from', []);
    expect(file(never, 'first-lesson', 'schema')).toEqual(file(open, 'first-lesson', 'schema'));
    expect(findings(never)).toEqual([]);
  });
});

describe('a question that is required on a condition and is then asked only on another one', () => {
  const wherePhone = [fits({ required: ['phone'] })];
  const open = setRequired(SCHOOL, 'reach', 'email', false);
  const needed = setRequiredIf(open, 'reach', 'email', wherePhone);

  it('is not required where it is not asked', () => {
    const asked = setAskedIf(needed, 'reach', 'email', [fits({ required: ['name'] })]);
    const { field } = fieldIn(asked, 'reach', 'email');
    expect([field.groups.length, field.requiredIf]).toEqual([1, []]);
    expect(findings(asked)).toEqual([]);
  });

  it('stays required if both conditions are the same, and if it is always asked', () => {
    const same = setAskedIf(needed, 'reach', 'email', wherePhone);
    expect(fieldIn(same, 'reach', 'email').field.isRequired).toBe(true);
    expect(findings(same)).toEqual([]);
    const always = setAskedIf(needed, 'reach', 'email', []);
    expect(fieldIn(always, 'reach', 'email').field.requiredIf).toHaveLength(1);
  });
});

describe('a question that "dependentRequired" asked for', () => {
  it('says so once rewritten, and need not be required any more', () => {
    const open = setRequired(SCHOOL, 'reach', 'email', false);
    const schema = file(open, 'reach', 'schema');
    const short = withCanonical(
      withSchema(open, { ...schema, dependentRequired: { phone: ['email'] } }),
      'reach',
    );
    const { requiredIf } = fieldIn(short, 'reach', 'email').field;
    expect(requiredIf).toMatchObject([fits({ required: ['phone'] })]);
    const never = setRequiredIf(short, 'reach', 'email', []);
    expect(file(never, 'reach', 'schema')).toEqual(schema);
    const asked = setAskedIf(short, 'reach', 'name', [fits({ required: ['phone'] })]);
    expect(file(asked, 'reach', 'schema')).toMatchObject({
      allOf: [{ then: { required: ['email', 'name'] } }],
    });
  });
});

describe('a question that depends on earlier pages', () => {
  const field = { step: 'reach', name: 'phone' };
  const hasPartner = { '==': [{ var: 'partner.hasPartner' }, true] };
  const isCouple = { in: [{ var: 'lesson.dance' }, ['tango', 'waltz']] };

  it('gets a condition with its own name, which changes and is removed with it', () => {
    const shown = setShownIf(SCHOOL, FLOW, field, hasPartner);
    expect(flow(shown).conditions['asksPhone']).toEqual(hasPartner);
    expect(show(shown, 'reach')).toEqual({ phone: 'asksPhone' });
    expect(shownIf(shown, FLOW, 'reach', 'phone')).toEqual(hasPartner);
    expect(findings(shown)).toEqual([]);

    const other = setShownIf(shown, FLOW, field, { '!': [hasPartner] });
    expect(flow(other).conditions['asksPhone']).toEqual({ '!': [hasPartner] });
    expect(setShownIf(other, FLOW, field, null).get(FLOW)).toBe(SCHOOL.get(FLOW));
  });

  it('uses an existing condition, and keeps it when removed', () => {
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
