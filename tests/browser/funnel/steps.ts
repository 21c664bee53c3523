import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Flow } from '../../../src/engine/flow/types.ts';
import { expect } from '../test.ts';

const flow = JSON.parse(readFileSync('flows/onboarding.json', 'utf8')) as Flow;

export const stepPath = (id: string): string => {
  const step = flow.steps.find((candidate) => candidate.id === id);
  if (step === undefined) throw new Error(`The flow has no step ${id}`);
  return step.path;
};

/** Names of the draft sections that a step answers. */
export const sectionsOfStep = (id: string): string[] => {
  const answers = flow.steps.find((step) => step.id === id)?.answers ?? [];
  return typeof answers === 'string' ? [answers] : answers;
};

export const primary = (page: Page) => page.locator('[data-primary]');

/** The button of a flow action by its id; Continue if the id is undefined. */
export function action(page: Page, id: string | undefined) {
  const named = flow.steps.flatMap(({ actions = [] }) => actions).find((one) => one.id === id);
  if (named === undefined || named.variant !== 'secondary') return primary(page);
  return page.getByRole('button', { name: named.label, exact: true });
}

/**
 * Presses Continue even if it is disabled: a disabled Continue explains itself (D8). An enabled one is
 * pressed where it is: a toast that comes just now takes its place above it (D51).
 */
export async function press(page: Page): Promise<void> {
  const button = primary(page);
  await button.click({ force: await button.isDisabled() });
}

/**
 * Presses Continue and waits for the page it leads to; the address changes before the page does. By
 * keyboard: a mouse press in the same place would have to wait until it no longer counts as a double
 * click.
 */
export async function continueTo(page: Page, to: string): Promise<void> {
  const left = await page.title();
  await expect(primary(page)).toBeEnabled();
  await primary(page).press('Enter');
  await page.waitForURL((url) => url.pathname === to, { timeout: 10_000 });
  await expect(page).not.toHaveTitle(left);
  await expect(page.locator('h1')).toHaveCount(1);
}

/** `currentStep` of the local draft. */
export const savedStep = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('onboardingProgress') ?? '{}').currentStep);

export const savedAnswers = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('onboardingProgress') ?? '{}'));

/** Value of each progress segment as exposed to assistive technology, by label. */
export async function segments(page: Page): Promise<Record<string, number>> {
  const bars = await page.getByRole('progressbar').all();
  const entries = await Promise.all(
    bars.map(async (bar) => [
      (await bar.getAttribute('aria-label')) ?? '',
      Number(await bar.getAttribute('aria-valuenow')),
    ]),
  );
  return Object.fromEntries(entries);
}

/** The 21 construction steps in order (decision D3). */
export const allSteps: readonly string[] = flow.steps.map(({ id }) => id);

const widgetsOf = (step: string): string[] =>
  [...readFileSync(`schemas/${step}/ui.json`, 'utf8').matchAll(/"ui:widget": "([^"]+)"/g)].flatMap(
    ([, widget = 'hidden']) => (widget === 'hidden' ? [] : [widget]),
  );

/**
 * True for the first step with each widget: `npm test` opens those where `npm run test:long` opens all
 * steps.
 */
export function isSampled(step: string): boolean {
  const earlier = new Set(allSteps.slice(0, allSteps.indexOf(step)).flatMap(widgetsOf));
  return widgetsOf(step).some((widget) => !earlier.has(widget));
}
/** The 20 steps of all other industries. */
export const otherSteps: readonly string[] = allSteps.filter((id) => id !== 'construction-types');
