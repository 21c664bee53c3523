import type { Page } from '@playwright/test';
import { continueTo, stepPath } from '../funnel/steps.ts';
import { expect, test } from '../test.ts';
import { startHost, type Host } from './deploys.ts';
import { editions, loadedFiles, untilKept, untilUpdated, waitingWorker } from './worker.ts';

let host: Host;
test.beforeAll(async () => {
  host = await startHost();
});
test.afterAll(async () => await host.close());

test.use({
  serviceWorkers: 'allow',
  // The host has no database.
  allowedErrors: [[/Failed to load resource/], { scope: 'test' }],
});

test('an update leaves an open page the files of its own release until it is reopened', async ({
  page,
  context,
  origins,
}) => {
  // Three editions of some two hundred files are kept, one file at a time: half a minute on idle cores.
  test.setTimeout(180_000);
  origins.add(host.origin);
  const NEW = /\.second\.(js|css|woff2)$/;
  const isNew = (file: string) => NEW.test(file);
  await page.goto(`${host.origin}/onboarding/ownership`);
  await untilKept(page);
  const [first] = await editions(page);

  await host.deploy('second');
  await untilUpdated(page, async () => expect(await waitingWorker(page)).toBe(true));
  await continueTo(page, stepPath('locations'));
  await continueTo(page, stepPath('business-locations'));
  await page.reload();
  await continueTo(page, stepPath('employees'));
  const loaded = await loadedFiles(page);
  expect(loaded.length).toBeGreaterThan(5);
  expect(loaded.filter(isNew)).toEqual([]);

  await page.close();
  const again = await context.newPage();
  await again.goto(`${host.origin}/privacy`);
  await expect.poll(() => editions(again)).not.toContain(first);
  await again.goto(`${host.origin}/onboarding/ownership`);
  await continueTo(again, stepPath('locations'));
  expect((await loadedFiles(again)).filter((file) => !isNew(file))).toEqual([]);
  expect(await editions(again)).toHaveLength(1);

  // Acts like a page of a build without a worker: it registers none.
  await again.evaluate(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('not in this build'));
  });
  await host.deployWithoutWorker();
  await untilUpdated(again, async () => expect(await removalHasCome(again)).toBe(true));
  // It takes over at once if the browser allows it; Chromium sometimes waits until the page is closed.
  await again.close();
  const last = await context.newPage();
  await last.goto(`${host.origin}/privacy`);
  await expect.poll(() => editions(last)).toEqual([]);
  await last.goto(`${host.origin}/onboarding/ownership`);
  expect(await last.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

/** Whether the self-removing worker is waiting or already gone. */
const removalHasCome = async (page: Page): Promise<boolean> =>
  (await waitingWorker(page)) || (await editions(page)).length === 0;
