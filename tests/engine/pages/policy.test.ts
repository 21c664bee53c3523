import { describe, expect, it } from 'vitest';
import { onboarding, shapes } from './onboarding.ts';
import { draftPolicy } from '../../../src/engine/pages/policy.ts';
import type { Draft } from '../../../src/engine/draft/types.ts';
import type { Shape } from '../../../src/engine/flow/stored/shape.ts';
import type { Json } from '../../../src/engine/logic/json.ts';

const policy = draftPolicy(onboarding, () => new Date(2026, 10, 21, 23, 59));
const draft = (answers: Draft['answers'], more: Partial<Draft> = {}): Draft => ({
  uuid: '123456789012',
  currentStep: 1,
  flowVersion: 1,
  answers,
  ...more,
});
const painter = {
  businessType: 'construction',
  operatingState: 'Illinois',
  constructionTypes: [{ id: 'painting', name: 'Painting', ncciCode: '5474' }],
  email: { email: 'ada@example.com' },
};

describe('saved values', () => {
  const upgraded: [string, unknown, Json | undefined][] = [
    ['email', 'ada@example.com', { email: 'ada@example.com' }],
    ['email', { email: 'ada@example.com' }, { email: 'ada@example.com' }],
    ['email', {}, {}],
    ['email', 7, undefined],
    [
      'constructionTypes',
      ['painting'],
      [{ id: 'painting', name: 'Painting', ncciCode: '5474', ncciDescription: 'Painting' }],
    ],
    ['constructionTypes', ['carpentry'], [{ id: 'carpentry', name: 'Carpentry' }]],
    ['constructionTypes', ['juggling'], undefined],
    ['constructionTypes', 'painting', undefined],
    ['businessType', 'food', 'food'],
    ['businessType', ['food'], undefined],
    ['businessAttributes', ['none'], ['none']],
    ['businessAttributes', [1], undefined],
    ['contactInfo', { city: 7 }, undefined],
    ['contactInfo', { later: 7 }, { later: 7 }],
    ['umbrellaLiability', { include: false, limit: null }, { include: false, limit: null }],
    ['umbrellaLiability', { include: true, limit: '$1M' }, { include: true, limit: '$1M' }],
    ['umbrellaLiability', { limit: 1 }, undefined],
    ['contractCheck', { perYear: '$2M', clauses: [] }, { perYear: '$2M', clauses: [] }],
    ['contractCheck', '$2M', undefined],
    ['noSuchSection', 'x', undefined],
  ];
  it.each(upgraded)('%s: %j becomes %j', (section, value, expected) => {
    expect(policy.upgrade(section, value)).toEqual(expected);
  });

  const kept = upgraded.filter(([, , expected]) => expected !== undefined);
  it.each(kept)('%s: the result for %j is accepted unchanged', (section, _value, expected) => {
    expect(policy.upgrade(section, expected)).toEqual(expected);
  });
});

describe('every date field of every section', () => {
  /** A value of this shape with this text in every date field and nothing else answered. */
  function datesOf(shape: Shape, text: string): Json | undefined {
    if (shape.is === 'date') return text;
    if (shape.is === 'list') {
      const item = datesOf(shape.items, text);
      return item === undefined ? undefined : [item];
    }
    if (shape.is !== 'object') return undefined;
    const fields = Object.entries(shape.properties).flatMap(
      ([name, property]): [string, Json][] => {
        const value = datesOf(property, text);
        return value === undefined ? [] : [[name, value]];
      },
    );
    return fields.length === 0 ? undefined : Object.fromEntries(fields);
  }
  const dated = Object.entries(shapes).flatMap(([section, shape]) =>
    datesOf(shape, '') === undefined ? [] : [{ section, shape }],
  );

  it('is known: there are three sections with dates', () => {
    expect(dated.map(({ section }) => section).toSorted()).toEqual([
      'insuranceStartDate',
      'pastInsurance',
      'toolsAndEquipment',
    ]);
  });

  it.each(dated)('$section: a timestamp is read as its day', ({ section, shape }) => {
    const saved = datesOf(shape, '2025-01-05T00:00:00.000Z');
    expect(policy.upgrade(section, saved)).toEqual(datesOf(shape, '2025-01-05'));
  });

  it.each(dated)('$section: a value that is not a day is not stored', ({ section, shape }) => {
    for (const text of ['2025-02-31', '02/3', '13/45/2027']) {
      const typed = datesOf(shape, text);
      expect(policy.upgrade(section, typed)).toEqual(typed);
      const stored = typed === undefined ? '' : policy.storable?.(section, typed);
      expect(JSON.stringify(stored)).not.toContain(text);
    }
  });
});

describe('columns of the remote table', () => {
  it('are the code of the state, the industry, the e-mail and the class codes', () => {
    expect(policy.columns(painter, draft(painter))).toEqual({
      address_state: 'IL',
      industry_ui: 'construction',
      email: 'ada@example.com',
      ncci_class_code: '5474',
    });
  });

  it('omit values that are missing', () => {
    expect(policy.columns({ businessType: 'food' }, draft({ businessType: 'food' }))).toEqual({
      industry_ui: 'food',
    });
  });

  it('omit an e-mail that is too long, which the table would refuse', () => {
    const emailOf = (length: number) => {
      const answers = { ...painter, email: { email: 'a'.repeat(length) } };
      return policy.columns(answers, draft(answers))['email']?.length;
    };
    expect([emailOf(254), emailOf(255)]).toEqual([254, undefined]);
  });

  it('cut an unknown state to two letters in upper case', () => {
    const answers = { operatingState: 'Ontario' };
    expect(policy.columns(answers, draft(answers))).toEqual({ address_state: 'ON' });
  });

  it('carry the status of a submitted quote in place of the industry', () => {
    const submitted = draft(painter, { quoteStatus: 'quoted', quoteId: 'QTE-7' });
    expect(policy.columns(painter, submitted)).toMatchObject({ industry_ui: 'quoted:QTE-7' });
  });

  it('keep a status that has no quote id', () => {
    const submitted = draft(painter, { quoteStatus: 'quoted' });
    expect(policy.columns(painter, submitted)).toMatchObject({ industry_ui: 'quoted' });
  });

  it('omit trades of an abandoned branch', () => {
    const cafe = { ...painter, businessType: 'food' };
    expect(policy.columns(cafe, draft(cafe))).not.toHaveProperty('ncci_class_code');
  });
});

it('the second store has the sections of the specification', () => {
  const answers = {
    ...painter,
    subcontractorInfo: { includeSubcontractors: 'yes' },
    businessActivities: ['Interior painting of homes'],
    subcontractorCoverage: { accepted: true },
  };
  expect(policy.mirror(draft(answers, { quoteId: 'QTE-7' }))).toEqual({
    uuid: '123456789012',
    businessType: { businessType: 'construction', operatingState: 'Illinois' },
    constructionTypes: { constructionTypes: painter.constructionTypes },
    email: { email: 'ada@example.com' },
    subcontractors: { usesSubcontractors: true },
    businessActivity: { activities: ['Interior painting of homes'] },
    subcontractorCoverage: { accepted: true },
    quoteId: 'QTE-7',
  });
});

it('only answers on the path of the visitor count', () => {
  const cafe = { ...painter, businessType: 'food' };
  const { constructionTypes: _parked, ...counted } = cafe;
  expect(policy.activeAnswers(cafe)).toEqual(counted);
});

it('a settled answer that agrees to something is noted with its instant', () => {
  const before = { ...painter, contactInfo: { smsConsent: false } };
  const after = { ...painter, contactInfo: { smsConsent: true } };
  const settled = policy.derive?.(before, after, { open: 'contact-info' });
  const at = new Date(2026, 10, 21, 23, 59).toISOString();
  expect(settled?.['consents']).toMatchObject({ 'text-messages': { at } });
});
