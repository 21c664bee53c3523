import type { Page } from '@playwright/test';
import { cafe, Fingers, plumber, startDate } from './answers.ts';
import {
  allSteps,
  continueTo,
  otherSteps,
  primary,
  savedAnswers,
  savedStep,
  segments,
  stepPath,
} from './steps.ts';
import { expect, test } from '../persistent-page.ts';

/** Saved step number after each step (decision D4), in flow order. */
const SAVED: Readonly<Record<string, number>> = {
  industry: 2,
  'construction-types': 3,
  email: 4,
  details: 5,
  recommendation: 6,
  'contact-info': 7,
  ownership: 8,
  locations: 9,
  'business-locations': 10,
  employees: 12,
  'business-activity': 13,
  subcontractors: 15,
  'about-your-business': 15,
  'revenue-payroll': 16,
  'subcontractor-coverage': 17,
  'employee-activities': 18,
  'general-contracting': 19,
  'past-insurance': 20,
  'insurance-start-date': 21,
  'umbrella-liability': 22,
  'tools-and-equipment': 23,
};

/** First progress segment in percent (decision D5); the recommendation has its own progress bar. */
const PROGRESS: Readonly<Record<string, number>> = {
  industry: 5,
  'construction-types': 10,
  email: 14,
  details: 19,
  'contact-info': 29,
  ownership: 33,
  locations: 38,
  'business-locations': 43,
  employees: 48,
  'business-activity': 52,
  subcontractors: 57,
  'about-your-business': 62,
  'revenue-payroll': 67,
  'subcontractor-coverage': 71,
  'employee-activities': 76,
  'general-contracting': 81,
  'past-insurance': 98,
  'insurance-start-date': 98,
  'umbrella-liability': 99,
  'tools-and-equipment': 99,
};

const journeys = [
  {
    who: 'a plumber with two subcontracted activities',
    answers: plumber,
    order: allSteps,
    conflicts: [
      'Foundation work',
      'Over 25% antique or stained glass',
      'A felony conviction in the past 5 years',
    ],
    notIncluded: [
      'Umbrella ($2M)',
      'Tools and equipment',
      'Vehicles',
      'Employees',
      'Business location',
    ],
    // The first build took 73 taps and 116 keys.
    atMost: { taps: 69, keys: 110 },
    urls: {
      industry: '/onboarding',
      'construction-types':
        '/onboarding/construction-types?businessType=construction&state=Illinois&step=2',
      email: '/onboarding/email?businessType=construction&state=Illinois&step=4',
      details:
        '/onboarding/details?businessType=construction&state=Illinois&step=5&email=ada%40example.com',
    },
  },
  {
    who: 'a cafe',
    answers: cafe,
    order: otherSteps,
    conflicts: ['Over 25% antique or stained glass'],
    notIncluded: ['Employees'],
    atMost: { taps: 50, keys: 60 },
    urls: {
      industry: '/onboarding',
      email: '/onboarding/email?businessType=food&state=New+York&step=3',
      details:
        '/onboarding/details?businessType=food&state=New+York&step=5&email=cafe%40example.org',
    },
  },
] as const;

/**
 * Number of answers that are preselected in a step, per the specification; nothing else is preselected.
 */
const FILLED_IN: Readonly<Record<string, number>> = {
  ownership: 1,
  locations: 2,
  'employee-activities': 1,
};

const chosen = (page: Page) =>
  page.locator('main form input:is([type=radio], [type=checkbox]):checked');

/** Earlier answers are filled in where they are needed again (WCAG 3.3.7). */
const remembered: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'contact-info': async (page) =>
    expect(page.locator('[id="root.state"]')).toHaveText(/Illinois|New York/),
  'tools-and-equipment': async (page) =>
    expect(page.getByRole('textbox', { name: /^Coverage start date/ })).toHaveValue(startDate),
};

for (const { who, answers, order, conflicts, notIncluded, atMost, urls } of journeys) {
  test(`${who} answers every question, sees three plans and buys one`, async ({ page }) => {
    test.setTimeout(120_000);
    const expectedUrls: Readonly<Record<string, string>> = urls;
    const visited: string[] = [];
    page.on('framenavigated', (frame) => {
      const { pathname, search } = new URL(frame.url());
      visited.push(pathname + search);
    });
    const fingers = new Fingers();
    await page.goto('/');
    await fingers.press(
      page.getByRole('main').getByRole('link', { name: 'Get Instant Quote' }).first(),
    );
    await page.waitForURL('**/onboarding');
    for (const [index, id] of order.entries()) {
      expect(visited).toContain(expectedUrls[id] ?? stepPath(id));
      // The e-mail leaves the address once the page has opened.
      await expect.poll(() => page.url()).not.toContain('email=');
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await segments(page)).toEqual(
        id === 'recommendation'
          ? { 'Completion time: 3 min': 95 }
          : { 'Business Details': PROGRESS[id], Quote: 0, Purchase: 0 },
      );
      await expect(chosen(page), id).toHaveCount(FILLED_IN[id] ?? 0);
      await remembered[id]?.(page);
      await answers[id]?.(page, fingers);
      await expect(page.getByText(/^Step \d+ of \d+$/)).toHaveText(
        `Step ${index + 1} of ${order.length}`,
      );
      const following = order[index + 1];
      if (following === undefined) await primary(page).click();
      else await continueTo(page, stepPath(following));
      // Counts Continue as one tap, however it was pressed.
      fingers.taps += 1;
      await expect.poll(() => savedStep(page)).toBe(SAVED[id]);
    }

    await expect(page.getByText('Preparing your quote...')).toBeVisible();
    await page.waitForURL('**/onboarding/quote');
    console.log(`${who}: ${fingers.taps} taps and ${fingers.keys} keys from landing to quote`);
    expect(fingers.taps).toBeLessThanOrEqual(atMost.taps);
    expect(fingers.keys).toBeLessThanOrEqual(atMost.keys);
    // The address changes before the page does.
    await expect
      .poll(() => segments(page))
      .toEqual({ 'Business Details': 100, Quote: 100, Purchase: 0 });
    const { quoteId, quoteStatus } = await savedAnswers(page);
    expect(quoteStatus).toBe('quoted');
    expect(quoteId).toMatch(/^QTE-\d{1,7}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      "HERE'S YOUR QUOTE FOR GENERAL CONTRACTOR INSURANCE",
    );
    await expect(page.getByText(`Quote # ${String(quoteId)}`)).toBeVisible();
    await expect(page.getByRole('radio', { name: /Premier/ })).toBeChecked();

    const call = page.getByRole('region', { name: 'Best to call us before you buy' });
    await expect(call.getByRole('listitem')).toHaveText([...conflicts]);
    const asked = page.getByRole('region', { name: 'What you asked for' });
    await expect(asked.locator('[data-kind="excluded"] dt')).toHaveText([...notIncluded]);
    await page.getByRole('checkbox', { name: 'Go on without a call' }).check();
    await page.getByRole('button', { name: 'Purchase Coverage' }).click();
    await page.waitForURL('**/onboarding/purchase');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('REVIEW & PURCHASE');
    expect(await segments(page)).toEqual({ 'Business Details': 100, Quote: 100, Purchase: 100 });
    const sent: { path: string; body: unknown }[] = [];
    page.on('request', (request) => {
      const isPurchase = request.frame().url().endsWith('/purchase');
      if (!isPurchase || request.method() === 'GET') return;
      sent.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() });
    });
    await primary(page).click();
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
    await page.waitForURL((url) => url.pathname === '/', { timeout: 10_000 });
    // Nothing but the draft, in which the purchase is what was chosen before it.
    const purchase = { waivedCall: [...conflicts], planId: 'premier' };
    for (const { path } of sent) expect(path).toMatch(/^\/rest\/v1\/onboarding/);
    // Firefox does not show the body of a request that may outlive its page.
    const bodies = sent.map(({ body }) => body).filter((body) => body !== null);
    for (const body of bodies) expect(body).toMatchObject({ answers: { purchase } });
    expect(JSON.stringify(sent)).not.toMatch(/card|bank|account|routing/i);
    const end = page.getByRole('region', { name: 'Your demonstration is complete' });
    await expect(end).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(end).toContainText(String(quoteId));
    await expect(end).toContainText('Premier');
  });
}
