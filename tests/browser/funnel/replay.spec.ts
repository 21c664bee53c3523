import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withReplayLinks, type Reported } from '../../../src/checker/lint/output/text.ts';
import { RULES } from '../../../src/checker/lint/rules/index.ts';
import { lint } from '../../../src/checker/lint/run.ts';
import { applyAll, type Edit } from '../../../src/checker/project/edit.ts';
import { replayLink } from '../../../src/engine/flow/stored/replay.ts';
import { readProject } from '../../../src/server/project/files.ts';
import texts from '../../../schemas/content/replay-texts.json' with { type: 'json' };
import { expect, test } from '../persistent-page.ts';
import { answersBefore, draftWith } from './drafts.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { press, primary } from './steps.ts';

const FLOW = 'flows/onboarding.json';

// All defects share one dev server, so the tests run serially.
test.describe.configure({ mode: 'default' });
// This is a dev server rather than the built site, and deliberate defects log errors.
test.use({ allowedErrors: [[/./], { scope: 'test' }] });
let project: ProjectCopy;
let sound: ReadonlyMap<string, string>;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(400_000);
  const link = await replayLink('/onboarding/ownership', answersBefore('ownership'));
  project = await copyProject(() => {}, 'on');
  const first = await browser.newPage();
  await firstOpened(first, link);
  sound = new Map(edited.map((file) => [file, project.read(file)]));
  await first.close();
});

/**
 * The dev server bundles libraries while its first page loads, and then asks that page to load again: its
 * modules are waited for once, however long a busy machine takes. What was seen instead is told.
 */
async function firstOpened(page: Page, link: string): Promise<void> {
  const seen: string[] = [];
  page.on('console', (message) => seen.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => seen.push(`thrown: ${message}`));
  page.on('requestfailed', (request) => seen.push(`failed: ${request.url()}`));
  page.on('framenavigated', (frame) => seen.push(`went to: ${frame.url().slice(0, 80)}`));
  page.on('response', (response) => {
    if (response.status() >= 400) seen.push(`${response.status()}: ${response.url()}`);
  });
  try {
    await page.goto(`${project.origin}${link}`, { waitUntil: 'commit', timeout: 120_000 });
    await expect(page.getByText(texts.opened.text)).toBeVisible({ timeout: 270_000 });
  } catch (error) {
    const shown = (await page.content()).slice(-2000);
    throw new Error([String(error), ...seen, project.printed(), shown].join('\n'));
  }
}

// A reload begins a replay again. On a busy machine the dev server may notice a write twice, and asks all pages to
// reload when the test has long opened one: they do not hear it.
test.beforeEach(async ({ page }) => {
  const { host } = new URL(project.origin);
  await page.routeWebSocket(
    (url) => url.host === host,
    () => undefined,
  );
});
test.afterAll(() => project.remove());

type Defect = {
  name: string;
  edits: Edit[];
  /** The finding whose link is opened, and the symptom its text predicts. */
  finding: { code: string; says: string };
  symptom: (page: Page) => Promise<void>;
};

const heading = (page: Page) => page.locator('h1');
const path = (page: Page) => expect.poll(() => new URL(page.url()).pathname);

const defects: Defect[] = [
  {
    name: 'a limit that no answer can keep to',
    edits: [{ file: 'schemas/email/schema.json', set: '/properties/email/maxLength', to: 4 }],
    finding: { code: 'G12', says: 'nobody can complete "email"' },
    async symptom(page) {
      for (const address of ['ada@example.com', 'a@b', 'a']) {
        await page.getByLabel(/What email/).fill(address);
        await press(page);
        await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
      }
      // More than one questionnaire asks for the email address.
      await path(page).toMatch(/\/email$/);
    },
  },
  {
    name: 'a way out above another one that takes all its visitors',
    edits: [
      { file: FLOW, set: '/conditions/hasState', to: { answered: 'operatingState' } },
      { file: FLOW, insert: '/steps/0/next/0', to: { when: 'hasState', to: 'email' } },
    ],
    finding: { code: 'G7', says: 'so no visitor goes there' },
    async symptom(page) {
      await expect(page.getByRole('radio', { name: /^Construction/ })).toBeChecked();
      await press(page);
      await path(page).toBe('/onboarding/email');
    },
  },
  {
    name: 'a way that leads back',
    edits: [{ file: FLOW, set: '/steps/3/next/0/to', to: 'email' }],
    finding: { code: 'G10', says: 'returns to "email"' },
    async symptom(page) {
      const email = page.getByLabel(/What email/);
      const details = page.getByRole('checkbox', { name: /^Uses tools/ });
      for (const following of [details, email, details, email]) {
        await primary(page).press('Enter');
        await expect(following).toBeVisible();
      }
    },
  },
  {
    name: 'a choice that is gone while a condition still names it',
    edits: [{ file: 'schemas/catalog/industries.json', remove: '/entries/0' }],
    finding: { code: 'G6', says: 'its condition holds for no visitor who reaches this step' },
    async symptom(page) {
      await expect(page.getByRole('radio')).toHaveCount(5);
      await expect(page.getByRole('radio', { name: /^Construction/ })).toHaveCount(0);
    },
  },
  {
    name: 'a placeholder that nothing fills',
    edits: [
      { file: 'schemas/ownership/schema.json', set: '/title', to: 'Who owns {businessName}?' },
    ],
    finding: { code: 'C2', says: 'would see "{businessName}" as is' },
    symptom: (page) => expect(heading(page)).toHaveText('Who owns {businessName}?'),
  },
  {
    name: 'choices that their own field refuses',
    edits: [
      {
        file: 'schemas/business-activity/schema.json',
        set: '/properties/businessActivities/items/maxLength',
        to: 12,
      },
    ],
    finding: { code: 'G12', says: 'offers "Project management and supervision" but refuses it' },
    async symptom(page) {
      await page.getByRole('checkbox', { name: /^Project management/ }).check();
      await press(page);
      await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
      await path(page).toBe('/onboarding/business-activity');
    },
  },
  {
    name: 'a computed answer that its field refuses',
    edits: [
      { file: 'schemas/contact-info/schema.json', set: '/properties/state/maxLength', to: 4 },
    ],
    finding: { code: 'T14', says: 'the visitor sees an error they did not cause' },
    async symptom(page) {
      await press(page);
      await expect(page.getByRole('link', { name: 'Use 4 characters or fewer' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: /^Operating state/ })).toHaveCount(0);
    },
  },
  {
    name: 'a widget that does not exist',
    edits: [
      { file: 'schemas/ownership/ui.json', set: '/ownershipStructure/ui:widget', to: 'drop' },
    ],
    finding: { code: 'F10', says: 'the form breaks when the step opens' },
    symptom: (page) => expect(heading(page)).toHaveText('Something went wrong on this page'),
  },
];
const edited = [...new Set(defects.flatMap(({ edits }) => edits.map(({ file }) => file)))];

async function seed(edits: readonly Edit[]): Promise<void> {
  for (const [file, text] of applyAll(sound, edits)) await project.edit(file, text);
}

/** Findings of `npm run validate -- --format json` on the copy, for one code. */
const findings = (code: string): Promise<Reported[]> => {
  const rules = RULES.filter((rule) => rule.code === code);
  return withReplayLinks(lint(readProject(project.root), rules));
};

/** A page that refuses and one that shows a fault; `npm run test:long` has the others. */
const SAMPLE = ['a limit that no answer can keep to', 'a placeholder that nothing fills'];

// The first: on a busy machine the dev server has kept a module that was made before an edit.
test('a replay leaves the visitor’s own draft, the server and the URL alone; a damaged link says so', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const link = await replayLink('/onboarding/ownership', answersBefore('ownership'));
  let calls = 0;
  // Counted, not routed: a route makes every one of the dev server's modules load again, one by one.
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/rest/v1/')) calls += 1;
  });
  const stored = () => page.evaluate(() => localStorage.getItem('onboardingProgress'));
  const own = draftWith(answersBefore('email'));
  await page.goto(`${project.origin}/favicon.svg`);
  await page.evaluate((draft) => localStorage.setItem('onboardingProgress', draft), own);

  await page.goto(`${project.origin}${link}`, { timeout: 60_000 });
  await expect(page.getByText(texts.opened.text)).toBeVisible({ timeout: 60_000 });
  expect(page.url()).toBe(`${project.origin}/onboarding/ownership`);
  await page.getByRole('combobox').selectOption('2015');
  await press(page);
  await path(page).toBe('/onboarding/locations');
  await expect(heading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('combobox')).toHaveValue('2015');
  // As the dev server asks for when a file was saved: the answers are those of the link again.
  await page.reload({ timeout: 60_000 });
  await expect(page.getByText(texts.opened.text)).toBeVisible({ timeout: 60_000 });
  expect(await stored()).toBe(own);
  expect(calls).toBe(0);

  await page.goto(`${project.origin}${link.slice(0, -9)}`);
  await expect(page.getByText(texts.unreadable.text)).toBeVisible();
  expect(page.url()).toBe(`${project.origin}/onboarding/ownership`);
  // This is the visitor's own draft again, which is sent to the server.
  await expect.poll(() => calls).toBeGreaterThan(0);
  expect(JSON.parse((await stored()) ?? '{}')).toMatchObject(answersBefore('email'));
});

for (const { name, edits, finding, symptom } of defects) {
  const tag = SAMPLE.includes(name) ? [] : ['@long'];
  test(`the replay link of ${finding.code} shows ${name}`, { tag }, async ({ page }) => {
    test.setTimeout(120_000);
    await seed(edits);
    const found = await findings(finding.code);
    const link = found.find(({ message }) => message.includes(finding.says))?.replay;
    expect(link).toMatch(/^\/[\w/-]+\?replay=[\w-]+$/);
    await page.goto(`${project.origin}${link}`, { timeout: 60_000 });
    await expect(heading(page)).toBeVisible({ timeout: 60_000 });
    await symptom(page);
  });
}

test('the published site has no code for replay links', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const knowing = scripts.filter((file) => {
    const code = readFileSync(join('dist', file), 'utf8');
    return [texts.opened.text, texts.unreadable.text, 'deflate-raw'].some((part) =>
      code.includes(part),
    );
  });
  expect(knowing).toEqual([]);
});
