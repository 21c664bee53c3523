import type { Locator, Page } from '@playwright/test';

/** A visitor's fingers: performs taps and keystrokes on the page and counts them. */
export class Fingers {
  taps = 0;
  keys = 0;

  /** Checks a checkbox or radio button. */
  async check(target: Locator): Promise<void> {
    this.taps += 1;
    await target.check();
  }

  async press(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  /** Taps the field, then types one key per character. */
  async type(field: Locator, text: string): Promise<void> {
    this.taps += 1;
    this.keys += text.length;
    await field.fill(text);
  }

  /** One tap opens the list, another selects the option. */
  async select(list: Locator, option: string): Promise<void> {
    this.taps += 2;
    await list.selectOption(option);
  }
}

/** Fills in one step of the funnel as a person would; steps are named as in the flow file. */
export type Fill = (page: Page, fingers: Fingers) => Promise<void>;

const radio = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('radio', { name });
const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const question = (page: Page, name: RegExp) => page.getByRole('radiogroup', { name });
const nothing: Fill = () => Promise.resolve();

/** A start date that is never in the past: December 31 of next year. */
export const startDate = `12/31/${new Date().getFullYear() + 1}`;

/**
 * Answers of a plumber with two subcontracted activities and three answers that need underwriter review.
 */
export const plumber: Readonly<Record<string, Fill>> = {
  industry: async (page, fingers) => {
    await fingers.check(radio(page, /^Construction/));
    await fingers.select(page.getByLabel(/^State where/), 'Illinois');
  },
  'construction-types': async (page, fingers) => fingers.check(box(page, /^Plumbing/)),
  email: async (page, fingers) => fingers.type(page.getByLabel(/What email/), 'ada@example.com'),
  details: async (page, fingers) => {
    for (const name of [/^Has one/, /^Uses tools/, /^Rents or owns/, /^Uses vehicles/])
      await fingers.check(box(page, name));
  },
  recommendation: nothing,
  'contact-info': async (page, fingers) => {
    await fingers.type(field(page, /^First name/), 'Ada');
    await fingers.type(field(page, /^Last name/), "O'Neil-Núñez");
    await fingers.type(field(page, /^Business phone/), '3125550100');
    await fingers.type(field(page, /^Legal business name/), 'Ada Pipes LLC');
    await fingers.type(field(page, /^Business street address/), '1 Main St');
    await fingers.type(field(page, /^City/), 'Chicago');
    await fingers.type(field(page, /^ZIP code/), '60614');
    await fingers.check(radio(question(page, /mailing address/), 'Yes'));
  },
  ownership: async (page, fingers) => {
    await fingers.check(radio(page, /^LLC/));
    await fingers.select(page.getByLabel(/^What year/), '2015');
  },
  locations: nothing,
  'business-locations': nothing,
  employees: async (page, fingers) => {
    await fingers.type(page.getByLabel(/^Number of owners/), '1');
    await fingers.type(page.getByLabel(/^Number of employees/), '3');
    await fingers.type(page.getByLabel(/^Payroll for subcontractors/), '12500');
  },
  'business-activity': async (page, fingers) => {
    await fingers.check(box(page, /^Plumbing repair and drain cleaning/));
    await fingers.check(box(page, /^Lawn sprinklers/));
  },
  subcontractors: async (page, fingers) => {
    await fingers.check(radio(page, 'Yes'));
    await fingers.check(box(page, /^Foundation work/));
    await fingers.check(box(page, /^Drywall/));
  },
  'about-your-business': nothing,
  'revenue-payroll': async (page, fingers) => {
    await fingers.type(page.getByLabel(/^Years of experience/), '12');
    await fingers.type(page.getByLabel(/^Expected revenue/), '150000');
    await fingers.type(page.getByLabel(/^Expected payroll/), '80000');
    await fingers.check(box(page, 'I Understand'));
  },
  'subcontractor-coverage': async (page, fingers) => fingers.check(box(page, 'I Accept')),
  'employee-activities': async (page, fingers) => {
    await fingers.check(radio(question(page, /the owner, perform any/), 'Yes'));
    await fingers.check(box(page, /^Lawn sprinklers/));
    await fingers.check(radio(question(page, /25 percent/), 'Yes'));
  },
  'general-contracting': async (page, fingers) => {
    await fingers.check(radio(question(page, /do work that you do not supervise/), 'No'));
    await fingers.check(radio(page, /^1-3/));
  },
  'past-insurance': async (page, fingers) => {
    await fingers.check(radio(question(page, /insurance claims in the past three years/), 'No'));
    await fingers.check(radio(question(page, /owners or its officers/), 'Yes'));
    await fingers.check(box(page, /convicted of a felony/));
    await fingers.check(box(page, 'I Understand'));
  },
  'insurance-start-date': async (page, fingers) =>
    fingers.type(field(page, /^Coverage start date/), startDate.replaceAll('/', '')),
  'umbrella-liability': async (page, fingers) => {
    await fingers.check(radio(page, 'Yes'));
    await fingers.check(radio(page, /^\$2M/));
  },
  'tools-and-equipment': async (page, fingers) => {
    await fingers.type(page.getByLabel(/^Estimated cost/), '12500');
    await fingers.check(radio(page, 'No'));
  },
};

/** Answers of a cafe that declines everything it can. */
export const cafe: Readonly<Record<string, Fill>> = {
  ...plumber,
  industry: async (page, fingers) => {
    await fingers.check(radio(page, /^Food & Beverage/));
    await fingers.select(page.getByLabel(/^State where/), 'New York');
  },
  email: async (page, fingers) => fingers.type(page.getByLabel(/What email/), 'cafe@example.org'),
  details: async (page, fingers) => fingers.check(box(page, /^None of the above/)),
  'contact-info': nothing,
  ownership: nothing,
  'business-activity': async (page, fingers) =>
    fingers.check(box(page, /^None of the above - I subcontract/)),
  subcontractors: async (page, fingers) => fingers.check(radio(page, 'No')),
  'employee-activities': async (page, fingers) => {
    await fingers.check(radio(question(page, /the owner, perform any/), 'No'));
    await fingers.check(radio(question(page, /25 percent/), 'Yes'));
  },
  'past-insurance': async (page, fingers) => {
    await fingers.check(radio(question(page, /insurance claims in the past three years/), 'No'));
    await fingers.check(radio(question(page, /owners or its officers/), 'No'));
    await fingers.check(box(page, 'I Understand'));
  },
  'umbrella-liability': async (page, fingers) => fingers.check(radio(page, 'No')),
  'tools-and-equipment': async (page, fingers) => {
    await fingers.type(page.getByLabel(/^Estimated cost/), '0');
    await fingers.check(radio(page, 'Yes'));
    await fingers.check(box(page, /^My business is aware/));
  },
};
