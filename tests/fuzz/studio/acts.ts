import type { Locator, Page } from '@playwright/test';
import type { Chance } from '../chance.ts';

/** What the analyst did, in words; undefined if the page offered nothing of the kind. */
type Act = (page: Page, draws: Chance) => Promise<string | undefined>;

/** Not pressed: they leave the questionnaire for git, for all of its visitors, or for nothing. */
const LEFT_ALONE = /^(Ready for review|Count |New questionnaire|Undo|Redo|Save|record it)/;

const WORDS = ['Alpha', 'How many?', 'Second question', 'A "quoted" text', 'ünïcode', '7'];
const NAMES = ['alpha', 'beta-two', 'gammaRay', 'delta'];

async function drawn(found: Locator, draws: Chance): Promise<Locator | undefined> {
  const shown = found.filter({ visible: true });
  const count = await shown.count();
  return count === 0 ? undefined : shown.nth(draws.below(count));
}

const nameOf = (control: Locator): Promise<string> =>
  control.evaluate(
    (one: HTMLElement & { labels?: NodeListOf<HTMLLabelElement> }) =>
      one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? one.textContent.trim(),
  );

/** Puts a text into a field with one input event, which is one edit. */
async function write(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

async function pick(list: Locator, draws: Chance): Promise<string> {
  const labels = await list.locator('option').allTextContents();
  const index = draws.below(labels.length);
  await list.selectOption({ index });
  return labels[index] ?? '';
}

const open: Act = async (page, draws) => {
  const item = await drawn(page.getByRole('treeitem').locator(':scope > div'), draws);
  if (item === undefined) return undefined;
  const name = (await item.textContent()) ?? '';
  await item.click();
  return `opens ${name}`;
};

const tab: Act = async (page, draws) => {
  const found = await drawn(page.locator('main').getByRole('tab'), draws);
  if (found === undefined) return undefined;
  await found.click();
  return `opens the tab ${await nameOf(found)}`;
};

const unfold: Act = async (page, draws) => {
  const found = await drawn(page.locator('#view [data-summary]'), draws);
  if (found === undefined) return undefined;
  await found.click();
  return `opens or closes ${await nameOf(found)}`;
};

const move: Act = async (page, draws) => {
  const found = await drawn(page.locator('#view [data-summary]'), draws);
  if (found === undefined) return undefined;
  const key = draws.one(['Alt+ArrowUp', 'Alt+ArrowDown']);
  const name = await nameOf(found);
  await found.press(key);
  return `presses ${key} on ${name}`;
};

const type: Act = async (page, draws) => {
  const field = await drawn(
    page
      .locator('#view')
      .locator(
        'input[type=text]:not([aria-hidden]), input:not([type]):not([aria-hidden]), textarea:not([readonly], [aria-hidden])',
      ),
    draws,
  );
  if (field === undefined) return undefined;
  const text = draws.one(WORDS);
  const name = await nameOf(field);
  await write(page, field, text);
  return `writes ${text} into ${name}`;
};

const choose: Act = async (page, draws) => {
  const list = await drawn(page.locator('#view select'), draws);
  if (list === undefined) return undefined;
  const name = await nameOf(list);
  return `picks ${await pick(list, draws)} for ${name}`;
};

/** A widget, whose list has descriptions and is not a native one. */
const chooseWidget: Act = async (page, draws) => {
  const list = await drawn(
    page
      .locator('#view')
      .getByRole('combobox')
      .filter({ hasNot: page.locator('option') }),
    draws,
  );
  if (list === undefined || (await list.evaluate((one) => one.tagName)) !== 'DIV') return undefined;
  await list.click();
  const option = await drawn(page.getByRole('listbox').getByRole('option'), draws);
  const name = (await option?.textContent()) ?? 'nothing';
  await option?.click();
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  return `picks the widget ${name}`;
};

const turn: Act = async (page, draws) => {
  const found = await drawn(page.locator('#view').getByRole('switch'), draws);
  if (found === undefined) return undefined;
  const name = await nameOf(found);
  await found.click();
  return `turns ${name}`;
};

const press: Act = async (page, draws) => {
  const found = await drawn(
    page.locator(draws.happens(0.2) ? 'nav' : '#view').getByRole('button'),
    draws,
  );
  if (found === undefined) return undefined;
  const name = await nameOf(found);
  if (LEFT_ALONE.test(name)) return undefined;
  await found.press('Enter');
  const said = name.endsWith('…') ? await answerDialog(page, draws) : '';
  return `presses ${name}${said}`;
};

/** Fills in the dialog that opens, and confirms or cancels it. */
async function answerDialog(page: Page, draws: Chance): Promise<string> {
  const dialog = page.getByRole('dialog').last();
  await dialog.waitFor();
  const given: string[] = [];
  for (let round = 0; round < 6; round += 1) {
    const control = await drawn(
      dialog.locator(
        'input:not([type=checkbox], [type=radio], [aria-hidden]), textarea:not([readonly], [aria-hidden]), select',
      ),
      draws,
    );
    if (control === undefined) break;
    const isList = await control.evaluate((one) => one instanceof HTMLSelectElement);
    const text = draws.one([...NAMES, ...WORDS]);
    if (isList) given.push(await pick(control, draws));
    else await write(page, control, text).then(() => given.push(text));
    const more = dialog.getByRole('button', { name: 'Add a condition' });
    if (draws.happens(0.3) && (await more.count()) > 0) await more.first().click();
  }
  if (draws.happens(0.75)) await dialog.locator('[type=submit]').click();
  // A dialog that refuses its edit stays open.
  await dialog.waitFor({ state: 'detached', timeout: 4000 }).catch(() => undefined);
  const isOpen = (await dialog.count()) > 0;
  if (isOpen) await dialog.getByRole('button', { name: 'Cancel' }).click();
  if (isOpen) await dialog.waitFor({ state: 'detached' });
  return `, ${isOpen ? 'gives up' : 'confirms'} ${given.join(' | ')}`;
}

const code: Act = async (page, draws) => {
  const editor = page.locator('.cm-content[contenteditable=true]');
  if ((await editor.count()) === 0) return undefined;
  const line = await drawn(editor.locator('.cm-line', { hasText: /": ".*",?$/ }), draws);
  if (line === undefined) return undefined;
  const text = (await line.textContent()) ?? '';
  // The explanation of a key below the pointer covers the lines under it.
  await page.mouse.move(0, 0);
  await line.click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  if (text.endsWith(',')) await page.keyboard.press('ArrowLeft');
  await page.keyboard.insertText('x');
  return `writes an x at the end of ${text.trim()}`;
};

const walkMap: Act = async (page, draws) => {
  const node = page.getByRole('button', { name: /^Step \d+: / });
  if ((await node.count()) === 0) return undefined;
  await node.nth(draws.below(await node.count())).focus();
  const key = draws.one(['ArrowDown', 'ArrowUp', 'ArrowRight', 'Enter']);
  await page.keyboard.press(key);
  return `presses ${key} on the map`;
};

/** The acts that may change a text, each with its weight. */
export const ACTS: readonly (readonly [number, Act])[] = [
  [3, open],
  [1, tab],
  [4, unfold],
  [2, move],
  [4, type],
  [4, choose],
  [1, chooseWidget],
  [1, turn],
  [5, press],
  [2, code],
  [1, walkMap],
];
