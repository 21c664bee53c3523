/**
 * `npm run bench:map -- --steps 200 --rounds 5`: milliseconds from the press on the tab to the drawn map
 * of a questionnaire of so many steps, in a page that was just opened and in one that has drawn it before.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { studioPages } from '../../src/server/studio/pages.ts';
import { startStudio } from '../../src/server/studio/studio-server.ts';
import { browserOptions } from '../browser/chromium.ts';
import { longFlow } from '../studio/map/long-flow.ts';
import { median } from './statistics.ts';

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '5' },
  },
});
/** Milliseconds that somebody looks at a page. */
const LOOK = 3000;
const steps = Number(values.steps);
const root = mkdtempSync(join(tmpdir(), 'studio-map-'));
for (const [path, text] of longFlow(steps)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const studio = await startStudio({ root, port: 0, pages: studioPages });
const browser = await chromium.launch(browserOptions());
const [first, again]: [number[], number[]] = [[], []];
try {
  // The server makes its libraries ready for the first page of all.
  for (let round = -1; round < Number(values.rounds); round += 1) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(studio.address);
    await page.getByRole('tab', { name: 'Map' }).waitFor();
    // Nobody presses before they have looked: the workers load in this time.
    await page.waitForTimeout(LOOK);
    const opened = await drawnAfter(page);
    await page.getByRole('tab', { name: 'Step' }).click();
    await page.waitForTimeout(LOOK);
    const opens = [opened, await drawnAfter(page)] as const;
    if (round >= 0) {
      first.push(opens[0]);
      again.push(opens[1]);
    }
    await page.close();
  }
} finally {
  await browser.close();
  await studio.close();
  rmSync(root, { recursive: true });
}
console.log(
  `${steps} steps more than the tiny questionnaire: the map is drawn ${Math.round(median(first))} ms after the first press, ${Math.round(median(again))} ms after another (medians of ${first.length}).`,
);

/** Until all of its ways are there, and the browser has had a frame for them. */
function drawnAfter(page: Page): Promise<number> {
  return page.evaluate(async (least) => {
    const start = performance.now();
    document.querySelector<HTMLElement>('#tab-map')?.click();
    for (;;) {
      await new Promise((done) => requestAnimationFrame(done));
      if (document.querySelectorAll('.react-flow__edge-path').length > least) break;
    }
    await new Promise((done) => requestAnimationFrame(done));
    return performance.now() - start;
  }, steps);
}
