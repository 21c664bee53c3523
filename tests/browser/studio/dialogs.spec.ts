import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { studioPages } from '../../../src/server/studio/pages.ts';
import { startStudio, type Studio } from '../../../src/server/studio/studio-server.ts';
import expected from '../../checker/adopt/playground.json' with { type: 'json' };
import { questionnairePath } from '../../fixtures/questionnaire.ts';
import { commitAll } from '../../foreign/run.ts';
import { violations } from '../axe.ts';
import { expect, test, watch } from '../test.ts';
import { DIALOGS } from './dialog-table.ts';
import { smallTargets } from './small-targets.ts';
import { BUSY_MS } from './busy.ts';

test.describe.configure({ mode: 'serial', timeout: BUSY_MS });

const OF_CRAFT = `"type": "string",
        "x-options": "activities"`;

let root: string;
let studio: Studio;
let page: Page;
const troubles: string[] = [];

// One page for all tests: loading the studio takes longer than most of them.
test.beforeAll(async ({ browser }) => {
  test.setTimeout(BUSY_MS);
  root = mkdtempSync(join(tmpdir(), 'studio-dialogs-'));
  cpSync(questionnairePath('tiny'), root, { recursive: true });
  // Radio buttons allow more than two choices, so choices can be removed.
  rewrite('schemas/person/ui.json', '"yes-no"', '"radio"');
  // Written in a way that the form does not edit.
  rewrite('schemas/crafts/schema.json', OF_CRAFT, '"$ref": "#/$defs/craft"');
  rewrite(
    'schemas/crafts/schema.json',
    '"properties"',
    `"$defs": { "craft": { ${OF_CRAFT} } }, "properties"`,
  );
  commitAll(root);
  rewrite('schemas/day/schema.json', 'When?', 'On which day?');
  studio = await startStudio({ root, port: 0, pages: studioPages });
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await watch(page.context(), new Set([studio.address]), troubles);
  await page.goto(studio.address);
  await expect(page.getByText('Nothing is wrong.')).toBeVisible({ timeout: BUSY_MS });
});
test.afterAll(async () => {
  await page.close();
  expect(troubles).toEqual([]);
  await studio.close();
  rmSync(root, { recursive: true });
});

function rewrite(path: string, was: string, is: string): void {
  const file = join(root, path);
  writeFileSync(file, readFileSync(file, 'utf8').replace(was, is));
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const tree = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}\\b`) });
const summary = (label: string) => page.getByRole('button', { name: new RegExp(`^${label}`) });
const dialog = () => page.getByRole('dialog');

/** Not by typed letters: a busy machine takes so long between them that each begins a new word. */
async function chooseByArrows(list: Locator, begins: string): Promise<void> {
  await list.focus();
  const options = await list.getByRole('option').allTextContents();
  await page.keyboard.press('Home');
  for (let at = options.findIndex((text) => text.startsWith(begins)); at > 0; at -= 1)
    await page.keyboard.press('ArrowDown');
}

/** One about a question and one about the files; `npm run test:long` has the others. */
const SAMPLE = ['RemoveFieldDialog', 'SaveDialog'];

for (const { of, title, at, tab, question, unsaved, opener, first } of DIALOGS) {
  const tag = SAMPLE.includes(of) ? [] : ['@long'];
  test(`the dialog "${title}" is opened, read and left by keyboard`, { tag }, async () => {
    if (at === 'states') await tree('Lists of choices').getByText('Lists of choices').click();
    if (at !== undefined) await tree(at).press('Enter');
    if (tab !== undefined) await page.getByRole('tab', { name: tab }).press('Enter');
    if (unsaved !== undefined) await page.getByLabel(unsaved).press('x');
    if (question !== undefined) await summary(question).press('Enter');
    await expect(button(opener)).toBeEnabled();
    await button(opener).press('Enter');
    await expect(dialog()).toHaveAccessibleName(title);
    if (first !== '') await expect(dialog().getByLabel(first).first()).toBeFocused();
    expect(await violations(page, ['frame-tested'])).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog().evaluate((here) => here.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog()).toHaveCount(0);
    await expect(button(opener)).toBeFocused();
    if (question !== undefined) await summary(question).press('Enter');
    if (unsaved !== undefined) await page.keyboard.press('ControlOrMeta+z');
  });
}

test('what is selected can be told in forced colors', async () => {
  await tree('Day').click();
  await page.emulateMedia({ forcedColors: 'active' });
  const ground = (one: Locator) => one.evaluate((here) => getComputedStyle(here).backgroundColor);
  const named = (name: string) => tree(name).locator('> :first-child').first();
  for (const [selected, other] of [
    [page.getByRole('tab', { name: 'Step' }), page.getByRole('tab', { name: 'Map' })],
    [button('Phone'), button('Tablet')],
    [named('Day'), named('Person')],
  ] as const) {
    expect(await ground(selected)).not.toBe(await ground(other));
  }
  await page.emulateMedia({ forcedColors: 'none' });
});

test('a page that is written in another way is rewritten, and edited, by keyboard', async () => {
  await tree('Crafts').press('Enter');
  await expect(summary('Crafts')).toHaveCount(0);
  expect(await violations(page, ['frame-tested'])).toEqual([]);
  await button('Rewrite the page …').press('Enter');
  await dialog().getByRole('button', { name: 'Rewrite', exact: true }).press('Enter');
  await expect(dialog()).toHaveCount(0);
  await summary('Crafts').press('Enter');
  await expect(page.getByLabel('Minimum items')).toHaveValue('1');
  await expect(page.getByText('Nothing is wrong.')).toBeVisible({ timeout: BUSY_MS });
  await button('Undo').press('Enter');
  await expect(button('Rewrite the page …')).toBeVisible();
});

test('an end page is written, renamed and undone by keyboard', async () => {
  const second = page.getByRole('textbox', { name: 'Sentence 2' });
  await tree('Offer').press('Enter');
  await page.getByLabel('Address').focus();
  expect(await violations(page, ['frame-tested'])).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await button('Add a sentence').press('Enter');
  await page.keyboard.type('Then you hear the price.');
  await expect(page.frameLocator('iframe').getByText('Then you hear the price.')).toBeVisible();
  await button('Rename the end page …').press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('request');
  await page.keyboard.press('Enter');
  await expect(dialog()).toHaveCount(0);
  await page.getByRole('tab', { name: 'Place in the flow' }).press('Enter');
  await expect(page.locator('.cm-content')).toContainText('"id": "request"');
  await page.getByRole('tab', { name: 'Form' }).press('Enter');
  await expect(second).toHaveValue('Then you hear the price.');
  await button('Undo').press('Enter');
  await expect(page.getByText('Undone in flows/tiny.json.')).toBeVisible();
  await expect(second).toHaveValue('Then you hear the price.');
  // One step for what was typed without a pause: a busy machine may pause.
  await expect(async () => {
    if ((await second.inputValue()) !== '') await button('Undo').press('Enter');
    await expect(second).toHaveValue('', { timeout: 1000 });
  }).toPass();
  await button('Undo').press('Enter');
  await expect(second).toHaveCount(0);
});

test('an edit is previewed with its findings before it is made, and undone as one', async () => {
  await tree('Crafts').click();
  await button('Remove the step …').press('Enter');
  await button('Remove').press('Enter');
  await expect(dialog().getByRole('alert').first()).toContainText(
    '"values/offeredJobs" of flows/tiny.json reads "crafts"',
  );
  await page.keyboard.press('Escape');

  await button('Add a step …').press('Enter');
  await page.keyboard.type('pets');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Do you have pets?');
  await button('Show the changes').press('Enter');
  await expect(dialog()).toContainText('3 files change');
  await expect(dialog()).toContainText('schemas/pets/schema.json (new)');
  await expect(dialog()).toContainText('0 before, 0 after.');
  await button('Compare flows/tiny.json').press('Enter');
  await expect(dialog().getByRole('textbox', { name: 'After' })).toContainText('"pets"');
  expect(await violations(page, ['frame-tested'])).toEqual([]);
  await button('Add').press('Enter');
  await expect(tree('Pets')).toBeVisible();
  await button('Undo').click();
  await expect(page.getByText('Undone in 3 files.')).toBeVisible();
  await expect(tree('Pets')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});

test('the focus stays where the work is after an edit', async () => {
  await tree('Person').click();
  await summary('Age').press('Alt+ArrowUp');
  await expect(page.getByText('“Age” is now question 2 of 6.')).toBeVisible();
  await expect(summary('Age')).toBeFocused();
  await button('Move “Age” down').press('Enter');
  await expect(button('Move “Age” down')).toBeFocused();
  await summary('Do you have a partner').press('Enter');
  await button('Change the id of “Yes” …').press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('both');
  await button('Change').press('Enter');
  await expect(dialog()).toHaveCount(0);
  const choice = page.getByRole('group', { name: 'Choice both' });
  await expect(choice.getByLabel('Label')).toBeFocused();
  await button('Rename the field …').press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('companion');
  await button('Rename').press('Enter');
  await expect(summary('Do you have a partner')).toBeFocused();
  await expect(summary('Do you have a partner')).toContainText('companion');

  const changes = page.getByRole('tab', { name: 'Changes' });
  await changes.press('Enter');
  for (const next of ['Compare', 'Compare']) {
    await button('Discard').first().press('Enter');
    await expect(button(next).first()).toBeFocused();
  }
  await button('Discard').press('Enter');
  await expect(page.getByText('Everything is saved.').locator('..')).toBeFocused();
});

test('an answer is computed from others, and asked for again, by keyboard', async () => {
  const list = (label: string) => dialog().getByLabel(label);
  const choose = (label: string, begins: string) => chooseByArrows(list(label), begins);
  await tree('Person').click();
  for (const label of ['Children', 'People']) {
    await button('Add a question …').press('Enter');
    await page.keyboard.type(label);
    await choose('Kind', 'A whole number');
    await button('Add').press('Enter');
    await expect(summary(label)).toBeFocused();
  }
  await button('Compute an answer …').press('Enter');
  await choose('Answer to compute', 'People');
  await choose('It is computed as', 'The sum');
  await choose('First answer', 'Age');
  await choose('Second answer', 'Children');
  await button('Add').press('Enter');
  const line = page.locator('[data-to="person.people"]');
  await expect(line).toContainText('"People" is the sum of "Age" and "Children"');
  await expect(line.getByRole('button', { name: /^Stop computing/ })).toBeFocused();
  await expect(page.frameLocator('iframe').getByRole('status', { name: 'People' })).toBeVisible();
  expect(await violations(page, ['frame-tested'])).toEqual([]);
  await expect(page.getByText('Nothing is wrong.', { exact: true })).toBeVisible({
    timeout: BUSY_MS,
  });

  await page.keyboard.press('Enter');
  await button('Remove').press('Enter');
  await expect(line).toHaveCount(0);
  await expect(button('Compute an answer …')).toBeFocused();
  for (let edits = 0; edits < 4; edits += 1) await button('Undo').press('Enter');
});

test('in a narrow window no label is cut off, and every tab is visible', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tree('Person').click();
  await summary('Do you have a partner').press('Enter');
  await expect(page.getByLabel('Message when it is missing')).toBeVisible();
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('#view label, [role=treeitem] span')]
        .filter((label) => getComputedStyle(label).overflow === 'hidden')
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  for (const tab of await page.getByRole('tab').all()) {
    await expect(tab).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a finding leads into the code at its place, every time', async () => {
  await tree('Day').click();
  await page.getByRole('tab', { name: 'Rules' }).press('Enter');
  const code = page.locator('.cm-content');
  await code.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('x');
  const line = page.locator('.cm-activeLine');
  const place = page.getByRole('button', { name: /^schemas\/day\/rules\.json:1:/ });
  await expect(place).toBeVisible({ timeout: BUSY_MS });
  for (const away of ['ControlOrMeta+End', 'ControlOrMeta+End']) {
    await code.press(away);
    await expect(line).not.toContainText('x');
    await place.press('Enter');
    await expect(code).toBeFocused();
    await expect(line).toContainText('x');
  }
  await page.keyboard.press('ControlOrMeta+z');
});

test('a new branch leads nowhere until a goal is chosen', async () => {
  await tree('Person').click();
  await button('Add a branch …').press('Enter');
  const goal = dialog().getByLabel('Leads to');
  await expect(goal).toHaveValue('');
  // There is no way back to an earlier step, nor to the page of a quote that is not requested yet.
  await expect(goal.getByRole('option')).toHaveText([
    'Choose a step or an end page',
    'Work (work)',
    'Shares (shares)',
    'Day (day)',
  ]);
  await dialog().getByLabel('Name of the condition').fill('isFarm');
  for (const press of ['Add', 'Show the changes']) {
    await button(press).press('Enter');
    await expect(goal).toBeFocused();
    await expect(dialog().getByRole('heading')).toHaveText('Add a branch to "person"');
  }
  await button('Cancel').press('Enter');
});

/** What moves in the page right after a press of `control`, by the name of the CSS property. */
const movedBy = (control: Locator) =>
  control.evaluate(async (pressed) => {
    pressed.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    return document
      .getAnimations()
      .filter((one) => one instanceof CSSTransition)
      .map(({ transitionProperty }) => transitionProperty);
  });

test('a row of the tree opens at once, so that a press meets the row it was meant for', async () => {
  const lists = tree('Lists of choices').getByText('Lists of choices');
  expect(await movedBy(lists)).not.toContain('height');
  await expect(tree('states')).toBeVisible();
  await lists.click();
});

test('the settings of a question open at once, so that a press meets the button it was meant for', async () => {
  await tree('Person').click();
  const question = summary('Name of the partner');
  expect(await movedBy(question)).not.toContain('height');
  await expect(button('Remove the question …')).toBeVisible();
  await question.click();
  await expect(button('Remove the question …')).toHaveCount(0);
});

test('an edit that breaks something says so before it is made', async () => {
  await tree('Lists of choices').getByText('Lists of choices').click();
  await tree('states').click();
  await button('Add an entry …').press('Enter');
  for (const text of ['Utah', 'Utah', 'utah']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await button('Show the changes').press('Enter');
  await expect(dialog()).toContainText('0 before, 1 after.');
  await expect(dialog()).toContainText('F3: "utah" is not valid here');
  await page.keyboard.press('Escape');
  await button('Discard').press('Enter');
  await expect(dialog()).toHaveCount(0);
});

const playground = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../fixtures/playground/${name}.json`, import.meta.url), 'utf8'),
  ) as { schema: object; ui: object };

/**
 * What the dialog reports about a pasted schema, in the terms of tests/checker/adopt/playground.json.
 */
const said = () =>
  dialog().evaluate((here) => {
    const textsOf = (selector: string, within: Element = here) =>
      [...within.querySelectorAll(selector)].map(({ textContent }) => textContent);
    return {
      works: [...here.querySelectorAll('[role=group]')].map((step) => [
        ...new Set(textsOf('li code', step).map((path) => path.split('.')[0])),
      ]),
      refused: [...here.querySelectorAll('[role=alert].MuiAlert-colorWarning')]
        .map((alert) => {
          const keyword = textsOf('strong', alert)[0]?.split(': ').at(-1);
          return [keyword, ...textsOf('small', alert), textsOf('p', alert).at(-1)].join(' ');
        })
        .toSorted(),
    };
  });

/** The same for an entry of that table, which identifies a refusal by the end of its path. */
const saying = ({ works, refused }: { works: string[]; refused: Record<string, string> }) => ({
  works: works.map((step) => {
    const names: unknown = expect.arrayContaining(step.replace(/^.*?: /, '').split(', '));
    return names;
  }),
  refused: Object.entries(refused)
    .map(([place, why]) => {
      const [file, ...keys] = place.split('/');
      const schema = file === 'ui' ? 'UI schema' : 'schema';
      return `${keys.at(-1)} in the ${schema} ${why}`;
    })
    .toSorted(),
});

test(
  'each schema of the playground is pasted, and reported as working or refused with an alternative',
  { tag: '@long' },
  async () => {
    await button('New questionnaire …').press('Enter');
    await dialog().getByRole('radio', { name: 'A JSON Schema' }).press('Space');
    await dialog().getByRole('textbox', { name: 'JSON Schema', exact: true }).focus();
    for (const [name, { works, refused }] of Object.entries(expected)) {
      const { schema, ui } = playground(name);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(JSON.stringify({ schema, uiSchema: ui }));
      await expect.poll(said, name).toEqual(saying({ works, refused }));
    }
    await button('Cancel').press('Enter');
  },
);

test('a press of Undo, Redo or Save that can do nothing says so', async () => {
  const status = page.getByRole('banner').getByRole('status').first();
  await page.reload();
  await expect(button('Undo')).toBeVisible({ timeout: BUSY_MS });
  for (const [name, reason] of [
    ['Undo', 'There is nothing to undo.'],
    ['Redo', 'There is nothing to redo.'],
    ['Save', 'Everything is saved.'],
  ] as const) {
    await expect(button(name)).toBeDisabled();
    await button(name).press('Enter');
    await expect(status).toHaveText(reason);
    await expect(button(name)).toBeFocused();
  }
});
