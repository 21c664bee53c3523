import type { Locator, Page } from '@playwright/test';

/** Fills one step of the funnel as a person would; steps are named as in the flow file. */
export type Fill = (page: Page) => Promise<void>;

const choose = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('radio', { name }).check();
const tick = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('checkbox', { name }).check();
const question = (page: Page, name: RegExp) => page.getByRole('radiogroup', { name });
const nothing: Fill = () => Promise.resolve();

/** A start date that is never in the past: the last day of next year. */
const startDate = `12/31/${new Date().getFullYear() + 1}`;

/** Answers of a carpenter with both kinds of carpentry, two claims and an umbrella. */
export const carpenter: Readonly<Record<string, Fill>> = {
  industry: async (page) => {
    await choose(page, /^Construction/);
    await page.getByLabel(/^State where/).selectOption('Illinois');
  },
  'construction-types': async (page) => {
    await tick(page, /^Carpentry/);
    await tick(page, /^Commercial/);
    await tick(page, /^Residential/);
  },
  email: async (page) => page.getByLabel(/What email/).fill('ada@example.com'),
  details: async (page) => tick(page, /^Uses tools/),
  recommendation: nothing,
  'contact-info': async (page) => {
    await page.getByLabel(/^First name/).fill('Ada');
    await page.getByLabel(/^Last name/).fill("O'Neil-Núñez");
    await page.getByLabel(/^Business phone/).fill('312.555.0100');
    await page.getByLabel(/^Business street address/).fill('1 Main St');
    await page.getByLabel(/^City/).fill('Chicago');
    await page.getByLabel(/^ZIP code/).fill('60614');
  },
  ownership: nothing,
  locations: nothing,
  'business-locations': nothing,
  employees: async (page) => {
    await page.getByLabel(/^Number of owners/).fill('2');
    await page.getByLabel(/^Number of employees/).fill('3');
    await page.getByLabel(/^Payroll for subcontractors/).fill('12500');
  },
  'business-activity': async (page) => {
    await tick(page, /^Rough framing/);
    await tick(page, /^Stairs and railings/);
    await tick(page, /^Countertop installation/);
  },
  subcontractors: async (page) => {
    await choose(page, 'Yes');
    await tick(page, /^Roofing/);
    await tick(page, /^Drywall/);
  },
  'about-your-business': nothing,
  'revenue-payroll': async (page) => {
    await page.getByLabel(/^Years of experience/).fill('12');
    await page.getByLabel(/^Expected revenue/).fill('150000');
    await tick(page, 'I Understand');
  },
  'subcontractor-coverage': async (page) => tick(page, 'I Accept'),
  'employee-activities': async (page) => {
    await choose(question(page, /the owner, perform/), 'Yes');
    await tick(page, /^Rough framing/);
    await choose(question(page, /25 percent/), 'No');
  },
  'general-contracting': async (page) => {
    await choose(question(page, /do work that you do not supervise/), 'No');
    await choose(page, /^1-3/);
  },
  'past-insurance': async (page) => {
    await choose(question(page, /insurance claims in the past three years/), 'Yes');
    await page.getByLabel(/^How many claims/).fill('2');
    for (const [row, value] of ['1500', '20000'].entries()) {
      await page
        .getByRole('textbox', { name: /^Date of the claim/ })
        .nth(row)
        .fill('01/05/2025');
      await page
        .getByRole('textbox', { name: /^Value of the claim/ })
        .nth(row)
        .fill(value);
    }
    await choose(question(page, /owners or its officers/), 'Yes');
    await tick(page, /part of a lawsuit/);
    await tick(page, 'I Understand');
  },
  'insurance-start-date': async (page) =>
    page.getByRole('textbox', { name: /^Coverage start date/ }).fill(startDate),
  'umbrella-liability': async (page) => {
    await choose(page, 'Yes');
    await choose(page, /^\$2M/);
  },
  'tools-and-equipment': async (page) => {
    await page.getByLabel(/^Estimated cost/).fill('12500.50');
    await choose(page, 'No');
  },
};

/** Answers of a cafe that declines what can be declined. */
export const cafe: Readonly<Record<string, Fill>> = {
  ...carpenter,
  industry: async (page) => {
    await choose(page, /^Food & Beverage/);
    await page.getByLabel(/^State where/).selectOption('New York');
  },
  email: async (page) => page.getByLabel(/What email/).fill('cafe@example.org'),
  details: async (page) => tick(page, /^None of the above/),
  'contact-info': nothing,
  'business-activity': async (page) => tick(page, /^None of the above - I subcontract/),
  subcontractors: async (page) => choose(page, 'No'),
  'employee-activities': async (page) => {
    await choose(question(page, /the owner, perform/), 'No');
    await choose(question(page, /25 percent/), 'Yes');
  },
  'past-insurance': async (page) => {
    await choose(question(page, /insurance claims in the past three years/), 'No');
    await choose(question(page, /owners or its officers/), 'No');
    await tick(page, 'I Understand');
  },
  'umbrella-liability': async (page) => choose(page, 'No'),
  'tools-and-equipment': async (page) => {
    await page.getByLabel(/^Estimated cost/).fill('0');
    await choose(page, 'Yes');
    await tick(page, /^My business is aware/);
  },
};
