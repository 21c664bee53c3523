/**
 * `npm run bench:ui`: what a visitor with a slow phone waits for, measured on the last build in
 * headless Chromium at a quarter of this machine's speed. Prints one JSON table; only ratios can
 * be compared between machines. `--quick` leaves out the generated steps and the slow loads.
 */
import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import { browserOptions } from '../../tests/browser/chromium.ts';
import { openBareForm, SLOWDOWN, slowDown, typing, type Typing } from './keys.ts';
import { loading } from './load.ts';
import { buildStress, serve, stressPath } from './site.ts';
import { walking } from './steps.ts';

const PORT = Number(process.env['PORT'] || 4540);
const quick = process.argv.includes('--quick');

/** Places to type at: a field, a key that it takes, how many fields the bare form has. */
const FIELDS = [
  { name: 'email', path: '/onboarding/email', field: 'input[type=email]', key: 'a', like: 1 },
  {
    name: 'contact',
    path: '/onboarding/contact-info',
    field: '#root_firstName',
    key: 'a',
    like: 8,
  },
  {
    name: 'trades',
    path: '/onboarding/construction-types',
    field: 'input[type=search]',
    key: 'a',
    like: 60,
  },
  {
    name: 'date',
    path: '/onboarding/insurance-start-date',
    field: 'input[type=text]',
    key: '1',
    like: 1,
  },
] as const;

const browser = await chromium.launch(browserOptions());
const site = await serve(process.cwd(), PORT);
const table: Record<string, unknown> = {
  machine: `${cpus().length} cores, Chromium ${browser.version()}, ${SLOWDOWN}x slower`,
};
try {
  if (!quick) {
    table['load on Slow 4G'] = {
      landing: await loading(browser, `${site.url}/`, false),
      'first step': await loading(browser, `${site.url}/onboarding`, true),
      'another step': await loading(browser, `${site.url}/onboarding/contact-info`, true),
    };
  }
  const keys: Record<string, Typing> = {};
  table['keystroke to paint'] = keys;
  for (const { name, path, field, key, like } of FIELDS) {
    keys[name] = await typingAt(browser, `${site.url}${path}`, field, key, like);
  }
  table['step to step'] = await walking(browser, site.url);
  if (!quick) for (const fields of [10, 100, 500]) keys[`${fields} fields`] = await stress(fields);
} finally {
  await site.stop();
  await browser.close();
}
console.log(JSON.stringify(table, null, 2));

async function stress(fields: number): Promise<Typing> {
  const root = buildStress(fields);
  const stressed = await serve(root, PORT + 1);
  try {
    const field = `#root_field${Math.ceil(fields / 2)}`;
    return await typingAt(browser, `${stressed.url}${stressPath}`, field, 'a', fields);
  } finally {
    await stressed.stop();
    rmSync(root, { recursive: true });
  }
}

async function typingAt(
  browser: Browser,
  url: string,
  field: string,
  key: string,
  like: number,
): Promise<Typing> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const bare = await context.newPage();
  await openBareForm(bare, like);
  await page.goto(url);
  await page.waitForTimeout(1000);
  await slowDown(page);
  await slowDown(bare);
  const times = await typing(page, bare, field, key);
  await context.close();
  return times;
}
