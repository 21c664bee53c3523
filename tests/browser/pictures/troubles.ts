import { answersBefore, openStep, openWith } from '../funnel/drafts.ts';
import { refusals } from '../funnel/refusals.ts';
import { breakRemote } from '../funnel/remote.ts';
import { press, stepPath } from '../funnel/steps.ts';
import { NOWHERE, type View } from './view.ts';

/** The first refusal of each step, plus each further one with a different message. */
const told = new Set<string>();
const different = refusals.filter(({ step, message }) => {
  const isNew = !told.has(`${step} ${message}`);
  told.add(`${step} ${message}`);
  return isNew;
});

/** Error summaries, toasts, and the states shown when the server or a page cannot be reached. */
export const troubles: readonly View[] = [
  ...different.map(({ step, situation, saved, act }): View => ({
    name: `refused-${step}-${situation.replaceAll(/\W+/g, '-')}`,
    shows: 'page',
    open: async (page) => {
      await openStep(page, step, saved);
      await act?.(page);
      await press(page);
      await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
    },
  })),
  {
    name: 'refused-fourth-trade',
    shows: 'window',
    open: async (page) => {
      await openStep(page, 'construction-types');
      for (const trade of [/^Handyperson/, /^Painting/, /^Plumbing/, /^Roofing/])
        await page.getByRole('checkbox', { name: trade }).click({ force: true });
      await page.getByText('You can only select up to 3 types').first().waitFor();
    },
  },
  {
    name: 'server-unreachable',
    shows: 'window',
    open: async (page) => {
      await openStep(page, 'email');
      await breakRemote(page);
      await page.getByLabel(/What email/).fill('ada@example.com');
      await press(page);
      await page.waitForURL('**/details**');
      await page
        .getByText(/will retry/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'resume-link-leads-nowhere',
    shows: 'window',
    open: async (page) => {
      await page.goto(NOWHERE);
      await page.getByRole('button', { name: 'Open the answers from the link' }).click();
      await page.getByRole('alert').getByText('There are no answers behind this link.').waitFor();
    },
  },
  {
    name: 'saved-answers-damaged',
    shows: 'window',
    open: async (page) => {
      await openWith(page, answersBefore('email'), stepPath('email'));
      await page.evaluate(() => localStorage.setItem('onboardingProgress', '{"uuid":'));
      await page.reload();
    },
  },
];
