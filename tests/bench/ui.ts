/**
 * `npm run bench -- ui`: what a visitor with a slow phone waits for, measured on the last build in headless
 * Chromium at a quarter of this machine's speed, alternating with a bare HTML form. Prints one JSON
 * table; only ratios are comparable between machines and runs. Progress goes to stderr.
 */
import { readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { Command } from '@commander-js/extra-typings';
import { chromium } from '@playwright/test';
import { localDate } from '../../src/engine/flow/stored/dates.ts';
import type { Flow } from '../../src/engine/flow/types.ts';
import { browserOptions } from '../browser/chromium.ts';
import { serveBare } from './bare.ts';
import { typingAt } from './fields.ts';
import { fieldsOf, rowsOf, type Generated } from './generated.ts';
import type { Typing } from './keys.ts';
import { loading, type Loading } from './load.ts';
import { SLOWDOWN } from './page.ts';
import { answeredDraft } from './rounds.ts';
import { buildStress, serve, stressPath } from './site.ts';
import { walking, type Walking } from './steps.ts';

const PORT = Number(process.env['PORT'] || 4540);
const GENERATED: readonly Generated[] = [fieldsOf(10), fieldsOf(100), fieldsOf(500), rowsOf(200)];
/** Steps that are always measured: a text, the trades, many fields, a date. */
const TYPICAL = ['email', 'construction-types', 'contact-info', 'insurance-start-date'];
const CONTINUE = '[data-primary]';
const { quick, only } = new Command('bench ui')
  .option('--quick', 'without the generated steps, and only four steps and loads', false)
  .option('--only <name>', 'one generated step, such as "200 rows", or "step to step"')
  .parse()
  .opts();

const { steps } = JSON.parse(readFileSync('flows/onboarding.json', 'utf8')) as Flow;
const pathOf = new Map(steps.map(({ id, path }) => [id, path]));

const browser = await chromium.launch(browserOptions());
const [site, bare] = [await serve(process.cwd(), PORT), await serveBare()];
const load: Record<string, Loading> = {};
const keys: Record<string, Typing> = {};
let walked: Walking | undefined;
try {
  if (only === undefined) await shipped();
  if (only === undefined || only === 'step to step') walked = await walk();
  for (const one of quick ? [] : GENERATED) {
    if (only === undefined || only === one.title) await generated(one);
  }
  const table = {
    machine: `${cpus()[0]?.model}, ${cpus().length} cores, Chromium ${browser.version()}, ${SLOWDOWN}x slower`,
    'load on Slow 4G (ms)': load,
    'keystroke to paint (ms)': keys,
    'step to step (ms) and heap (MiB)': walked,
  };
  console.log(JSON.stringify(table, null, 2));
} finally {
  await Promise.all([site.stop(), bare.stop(), browser.close()]);
}

function keep<Times>(table: Record<string, Times>, measured: Record<string, Times>): void {
  Object.assign(table, measured);
  for (const [name, times] of Object.entries(measured)) console.error(name, JSON.stringify(times));
}

function loads(): Promise<Record<string, Loading>> {
  const step = (name: string, id: string) => ({
    name,
    url: `${site.url}${pathOf.get(id)}`,
    button: CONTINUE,
  });
  const first = [
    { name: 'bare form', url: `${bare.url}/?fields=8`, button: CONTINUE },
    { name: 'landing', url: `${site.url}/` },
    step('first step', steps[0]?.id ?? ''),
  ];
  const others = [
    step('trades step', 'construction-types'),
    step('date step', 'insurance-start-date'),
  ];
  return quick ? loading(browser, first, 1) : loading(browser, [...first, ...others], 5);
}

/** Measures the site as last built. */
async function shipped(): Promise<void> {
  keep(load, await loads());
  for (const id of quick ? TYPICAL : pathOf.keys()) {
    const times = await typingAt(browser, `${site.url}${pathOf.get(id)}`, bare.url);
    if (times !== undefined) keep(keys, { [id]: times });
  }
}

function walk(): Promise<Walking> {
  const { progress, steps: left } = answeredDraft(localDate(new Date()));
  return walking(browser, { url: site.url, bareUrl: bare.url }, progress, left);
}

/** Measures a generated step: its load, and keystrokes in its first and last field. */
async function generated(step: Generated): Promise<void> {
  const root = buildStress(step);
  const stressed = await serve(root, PORT + 1);
  const url = `${stressed.url}${stressPath}`;
  try {
    keep(load, await loading(browser, [{ name: step.title, url, button: CONTINUE }], 1));
    for (const [which, place] of ['first', 'last'].entries()) {
      const times = await typingAt(browser, url, bare.url, which);
      if (times !== undefined) keep(keys, { [`${step.title}, the ${place}`]: times });
    }
  } finally {
    await stressed.stop();
    rmSync(root, { recursive: true });
  }
}
