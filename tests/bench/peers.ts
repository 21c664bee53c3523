/**
 * `npm run bench -- peers`: the same questionnaire of five steps with this engine's package, with RJSF and MUI, with
 * React Hook Form, zod and MUI, with SurveyJS and without a library, measured in turn in one headless
 * Chromium at a quarter of this machine's speed. Prints a table of ratios to the hand-coded form.
 * Progress goes to stderr.
 */
import { existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { Command } from '@commander-js/extra-typings';
import { chromium } from '@playwright/test';
import { browserOptions } from '../browser/chromium.ts';
import { checkAnswers } from './peers/check-answers.ts';
import {
  loadFigures,
  sizeFigures,
  walkFigures,
  type App,
  type Figure,
  type Size,
} from './peers/figures.ts';
import { buildApp, installApps, serveFolder } from './peers/installed.ts';
import { ratioTable } from './peers/table.ts';
import { SLOWDOWN } from './page.ts';

const SUBMIT = 'button[type=submit]';
/** What each app's folder is called, and how it marks Continue and the name of a step. */
const APPS = [
  { name: 'Plumbline', folder: 'plumbline', button: '[data-primary]', heading: 'h1' },
  { name: 'RJSF, MUI', folder: 'rjsf', button: SUBMIT, heading: 'h1' },
  { name: 'hand-coded', folder: 'hand-coded', button: SUBMIT, heading: 'h1' },
  {
    name: 'SurveyJS',
    folder: 'surveyjs',
    button: '.sd-navigation__next-btn, .sd-navigation__complete-btn',
    heading: '.sd-page__title',
  },
  { name: 'bare HTML', folder: 'bare', button: SUBMIT, heading: 'h1' },
] as const;
const REFERENCE = 'hand-coded';

/** The same engine, prerendered, on this project's own first question: only its load is comparable. */
const SITE = { name: 'this site', path: '/onboarding', button: '[data-primary]', heading: 'h1' };

const fields = (count: number): Size => ({
  title: `${count} fields`,
  query: `fields=${count}`,
  inputs: count,
});
const SIZES: readonly Size[] = [
  fields(10),
  fields(100),
  fields(500),
  { title: '200 rows', query: 'rows=200', inputs: 400 },
];

const NOTES = `
Ratios to ${REFERENCE} (React, React Hook Form, zod, MUI), whose own numbers are in its column; below 1 is better.
All apps ask the same questions, refuse the same wrong answer and submit the same data, which is checked first;
they are production builds by Vite, sent with gzip. "${SITE.name}" is the last build of this project, prerendered, with
questions of its own: only its load compares. Plumbline does more: each step has an address, each answer is saved as
it is given, a refused step gets a summary and a toast; the others save when a step is left. After an error, the
hand-coded and the bare form check again at each key, RJSF when Continue is pressed, SurveyJS (which takes a text when
its field is left) when a field is left. No app renders only a part of the rows.
`;

const { quick } = new Command('bench peers')
  .option('--quick', 'two rounds of everything in place of five', false)
  .parse()
  .opts();
const rounds = quick ? 2 : 5;

console.error('Installing and building');
await installApps();
const browser = await chromium.launch(browserOptions());
const servers = [];
try {
  const apps: App[] = [];
  for (const { folder, ...app } of APPS) {
    const server = await serveFolder(buildApp(folder));
    servers.push(server);
    await checkAnswers(browser, app.name, server.url);
    console.error(`${app.name} asks, refuses and submits what it should`);
    apps.push({ ...app, url: server.url });
  }
  const names = apps.map(({ name }) => name);
  const loaded = [...apps];
  if (existsSync('dist')) {
    const server = await serveFolder('dist');
    servers.push(server);
    loaded.push({ ...SITE, url: `${server.url}${SITE.path}` });
  }
  const loadBefore = loadavg();
  const figures: Figure[] = [];
  const add = (more: readonly Figure[]) => {
    figures.push(...more);
    for (const { name, numbers } of more) console.error(name, JSON.stringify(numbers));
  };
  add(await loadFigures(browser, loaded, rounds));
  add(await walkFigures(browser, apps, rounds));
  for (const size of SIZES) add(await sizeFigures(browser, apps, size, rounds));
  const load = [...loadBefore, ...loadavg()].map((one) => one.toFixed(1)).join(', ');
  console.log(ratioTable(figures, [...names, SITE.name], REFERENCE));
  console.log(NOTES);
  console.log(
    `${cpus()[0]?.model}, ${cpus().length} cores, Chromium ${browser.version()}, ${SLOWDOWN}x slower, ${rounds} rounds; ` +
      `load average before and after: ${load}`,
  );
} finally {
  await Promise.all([browser.close(), ...servers.map((server) => server.stop())]);
}
