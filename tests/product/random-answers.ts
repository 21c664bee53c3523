import fc from 'fast-check';
import type { CompiledFlow } from '../../src/engine/flow/compiled.ts';
import type { Answers } from '../../src/engine/flow/types.ts';
import type { Json } from '../../src/engine/logic/json.ts';
import { garbage } from '../engine/flow/garbage.ts';
import { catalogs } from './onboarding-flow.ts';

const ids = (catalog: string) => catalogs[catalog]?.entries.map(({ id }) => id) ?? [];
const idOf = (catalog: string) => fc.constantFrom(...ids(catalog));
const some = (catalog: string, maxLength = 4) => fc.uniqueArray(idOf(catalog), { maxLength });

const activities = (catalogs['activities']?.entries ?? []).flatMap(({ activities: list }) =>
  Array.isArray(list) ? list : [],
);
const anActivity = fc.constantFrom(...activities);

const yesNo = fc.constantFrom('yes', 'no');
const digits = fc.constantFrom('0', '1', '2', '15', '$1,200');
const day = fc.constantFrom('2026-05-26', '2026-12-01', '2020-02-29');
const line = fc.constantFrom('1 Main St', 'Aurora', '60502', 'Ada Lovelace');

/** An object of which any key may be missing. */
const partly = <T extends Record<string, fc.Arbitrary<Json>>>(fields: T) =>
  fc.record<Record<string, Json>>(fields, { requiredKeys: [] });

const trades = fc.array(
  fc
    .constantFrom(...(catalogs['trades']?.entries ?? []))
    .map(({ id }): Json => ({ id, name: id, ncciCode: '5403', ncciDescription: 'x' })),
  { maxLength: 3 },
);

const shares = fc.array(
  fc.record({ name: anActivity, percentage: fc.constantFrom<Json>(0, 50, 100, '30') }),
  { maxLength: 3 },
);

/** Answers as the funnel's forms give them, by section. */
const SECTIONS: Record<string, fc.Arbitrary<Json>> = {
  businessType: fc.oneof(
    { weight: 2, arbitrary: fc.constant('construction') },
    { weight: 1, arbitrary: idOf('industries') },
  ),
  operatingState: idOf('states'),
  constructionTypes: trades,
  email: partly({ email: fc.constantFrom('ada@example.com', 'a+b@example.co', '') }),
  businessAttributes: some('business-attributes'),
  generalLiabilityRecommended: fc.boolean(),
  contactInfo: partly({
    firstName: line,
    streetAddress: line,
    city: line,
    state: idOf('states'),
    zipCode: line,
    sameMailingAddress: fc.boolean(),
  }),
  ownershipInfo: partly({ ownershipStructure: idOf('ownership'), startYear: fc.constant('1999') }),
  locationInfo: partly({ hasOfficesOutside: yesNo, hasWorkersOutside: yesNo }),
  businessLocations: fc.array(partly({ address: line, city: line, isPrimary: fc.boolean() }), {
    maxLength: 3,
  }),
  employeesInfo: partly({ owners: digits, employees: digits, subcontractorPayroll: digits }),
  businessActivities: fc.uniqueArray(anActivity, { maxLength: 4 }),
  subcontractorInfo: partly({
    includeSubcontractors: yesNo,
    selectedActivities: some('subcontractor-activities'),
  }),
  businessActivityPercentages: shares,
  subcontractorActivityPercentages: shares,
  revenueAndPayroll: partly({ expectedRevenue: digits, understands: fc.boolean() }),
  subcontractorCoverage: partly({ accepted: fc.boolean() }),
  employeeActivities: partly({
    workType: idOf('work-types'),
    selectedActivities: fc.uniqueArray(anActivity, { maxLength: 3 }),
  }),
  generalContracting: partly({ visitFrequency: idOf('visit-frequencies') }),
  pastInsurance: partly({
    insuranceClaims: fc.boolean(),
    claimsCount: digits,
    claimDetails: fc.array(partly({ date: day, value: digits }), { maxLength: 3 }),
  }),
  insuranceStartDate: partly({ date: day }),
  umbrellaLiability: partly({ include: fc.boolean(), limit: fc.constantFrom('$1M', null) }),
  toolsAndEquipment: partly({ equipmentCost: digits, startDate: day }),
};

/** Most sections are present: some with answers as the forms give them, some with garbage. */
export function onboardingAnswers(flow: CompiledFlow): fc.Arbitrary<Answers> {
  const names = flow.steps.flatMap((step) => step.sections);
  const sections = names.map((name) =>
    fc.oneof(
      { weight: 8, arbitrary: SECTIONS[name] ?? garbage },
      { weight: 1, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: garbage },
    ),
  );
  return fc
    .tuple(...sections)
    .map((values) =>
      Object.fromEntries(
        values.flatMap((value, index): [string, Json][] =>
          value === undefined ? [] : [[names[index] ?? '', value]],
        ),
      ),
    );
}

/** Sections of the real flow without a generator. */
export function unknownSections(flow: CompiledFlow): string[] {
  return flow.steps.flatMap((step) => step.sections).filter((name) => !(name in SECTIONS));
}
