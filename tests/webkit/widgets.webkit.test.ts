import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { carpenterAnswers } from '../browser/funnel/carpenter.ts';
import { visit, type Visit } from './site.ts';

let at: Visit;
beforeAll(async () => {
  at = await visit();
  await at.page.resize(390, 844);
});
afterAll(async () => {
  await at.leave();
});
beforeEach(async () => {
  await at.keep(carpenterAnswers);
});

/** Waits until a section of the stored draft contains a text. */
const untilKept = (section: string, words: string) =>
  at.page.until(
    "return JSON.stringify(JSON.parse(localStorage.getItem('onboardingProgress'))[arguments[0]]).includes(arguments[1])",
    section,
    words,
  );

it('a day can be chosen from the calendar', async () => {
  await at.go('/onboarding/insurance-start-date');
  await at.page.press('button', 'Change the date');
  await at.page.press('dialog [role=gridcell]', 'December 30');
  await untilKept('insuranceStartDate', '-12-30');
  expect(at.webkit.troubles()).toEqual([]);
});

it('a location can be added in a dialog and removed again', async () => {
  await at.go('/onboarding/business-locations');
  await at.page.press('button', 'Add location');
  await at.page.type('dialog input', '9 Yard Rd', 'Street address');
  await at.page.type('dialog input', 'Gary', 'City');
  await at.page.pick('dialog select', 'Indiana');
  await at.page.press('dialog button', 'Save location');
  await untilKept('businessLocations', '9 Yard Rd');
  await at.page.press('button', 'Remove: 9 Yard Rd');
  await at.page.until("return !localStorage.getItem('onboardingProgress').includes('9 Yard Rd')");
  expect(at.webkit.troubles()).toEqual([]);
});

it('money gets separators, and the number of people is computed', async () => {
  await at.keep({ ...carpenterAnswers, employeesInfo: {} });
  await at.go('/onboarding/employees');
  await at.page.type('input', '2', 'Number of owners');
  await at.page.type('input', '3', 'Number of employees');
  await at.page.type('input', '12500', 'Payroll');
  await untilKept('employeesInfo', '$12,500');
  await untilKept('employeesInfo', '"totalPeople":5');
  expect(at.webkit.troubles()).toEqual([]);
});
