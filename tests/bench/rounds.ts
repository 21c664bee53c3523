import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { keysOf } from '../../src/engine/draft/stored-keys.ts';
import { buildModel } from '../../src/checker/model/model.ts';
import { readProject } from '../../src/server/project/files.ts';
import { makeSubject } from '../../src/checker/proof/subject/subject.ts';
import { play, visitorOf, type Scenario } from '../../src/checker/simulate/play.ts';

/** A step of the walkthrough; `waits` if Continue waits for the server (`save` in the flow file). */
export type WalkedStep = { id: string; path: string; waits: boolean };

/** A visitor's saved draft with every question answered, and the steps on its path. */
export function answeredDraft(today: string): {
  progress: string;
  steps: readonly WalkedStep[];
} {
  const { compiled, steps, catalogs } = buildModel(readProject('.'), today);
  if (compiled === undefined) throw new Error('The flow cannot be run: see npm run validate.');
  const subject = makeSubject(compiled, steps, catalogs, today);
  const [scenario]: Scenario[] = JSON.parse(
    readFileSync('flows/onboarding.scenarios.json', 'utf8'),
  ).scenarios;
  if (scenario === undefined) throw new Error('There is no recorded journey to walk.');
  const { answers, trail, stoppedAt } = play(subject, visitorOf(subject, scenario));
  if (stoppedAt !== null) throw new Error(`The recorded journey stops at ${stoppedAt}.`);
  return {
    progress: JSON.stringify({ uuid: crypto.randomUUID(), currentStep: 1, ...answers }),
    steps: trail.flatMap((id) => {
      const source = compiled.step(id)?.source;
      return source ? [{ id, path: source.path, waits: source.save !== undefined }] : [];
    }),
  };
}

/** A browser of the visitor who has that draft. */
export async function returning(
  browser: Browser,
  origin: string,
  progress: string,
): Promise<BrowserContext> {
  const localStorage = [{ name: keysOf('onboarding').progress, value: progress }];
  return await browser.newContext({
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
}

/**
 * Goes through the funnel to the quote with Continue, changing an email address so that there is
 * something to save, and all the way back with Back, without reloading the document.
 */
export async function walkRound(
  page: Page,
  paths: readonly string[],
  round: number,
): Promise<void> {
  for (const [index, path] of paths.entries()) {
    await arrive(page, path);
    const email = page.locator('input[type="email"]');
    if ((await email.count()) === 1) await email.fill(`soak-${round}@example.com`);
    await page.locator('[data-primary]').press('Enter');
    await page.waitForURL((url) => url.pathname === (paths[index + 1] ?? '/onboarding/quote'));
  }
  for (const path of paths.toReversed()) {
    await page.goBack();
    await arrive(page, path);
  }
}

async function arrive(page: Page, path: string): Promise<void> {
  try {
    await page.waitForURL((url) => url.pathname === path);
    await page.locator('[data-primary]:not([aria-disabled="true"])').waitFor();
  } catch (cause) {
    const shown = await page.locator('main').innerText();
    throw new Error(`Waited for ${path}; ${page.url()} shows: ${shown}`, { cause });
  }
}
