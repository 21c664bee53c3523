import type { Page } from '@playwright/test';
import { buildModel } from '../../../src/checker/model/model.ts';
import { readProject } from '../../../src/server/project/files.ts';
import { coveringSet } from '../../../src/checker/simulate/generate.ts';
import type { Scenario } from '../../../src/checker/simulate/play.ts';
import { expectAccessible, expectAccessibleAt, expectNoSidewaysScroll, resize } from './access.ts';
import { openWith } from './drafts.ts';
import { action, allSteps, stepPath } from './steps.ts';
import { launched } from '../launched.ts';
import { expect, test } from '../persistent-page.ts';
import { proofOf } from '../../../src/checker/proof/prove.ts';

/** Journeys that cover every branch, option and limit, generated from the current data. */
function journeys(): readonly Scenario[] {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format();
  const proof = proofOf(buildModel(readProject('.'), today));
  if (proof === undefined) throw new Error('The flow cannot be run: see npm run validate.');
  const { scenarios, open } = coveringSet(proof);
  expect(open.map(({ name }) => name)).toEqual([]);
  return scenarios;
}

/** The questions and headings that the step shows, regardless of rows and answers. */
const stateOf = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => {
    const parts = [...main.querySelectorAll('[id^="root."], h2, h3')];
    const names = parts.map((part) => part.id.replace(/\d+/g, 'n') || part.textContent);
    return [...new Set(names)].sort().join(' ');
  });

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  ...launched({ 'ui.prefersReducedMotion': 1 }),
});

/** Walks journeys in the app, checks each new state of a step, and returns what was seen. */
async function walk(page: Page, walked: readonly Scenario[], lookAtFirst = expectAccessible) {
  const steps = new Set<string>();
  const states = new Set<string>();
  for (const { id, answers, actions = {}, path } of walked) {
    await resize(page, 390);
    await openWith(page, answers, '/onboarding');
    for (const [index, step] of path.entries()) {
      const what = `${step} of ${id}`;
      const state = `${step}: ${await stateOf(page)}`;
      if (!states.has(state)) {
        states.add(state);
        await resize(page, 320);
        await expectNoSidewaysScroll(page, what);
        await resize(page, 390);
        if (steps.has(step)) await expectAccessible(page, what);
        else await lookAtFirst(page, what);
        steps.add(step);
      }
      await action(page, actions[step]).press('Enter');
      const following = path[index + 1];
      if (following === undefined) break;
      await page.waitForURL(({ pathname }) => pathname === stepPath(following));
      await expect(page).toHaveTitle(new RegExp(`^Step ${index + 2} of `));
    }
    await expect(page.getByText('Preparing your quote...')).toBeVisible();
  }
  console.log(`${walked.length} journeys, ${steps.size} steps in ${states.size} states`);
  return { steps, states };
}

test('on a journey through all steps the app takes the same path as the engine; no step has a violation at 390 px, and all fit 320 px', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const [whole] = journeys().filter(({ path }) => path.length === allSteps.length);
  if (whole === undefined) throw new Error('No journey is asked every question.');
  const { steps } = await walk(page, [whole]);
  expect(steps.size).toBe(allSteps.length);
});

test(
  'on every journey the app takes the same path as the engine; no state of a step has a violation, no step has one at 390, 768 and 1280 px, and all fit 320 px',
  { tag: '@long' },
  async ({ page, browserName }) => {
    test.setTimeout(browserName === 'firefox' ? 900_000 : 300_000);
    const { steps, states } = await walk(page, journeys(), (step, what) =>
      expectAccessibleAt(step, [768, 1280, 390], what),
    );
    expect(states.size).toBeGreaterThan(steps.size);
  },
);
