import type { Page } from '@playwright/test';
import type { Json, JsonObject } from '../../../src/engine/logic/json.ts';
import { carpenterAnswers } from './carpenter.ts';
import { allSteps, sectionsOfStep, stepPath } from './steps.ts';
import { openBlank } from '../blank.ts';
import { expect } from '../test.ts';

export { carpenterAnswers };

/** The carpenter's answers to all steps before `step`, which is still empty. */
export function answersBefore(step: string): JsonObject {
  const earlier = allSteps.slice(0, allSteps.indexOf(step)).flatMap(sectionsOfStep);
  return Object.fromEntries(
    earlier.flatMap((name) => {
      const value = carpenterAnswers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A draft as stored in the browser, with a unique id. */
export function draftWith(answers: Readonly<Record<string, Json | undefined>>): string {
  return JSON.stringify({ uuid: crypto.randomUUID(), currentStep: 1, ...answers });
}

/**
 * Writes texts to the site's storage as an earlier visit would have left them. An open page of the site
 * can then write nothing more: it would save its own draft as it is left.
 */
export async function seed(page: Page, progress: string, mirror?: string): Promise<void> {
  if (!page.url().startsWith('http')) await openBlank(page);
  await page.evaluate(
    ([first = '', second]) => {
      localStorage.clear();
      localStorage.setItem('onboardingProgress', first);
      if (second !== undefined) localStorage.setItem('onboardingData', second);
      Storage.prototype.setItem = () => undefined;
      Storage.prototype.removeItem = () => undefined;
    },
    [progress, mirror],
  );
}

/** Opens a funnel path with these saved answers. */
export async function openWith(
  page: Page,
  answers: Readonly<Record<string, Json | undefined>>,
  path: string,
): Promise<void> {
  await seed(page, draftWith(answers));
  await page.goto(path);
  await expect(page.locator('h1')).toHaveCount(1);
}

/** Opens a step with all earlier steps answered and `own` as its own saved sections. */
export async function openStep(
  page: Page,
  step: string,
  own: Readonly<Record<string, Json | undefined>> = {},
): Promise<void> {
  await openWith(page, { ...answersBefore(step), ...own }, stepPath(step));
}
