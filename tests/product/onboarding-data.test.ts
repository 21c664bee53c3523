import { describe, expect, it } from 'vitest';
import stateCodes from '../../schemas/catalog/state-codes.json' with { type: 'json' };
import { derive, type Moment } from '../../src/engine/flow/derive.ts';
import type { Answers } from '../../src/engine/flow/types.ts';
import { activeAnswers, parkedAnswers } from '../../src/engine/flow/walk.ts';
import type { JsonObject } from '../../src/engine/logic/json.ts';
import { catalogs, compileOnboarding } from './onboarding-flow.ts';

const flow = compileOnboarding();
const NONE = 'None of the above - I subcontract all of my work';
const ambient = { $today: '2026-05-26', $year: 2026 };

const counted = (answers: Answers) => activeAnswers(flow, answers, ambient);

const settle = (before: Answers, change: Answers = {}, moment: Moment = {}) =>
  derive(flow, before, { ...before, ...change }, moment, ambient);

const trade = (id: string, ncciCode?: string): JsonObject => ({
  id,
  name: id,
  ...(ncciCode === undefined ? {} : { ncciCode }),
});

function activitiesOf(category: string): string[] {
  const entry = catalogs['activities']?.entries.find(({ id }) => id === category);
  return Array.isArray(entry?.activities) ? entry.activities.map(String) : [];
}

function columns(answers: Answers): Record<string, unknown> {
  const scope = activeAnswers(flow, answers);
  return Object.fromEntries(
    Object.entries(flow.columns).map(([column, evaluate]) => [column, evaluate(scope)]),
  );
}

describe('the remote columns', () => {
  it('are those of the specification', () => {
    expect(Object.keys(flow.columns).toSorted()).toEqual([
      'address_state',
      'email',
      'industry_ui',
      'ncci_class_code',
    ]);
  });

  it('hold the answers on the path', () => {
    const constructionTypes = [trade('carpentry', '5403'), trade('carpentry', '5645')];
    const answers = {
      businessType: 'construction',
      operatingState: 'Illinois',
      constructionTypes,
      email: { email: 'ada@example.com' },
    };
    expect(columns(answers)).toEqual({
      address_state: 'IL',
      industry_ui: 'construction',
      email: 'ada@example.com',
      ncci_class_code: '5403,5645',
    });
    expect(columns({ ...answers, businessType: 'food' })).toMatchObject({
      industry_ui: 'food',
      ncci_class_code: undefined,
    });
  });

  it('are missing, never empty or made up, for unanswered questions', () => {
    expect(Object.values(columns({}))).toEqual([undefined, undefined, undefined, undefined]);
    const open = { businessType: 'construction', constructionTypes: [trade('carpentry')] };
    expect(columns(open)['ncci_class_code']).toBeUndefined();
  });

  it('know the codes of 50 states, DC and five territories', () => {
    expect(stateCodes.entries).toHaveLength(56);
    for (const { id, code } of stateCodes.entries) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(columns({ operatingState: id })['address_state']).toBe(code);
    }
    expect(new Set(stateCodes.entries.map(({ code }) => code)).size).toBe(56);
  });

  it.each([
    ['Bavaria', 'BA'],
    ['texas', 'TE'],
    ['TX', 'TX'],
    ['tx', 'tx'],
    ['Q', 'Q'],
  ])('turn the unknown state name %s into %s (decision D23)', (operatingState, code) => {
    expect(columns({ operatingState })['address_state']).toBe(code);
  });

  it('hold the status and the quote id once the quote is made (decision D13)', () => {
    const scope = { $quoteStatus: 'quoted', $quoteId: 'QTE-1234567', businessType: 'food' };
    expect(flow.quotedColumns['industry_ui']?.(scope)).toBe('quoted:QTE-1234567');
    expect(Object.keys(flow.quotedColumns)).toEqual(['industry_ui']);
    expect(flow.quotedColumns['industry_ui']?.({ $quoteStatus: 'quoted' })).toBe('quoted');
  });
});

describe('the second store of the specification (onboardingData)', () => {
  it('has the shape of section 3', () => {
    const answers: Answers = {
      businessType: 'construction',
      operatingState: 'Ohio',
      constructionTypes: [trade('plumbing', '5183')],
      email: { email: 'ada@example.com' },
      subcontractorInfo: { includeSubcontractors: 'yes' },
      businessActivities: ['Drain cleaning'],
      subcontractorCoverage: { accepted: true },
    };
    expect(flow.mirror({ ...answers, $uuid: '0123456789ab', $quoteId: 'QTE-1' })).toEqual({
      uuid: '0123456789ab',
      businessType: { businessType: 'construction', operatingState: 'Ohio' },
      constructionTypes: { constructionTypes: [trade('plumbing', '5183')] },
      email: { email: 'ada@example.com' },
      subcontractors: { usesSubcontractors: true },
      businessActivity: { activities: ['Drain cleaning'] },
      subcontractorCoverage: { accepted: true },
      quoteId: 'QTE-1',
    });
  });

  it('omits unanswered questions', () => {
    expect(flow.mirror({})).toMatchObject({ businessType: {}, email: {} });
    expect(flow.mirror({})).not.toHaveProperty('quoteId');
  });
});

describe('the activities on offer (decision D10)', () => {
  const offered = (answers: Answers) => flow.value('offeredActivities')?.(answers);

  it('are those of the categories of the chosen trades, each once', () => {
    const both = offered({
      constructionTypes: [trade('plumbing'), trade('septic'), trade('hvac')],
    });
    expect(both).toEqual([...new Set([...activitiesOf('plumbing'), ...activitiesOf('hvac')])]);
  });

  it('are those of general construction if no trade is known', () => {
    const general = activitiesOf('construction_general');
    expect(general).toContain(NONE);
    for (const constructionTypes of [undefined, [], [trade('unheard-of')], 'garbage', [null]])
      expect(offered({ constructionTypes })).toEqual(general);
  });
});

describe('what is derived', () => {
  const contact = { streetAddress: '1 Main St', city: 'Aurora', zipCode: '60502' };
  const primary = {
    address: '1 Main St',
    city: 'Aurora',
    state: 'Illinois',
    zipCode: '60502',
    isPrimary: true,
  };
  const placed: Answers = {
    operatingState: 'Illinois',
    contactInfo: { ...contact, state: 'Illinois' },
    businessLocations: [primary],
  };

  it('the contact page shows the operating state', () => {
    expect(settle({ operatingState: 'Ohio' }, {}, { open: 'contact-info' })).toEqual({
      operatingState: 'Ohio',
      contactInfo: { state: 'Ohio' },
    });
  });

  it('the first location is the contact address and follows it through the state', () => {
    const { businessLocations: _, ...before } = placed;
    expect(settle(before, {}, { open: 'business-locations' })).toEqual(placed);
    expect(settle(placed, { operatingState: 'Ohio' })['businessLocations']).toEqual([
      { ...primary, state: 'Ohio' },
    ]);
    const moved = settle(placed, {
      contactInfo: { ...contact, city: 'Joliet', state: 'Illinois' },
    });
    expect(moved['businessLocations']).toEqual([{ ...primary, city: 'Joliet' }]);
  });

  it('an edited first location is kept, and other locations are always kept', () => {
    const edited = [
      { ...primary, address: 'Unit 4' },
      { address: 'Yard', isPrimary: false },
    ];
    const changed = settle({ ...placed, businessLocations: edited }, { operatingState: 'Ohio' });
    expect(changed['businessLocations']).toEqual(edited);
    const second = { address: 'Yard', isPrimary: false };
    const kept = settle(
      { ...placed, businessLocations: [primary, second] },
      { operatingState: 'Ohio' },
    );
    expect(kept['businessLocations']).toEqual([{ ...primary, state: 'Ohio' }, second]);
  });

  it.each([
    ['2', '3', 5],
    ['2', undefined, 2],
    [undefined, '3', 3],
    ['', 'many', 0],
  ])('owners %s and employees %s are %d people', (owners, employees, totalPeople) => {
    const employeesInfo = {
      ...(owners === undefined ? {} : { owners }),
      ...(employees === undefined ? {} : { employees }),
    };
    expect(settle({ employeesInfo })['employeesInfo']).toEqual({ ...employeesInfo, totalPeople });
  });

  it('the start year is the current year until the visitor picks one', () => {
    expect(settle({}, {}, { open: 'ownership' })['ownershipInfo']).toEqual({ startYear: '2026' });
    const picked = { ownershipInfo: { startYear: '1999' } };
    expect(settle(picked, {}, { open: 'ownership' })).toEqual(picked);
  });

  it('activities that the trades no longer offer are kept until their own step is left', () => {
    const plumbing = activitiesOf('plumbing');
    const roofing = activitiesOf('roofing');
    const before: Answers = {
      businessType: 'construction',
      constructionTypes: [trade('plumbing'), trade('roofing')],
      businessActivities: [plumbing[0] ?? '', roofing[0] ?? ''],
    };
    const changed = settle(before, { constructionTypes: [trade('roofing')] });
    expect(changed['businessActivities']).toEqual([plumbing[0], roofing[0]]);
    const elsewhere = settle(changed, {}, { open: 'construction-types', leaving: true });
    expect(elsewhere['businessActivities']).toEqual([plumbing[0], roofing[0]]);
    const left = settle(changed, {}, { open: 'business-activity', leaving: true });
    expect(left['businessActivities']).toEqual([roofing[0]]);
  });

  it('shares are split evenly, edited by the visitor, and keep their proportions for another list', () => {
    const activities = activitiesOf('plumbing').slice(0, 3);
    const before: Answers = {
      businessType: 'construction',
      constructionTypes: [trade('plumbing')],
      businessActivities: activities,
    };
    const opened = settle(before, {}, { open: 'about-your-business' });
    const share = (percentages: number[]) =>
      percentages.map((percentage, index) => ({ name: activities[index], percentage }));
    expect(opened['businessActivityPercentages']).toEqual(share([34, 33, 33]));
    expect(opened['subcontractorActivityPercentages']).toEqual([]);

    const edited: Answers = {
      ...opened,
      businessActivityPercentages: share([10, 10, 80]) as JsonObject[],
    };
    expect(settle(edited, { email: { email: 'a@b.co' } })['businessActivityPercentages']).toEqual(
      share([10, 10, 80]),
    );
    const fewer = settle(edited, { businessActivities: activities.slice(0, 2) });
    expect(fewer['businessActivityPercentages']).toEqual(share([50, 50]));
    const more = settle(edited, { businessActivities: activitiesOf('plumbing').slice(0, 4) });
    expect(more['businessActivityPercentages']).toEqual([
      ...share([10, 10, 80]),
      { name: activitiesOf('plumbing')[3], percentage: 0 },
    ]);
  });

  it('a visitor who subcontracts all of the work has no shares of activities', () => {
    const before: Answers = { businessActivities: [NONE] };
    expect(settle(before, {}, { open: 'about-your-business' })).toMatchObject({
      businessActivityPercentages: [],
    });
  });

  it('subcontracted activities are shared only while subcontractors are included', () => {
    const subcontractorInfo = { includeSubcontractors: 'yes', selectedActivities: ['Drywall'] };
    const opened = settle({ subcontractorInfo }, {}, { open: 'about-your-business' });
    expect(opened['subcontractorActivityPercentages']).toEqual([
      { name: 'Drywall', percentage: 100 },
    ]);
    const without = settle(opened, {
      subcontractorInfo: { ...subcontractorInfo, includeSubcontractors: 'no' },
    });
    // They are kept until subcontractors are included again, and count nowhere (D37).
    expect(counted(without)).not.toHaveProperty('subcontractorActivityPercentages');
    expect(counted(settle(without, { subcontractorInfo }))).toMatchObject({
      subcontractorActivityPercentages: [{ name: 'Drywall', percentage: 100 }],
    });
  });

  it('claim rows beyond the count are removed when the visitor leaves the step, not before (decision D14)', () => {
    const rows = [
      { date: '2025-01-01', value: '100' },
      { date: '2025-02-01', value: '200' },
    ];
    const claims = { insuranceClaims: true, claimsCount: '1', claimDetails: rows };
    const before: Answers = { pastInsurance: claims };
    const leaving: Moment = { open: 'past-insurance', leaving: true };
    expect(settle(before, {}, { open: 'past-insurance' })).toEqual(before);
    expect(settle(before, {}, leaving)).toEqual({
      pastInsurance: { ...claims, claimDetails: rows.slice(0, 1) },
    });
    const hidden: Answers = { pastInsurance: { ...claims, insuranceClaims: false } };
    expect(settle(hidden, {}, leaving)).toEqual(hidden);
  });

  it('the tools date follows that of the insurance until the visitor picks or empties it', () => {
    const before: Answers = { insuranceStartDate: { date: '2026-06-01' } };
    const opened = settle(before, {}, { open: 'tools-and-equipment' });
    expect(opened['toolsAndEquipment']).toEqual({ startDate: '2026-06-01' });
    const later = { insuranceStartDate: { date: '2026-07-01' } };
    expect(settle(opened, later)['toolsAndEquipment']).toEqual({ startDate: '2026-07-01' });
    const picked: Answers = { ...opened, toolsAndEquipment: { startDate: '2026-06-15' } };
    expect(settle(picked, later)['toolsAndEquipment']).toEqual({ startDate: '2026-06-15' });
    const emptied: Answers = { ...opened, toolsAndEquipment: { equipmentCost: '5' } };
    const open: Moment = { open: 'tools-and-equipment' };
    expect(derive(flow, opened, emptied, open, ambient)['toolsAndEquipment']).toEqual({
      equipmentCost: '5',
    });
  });
});

describe('what counts of a step', () => {
  it('an umbrella that is declined has no limit: null', () => {
    const kept = { umbrellaLiability: { include: false, limit: '$2M' } };
    expect(counted(kept)).toEqual({ umbrellaLiability: { include: false, limit: null } });
    expect(parkedAnswers(flow, kept, ambient)).toEqual({ umbrellaLiability: { limit: '$2M' } });
    const taken = { umbrellaLiability: { include: true, limit: '$2M' } };
    expect(counted(taken)).toEqual(taken);
  });

  it.each([
    ['pastInsurance', { insuranceClaims: true, claimsCount: '1' }, { insuranceClaims: false }],
    [
      'subcontractorInfo',
      { includeSubcontractors: 'yes', selectedActivities: ['Drywall'] },
      { includeSubcontractors: 'no' },
    ],
    [
      'toolsAndEquipment',
      { hasClaimCircumstances: true, isAwareOfClaims: true },
      { hasClaimCircumstances: false },
    ],
  ])('in %s no answer counts that another one hides', (section, opened, closed) => {
    expect(counted({ [section]: opened })).toEqual({ [section]: opened });
    expect(counted({ [section]: { ...opened, ...closed } })).toEqual({ [section]: closed });
  });
});
