import { expect } from '@playwright/test';
import { save } from '../save.ts';
import type { Hands } from './hands.ts';

/** Called with a name at each point where the guide has a picture. */
type Shown = (name: string) => Promise<void>;

/** The steps after the contact step, each with its question and the kind of question. */
const STEPS = [
  ['vehicles', 'Vehicles', 'A list of items, with questions for each'],
  ['trailers', 'Do you tow trailers?', 'Yes or no'],
  ['trailer-count', 'How many trailers?', 'A whole number'],
  ['radius', 'How many miles do you drive at most?', 'A whole number'],
  ['start-date', 'When should the insurance start?', 'A date'],
  ['losses', 'Have you had any losses?', 'Yes or no'],
  ['notes', 'What else should we know?', 'Several lines of text'],
] as const;

/**
 * Builds a questionnaire of eight steps with a branch, a list of vehicles and an end page, using mouse
 * and keyboard, and saves it.
 */
export async function buildQuestionnaire(hands: Hands, shown: Shown): Promise<void> {
  const { page, dialog, button, write, pick, confirm, step, field, question } = hands;

  await button('New questionnaire …').click();
  await write(field('Name, such as'), 'fleet');
  await write(field('Title'), 'Ask about your fleet');
  await shown('1-new-questionnaire');
  await confirm('Create');
  await expect(step('Contact')).toBeInViewport();

  for (const [name, label, kind] of STEPS) {
    await button('Add a step …').click();
    await write(field('Name, such as'), `fleet-${name}`);
    await write(field('Question, as visitors'), label);
    await pick(field('Kind'), kind);
    if (name === 'vehicles') await shown('2-add-a-step');
    await confirm('Add');
    await write(page.getByLabel('Title of the page'), label);
  }

  await step('Fleet vehicles').click();
  await question('Vehicles');
  await button('Add a question …').first().click();
  await write(field('Label, as visitors'), 'Year');
  await pick(field('Kind'), 'A whole number');
  await confirm('Add');
  await shown('3-list-of-vehicles');

  await step('Fleet trailers').click();
  await button('Add a branch …').click();
  await pick(field('Leads to'), 'Fleet radius (fleet-radius)');
  await write(field('Name of the condition'), 'towsNothing');
  await button('Add a condition').click();
  await pick(field('Question'), 'Do you tow trailers?');
  await pick(field('Value'), 'No');
  await button('Show the changes').click();
  await expect(dialog).toContainText('One file changes', { timeout: 60_000 });
  await expect(dialog).toContainText(/\d+ before, \d+ after/, { timeout: 60_000 });
  await shown('4-branch');
  await confirm('Add');

  await page.getByRole('tab', { name: 'Map' }).click();
  await expect(page.getByRole('button', { name: /^Step 8: / })).toBeVisible({ timeout: 60_000 });
  await shown('5-map');

  await expect(page.getByText('Nothing is wrong.')).toBeVisible({ timeout: 60_000 });
  await save(page);
  await expect(page.getByText(/^\d+ files saved\.$/)).toBeVisible({ timeout: 60_000 });
}
