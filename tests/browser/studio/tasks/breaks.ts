import { expect, type Locator } from '@playwright/test';
import type { Desk } from './desk.ts';

type Break = {
  what: string;
  /** Breaks it, and looks at what is said in the place where it is done. */
  act: (desk: Desk) => Promise<void>;
  /** What the findings say, and where they lead; nothing if it was refused at once. */
  told?: { words: RegExp; file: string; at: (desk: Desk) => Locator };
};

/** The editor of a file. */
const code = ({ page }: Desk, path: string) => page.getByRole('textbox', { name: path });

/** Six kinds of breaking the questionnaire `tiny`. */
export const BREAKS: readonly Break[] = [
  {
    what: 'invalid JSON',
    async act(desk) {
      const { page, hand, tab, dialog, inDialog } = desk;
      await rewrite(desk, ['Day', 'Rules', 'schemas/day/rules.json'], '{', '{,');
      await hand.press(tab('Form'));
      await expect(page.getByText('schemas/day/rules.json is not valid JSON.')).toBeVisible();
      await desk.askToSave();
      await hand.press(inDialog('Save now'));
      await expect(
        dialog.getByRole('checkbox', { name: 'Save schemas/day/rules.json although' }),
      ).toBeFocused();
      await hand.press(inDialog('Cancel'));
    },
    told: {
      words: /This file is not valid JSON/,
      file: 'schemas/day/rules.json',
      at: (desk) => code(desk, 'schemas/day/rules.json'),
    },
  },
  {
    what: 'a branch without a goal',
    async act(desk) {
      const { hand, place, button, text, list, inDialog } = desk;
      await hand.press(place('Person'));
      await hand.press(button('Add a branch …'));
      await hand.write(text('Name of the condition'), 'isFarm');
      await hand.press(inDialog('Add'));
      await expect(list('Leads to')).toBeFocused();
      await expect(list('Leads to')).toHaveJSProperty('validity.valueMissing', true);
      await hand.press(inDialog('Cancel'));
    },
  },
  {
    what: 'a removed choice that a condition names',
    async act({ page, hand, place, question, button, confirm, dialog }) {
      await hand.press(place('Person'));
      await hand.press(question('Do you have a partner'));
      await hand.press(button('Remove the choice “Yes”'));
      await expect(dialog).toContainText('These conditions refer to it.');
      await expect(dialog.getByRole('button', { name: /^flows\/tiny\.json:/ })).toBeVisible();
      await confirm('Remove');
      await expect(page.getByText('“Yes” was removed.')).toBeVisible();
    },
    told: {
      words: /"person.partner" can never be "yes"/,
      file: 'flows/tiny.json',
      at: (desk) => code(desk, 'flows/tiny.json'),
    },
  },
  {
    what: 'a removed step to which a branch leads',
    async act(desk) {
      await rewrite(
        desk,
        ['Crafts', 'Place in the flow', 'flows/tiny.json'],
        / {4}\{\s*"id": "crafts",[\s\S]*?\n {4}\},\n/,
        '',
      );
      await expect(desk.page.getByText('there is no step or page "crafts"')).toBeVisible();
    },
    told: {
      words: /No flow has a step "crafts": no visitor is ever asked this/,
      file: 'schemas/crafts/schema.json',
      at: (desk) => code(desk, 'schemas/crafts/schema.json'),
    },
  },
  {
    what: 'a pattern that does not compile',
    async act(desk) {
      await rewrite(
        desk,
        ['Person', 'Questions', 'schemas/person/schema.json'],
        '"pattern": "^',
        '"pattern": "^(',
      );
      await expect(desk.page.getByText('Invalid regular expression').first()).toBeVisible();
    },
    told: {
      words: /The pattern is not a regular expression/,
      file: 'schemas/person/schema.json',
      at: (desk) => code(desk, 'schemas/person/schema.json'),
    },
  },
  {
    what: 'a required question that nobody can answer',
    async act({ hand, place, question, number }) {
      await hand.press(place('Person'));
      await hand.press(question('Age'));
      await hand.write(number('Minimum'), '130');
    },
    told: {
      words: /"minimum" 130 is above "maximum" 120/,
      file: 'schemas/person/schema.json',
      at: ({ number }) => number('Minimum'),
    },
  },
];

/** Replaces something in the code of a step, in one of its tabs. */
async function rewrite(
  desk: Desk,
  [step, name, path]: [step: string, tab: string, path: string],
  was: string | RegExp,
  is: string,
): Promise<void> {
  const { hand, place, tab, read } = desk;
  await hand.press(place(step));
  await hand.press(tab(name));
  const text = read(path).replace(was, is);
  expect(text).not.toBe(read(path));
  await hand.paste(code(desk, path), text);
}
