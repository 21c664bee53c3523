import type { Page } from '@playwright/test';
import { deleteElsewhere, draftId } from '../draft/database.ts';
import { carpenterAnswers, openStep, openWith } from '../funnel/drafts.ts';
import { stepPath } from '../funnel/steps.ts';
import { NOWHERE, type View } from './view.ts';

type Opened = { name: string; step: string; open: string | RegExp; placed?: boolean };

const opened: readonly Opened[] = [
  { name: 'dialog-log-in', step: 'email', open: 'Log in' },
  { name: 'dialog-add-location', step: 'business-locations', open: 'Add location' },
  { name: 'dialog-percentages', step: 'about-your-business', open: 'Edit business activities' },
  {
    name: 'dialog-calendar',
    step: 'insurance-start-date',
    open: /^Choose a date from the calendar/,
    placed: true,
  },
  { name: 'dialog-delete-answers', step: 'details', open: 'Delete my answers' },
];

const pressed = async (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** Opens a step whose saved answers have been deleted on another device. */
async function openDeleted(page: Page): Promise<void> {
  await openStep(page, 'details');
  await page.waitForFunction(() => localStorage.getItem('onboardingProgress')?.includes('"ack"'));
  await deleteElsewhere(new URL(page.url()).origin, await draftId(page));
  await page.reload();
  await page.getByRole('dialog').getByRole('button').first().waitFor();
}

/** Dialogs and other overlays on the steps. */
export const dialogs: readonly View[] = [
  ...opened.map(({ name, step, open, placed = false }): View => ({
    name,
    shows: 'window',
    placed,
    open: async (page) => {
      await openStep(page, step);
      await pressed(page, open);
      await page.getByRole('dialog').getByRole('button').first().waitFor();
    },
  })),
  {
    name: 'dialog-percentages-do-not-add-up',
    shows: 'window',
    open: async (page) => {
      await openStep(page, 'about-your-business');
      await pressed(page, 'Edit business activities');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').first().fill('60');
      await dialog.getByRole('button', { name: 'Submit' }).click();
    },
  },
  {
    name: 'dialog-add-location-refused',
    shows: 'window',
    open: async (page) => {
      await openStep(page, 'business-locations');
      await pressed(page, 'Add location');
      await page.getByRole('dialog').getByRole('button', { name: 'Save location' }).click();
    },
  },
  {
    name: 'dialog-resume-link',
    shows: 'window',
    open: async (page) => {
      await page.goto(NOWHERE);
      await page.getByRole('dialog').getByRole('button').first().waitFor();
    },
  },
  {
    name: 'dialog-resume-link-over-answers',
    shows: 'window',
    open: async (page) => {
      await openStep(page, 'details');
      await page.goto(NOWHERE);
      await page.getByRole('dialog').getByRole('button').first().waitFor();
    },
  },
  {
    name: 'dialog-deleted-elsewhere',
    shows: 'window',
    open: openDeleted,
  },
  {
    name: 'deleted-elsewhere',
    shows: 'page',
    open: async (page) => {
      await openDeleted(page);
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'resume-link',
    shows: 'page',
    open: async (page) => {
      await openStep(page, 'details');
      await pressed(page, 'Get a link to finish later');
      await page.getByRole('textbox', { name: 'Your link' }).waitFor();
    },
  },
  {
    name: 'loader',
    shows: 'window',
    open: async (page) => {
      await openWith(page, carpenterAnswers, stepPath('tools-and-equipment'));
      await page.clock.install();
      await pressed(page, 'Continue');
      await page.getByText('Preparing your quote...').waitFor();
      await page.clock.runFor(1500);
    },
  },
];
