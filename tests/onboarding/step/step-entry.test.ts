import { beforeEach, describe, expect, it } from 'vitest';
import { ambientAt } from '../../../src/flow/ambient.ts';
import type { Answers } from '../../../src/flow/types.ts';
import type { JsonObject } from '../../../src/logic/json.ts';
import { onboardingFlow as flow } from '../../../src/onboarding/flow.ts';
import { loadStep } from '../../../src/onboarding/step/load-step.ts';
import { stepChecker } from '../../../src/onboarding/step/step-check.ts';
import { stepEntry } from '../../../src/onboarding/step/step-entry.ts';

const draft: Answers = {
  businessType: 'food',
  operatingState: 'Texas',
  employeesInfo: { owners: '2', employees: '3', totalPeople: 5 },
};
const data: JsonObject = { owners: '2', employees: '3', totalPeople: 5 };

type OpenPlace = Parameters<ReturnType<typeof stepEntry>['settle']>[0];

async function placeOf(id: string): Promise<OpenPlace> {
  const step = flow.step(id);
  if (step === undefined) throw new Error(`The flow has no step ${id}`);
  const module = await loadStep(id);
  const { satisfies } = stepChecker(flow, step, module);
  return { flow, step, module, satisfies, ambient: ambientAt('2026-11-21') };
}

let place: OpenPlace;

beforeEach(async () => {
  place = await placeOf('employees');
});

function open(start = data, saved = draft) {
  const entry = stepEntry(start, saved);
  const enter = (name: string, value: string | boolean) =>
    entry.values.become(entry.values.with([name], value));
  return { ...entry, enter, shown: () => entry.values.latest() };
}

describe('what is entered', () => {
  it('is in force at once, and what follows from it once it is settled', () => {
    const { enter, shown, settle } = open();
    enter('employees', '9');
    expect(shown()).toMatchObject({ employees: '9', totalPeople: 5 });
    expect(settle(place, draft)).toBe(true);
    expect(shown()).toMatchObject({ employees: '9', totalPeople: 11 });
  });

  it('is to be saved once, after it was settled', () => {
    const { enter, settle, takeUnsaved } = open();
    enter('employees', '9');
    expect(takeUnsaved()).toEqual({});
    settle(place, draft);
    expect(takeUnsaved()).toEqual({
      employeesInfo: { owners: '2', employees: '9', totalPeople: 11 },
    });
    expect(takeUnsaved()).toEqual({});
  });

  it('is settled once', () => {
    const { enter, settle } = open();
    expect(settle(place, draft)).toBe(false);
    enter('owners', '4');
    expect([settle(place, draft), settle(place, draft)]).toEqual([true, false]);
  });

  it('is not to be saved where it was changed and changed back', () => {
    const { enter, settle, takeUnsaved } = open();
    enter('owners', '4');
    settle(place, draft);
    enter('owners', '2');
    settle(place, draft);
    expect(takeUnsaved()).toEqual({});
  });
});

describe('what follows from what is entered', () => {
  it('goes on following, although none of it is saved yet', async () => {
    const contact = await placeOf('contact-info');
    const address = { city: 'Chicago', state: 'Texas', zipCode: '60614' };
    const here = { streetAddress: '1 Main St', ...address };
    const primary = { address: '1 Main St', ...address, isPrimary: true };
    const before = { ...draft, contactInfo: here, businessLocations: [primary] };
    const { enter, settle, takeUnsaved } = open(here, before);
    for (const street of ['2 Main St', '3 Main St']) {
      enter('streetAddress', street);
      settle(contact, before);
    }
    expect(takeUnsaved()).toMatchObject({
      contactInfo: { streetAddress: '3 Main St' },
      businessLocations: [{ address: '3 Main St' }],
    });
  });

  it('hides answers to what is not asked any more', async () => {
    const claims = { insuranceClaims: true, claimsCount: '1' };
    const { enter, settle, shown } = open(claims, { ...draft, pastInsurance: claims });
    enter('insuranceClaims', false);
    settle(await placeOf('past-insurance'), draft);
    expect(shown()).toEqual({ insuranceClaims: false });
  });
});

describe('what came from elsewhere', () => {
  const elsewhere = { ...draft, employeesInfo: { owners: '7', employees: '3', totalPeople: 10 } };

  it('is opened where nothing is being entered', () => {
    const { takeIn, shown, takeUnsaved } = open();
    expect(takeIn(place, elsewhere)).toBe('opened');
    expect(shown()).toMatchObject({ owners: '7', totalPeople: 10 });
    expect(takeUnsaved()).toEqual({});
  });

  it('stands beside what is being entered, which stays (D26)', () => {
    const { enter, takeIn, shown } = open();
    enter('employees', '9');
    expect(takeIn(place, elsewhere)).toBe('merged');
    expect(shown()).toMatchObject({ owners: '7', employees: '9' });
  });

  it('stands beside what is settled and not saved', () => {
    const { enter, settle, takeIn, shown } = open();
    enter('employees', '9');
    settle(place, draft);
    expect(takeIn(place, elsewhere)).toBe('merged');
    expect(shown()).toMatchObject({ owners: '7', employees: '9' });
  });

  it('is news once', () => {
    const { enter, takeIn } = open();
    expect([takeIn(place, elsewhere), takeIn(place, elsewhere)]).toEqual(['opened', 'nothing']);
    enter('employees', '9');
    expect([takeIn(place, draft), takeIn(place, draft)]).toEqual(['merged', 'nothing']);
  });

  it('is no news where it concerns another step, whatever is being entered', () => {
    const { enter, takeIn, shown } = open();
    expect(takeIn(place, { ...draft, operatingState: 'Ohio' })).toBe('nothing');
    enter('employees', '9');
    const before = shown();
    expect(takeIn(place, { ...draft, operatingState: 'Iowa' })).toBe('nothing');
    expect(shown()).toBe(before);
  });

  it('is no news where it came from here', () => {
    const { enter, settle, takeUnsaved, know, takeIn } = open();
    enter('owners', '7');
    settle(place, draft);
    const saved = { ...draft, ...takeUnsaved() };
    know(saved);
    expect(takeIn(place, saved)).toBe('nothing');
  });

  it('is no news where it is what was entered here and saved already', () => {
    const { enter, settle, takeUnsaved, takeIn, shown } = open();
    enter('owners', '7');
    settle(place, draft);
    const before = shown();
    expect(takeIn(place, { ...draft, ...takeUnsaved() })).toBe('nothing');
    expect(shown()).toBe(before);
  });
});

it('opened again, it has nothing to save and knows the draft as it is then', () => {
  const { open: openAgain, enter, settle, takeIn, takeUnsaved, shown } = open();
  const other = { ...draft, employeesInfo: { owners: '1', totalPeople: 1 } };
  openAgain({ owners: '1', totalPeople: 1 }, other);
  expect(shown()).toEqual({ owners: '1', totalPeople: 1 });
  expect([settle(place, other), takeUnsaved()]).toEqual([false, {}]);
  enter('owners', '4');
  expect(takeIn(place, other)).toBe('nothing');
});
