import { isDeepStrictEqual } from 'node:util';
import type { Browser, Locator, Page } from '@playwright/test';
import questionnaire from './apps/questionnaire.json' with { type: 'json' };

type Option = { value: string; label: string };
type Field = { name: string; label: string; kind: string; options?: readonly Option[] };
type Step = { id: string; title: string; fields: readonly Field[] };
type Answer = string | number | boolean | readonly string[];

const PATIENCE_MS = 15_000;
const WRONG = '[aria-invalid="true"]';

/**
 * Answers an app's questionnaire by what assistive technology sees, so that one driver fits all apps.
 * Continue has to be refused without answers, and with an answer that is wrong.
 * @throws if the app accepts either, or does not submit the answers of the definition
 */
export async function checkAnswers(browser: Browser, name: string, url: string): Promise<void> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  try {
    await page.goto(url);
    for (const step of questionnaire.steps) await answerStep(page, step);
    await page.getByText('Thank you').waitFor();
    const submitted: unknown = await page.evaluate(() => Reflect.get(window, 'submitted'));
    if (!isDeepStrictEqual(submitted, questionnaire.answers)) {
      throw new Error(`It submits ${JSON.stringify(submitted)}`);
    }
  } catch (cause) {
    throw new Error(`${name} is not the same questionnaire`, { cause });
  } finally {
    await page.close();
  }
}

async function answerStep(page: Page, { id, title, fields }: Step): Promise<void> {
  const { step, field: refused, answer: wrong } = questionnaire.refused;
  const answers = new Map<string, Answer>(
    Object.entries(Object.entries(questionnaire.answers).find(([key]) => key === id)?.[1] ?? {}),
  );
  // By the keyboard: some apps draw over what they hide, and two clicks in one place may be a double click.
  const proceed = () => page.getByRole('button', { name: 'Continue' }).press('Enter');
  await page.getByText(title, { exact: true }).waitFor();
  await proceed();
  await page.locator(WRONG).first().waitFor();
  for (const field of fields) await fill(page, field, answers.get(field.name) ?? '');
  const wrongField = fields.find(({ name }) => id === step && name === refused);
  if (wrongField !== undefined) {
    await fill(page, wrongField, wrong);
    await proceed();
    await input(page, wrongField.label).and(page.locator(WRONG)).waitFor();
    await fill(page, wrongField, answers.get(refused) ?? '');
  }
  await proceed();
  await page.getByText(title, { exact: true }).waitFor({ state: 'hidden' });
}

async function fill(page: Page, field: Field, answer: Answer): Promise<void> {
  const named = (value: unknown) =>
    field.options?.find((option) => option.value === value)?.label ??
    (value === true ? 'Yes' : 'No');
  const check = (role: 'radio' | 'checkbox', value: unknown) =>
    page.getByRole(role, { name: named(value), exact: true }).press('Space');
  switch (field.kind) {
    case 'radio':
    case 'yes-no':
      return await check('radio', answer);
    case 'checks':
      for (const value of Array.isArray(answer) ? answer : []) await check('checkbox', value);
      return;
    case 'select':
      return await choose(page, field.label, named(answer));
    default:
      return await input(page, field.label).fill(String(answer));
  }
}

const input = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name }).or(page.getByRole('spinbutton', { name }));

/** In the browser's own list, or in one that opens. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  const list = page.getByRole('combobox', { name: label });
  if (await list.evaluate((element) => element.tagName === 'SELECT')) {
    await list.selectOption(option);
    return;
  }
  await list.press('ArrowDown');
  await page.getByRole('option', { name: option, exact: true }).click();
}
