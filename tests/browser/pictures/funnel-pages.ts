import { carpenterAnswers, openStep, openWith } from '../funnel/drafts.ts';
import { allSteps, stepPath } from '../funnel/steps.ts';
import { at, type View } from './view.ts';

const numbered = (id: string) => `step-${String(allSteps.indexOf(id) + 1).padStart(2, '0')}-${id}`;

/** Each step as a visitor first sees it, with all earlier steps answered, and filled in. */
export const funnelPages: readonly View[] = [
  ...allSteps.flatMap((id): View[] => [
    { name: numbered(id), shows: 'page', open: (page) => openStep(page, id) },
    {
      name: `${numbered(id)}-filled`,
      shows: 'page',
      open: (page) => openWith(page, carpenterAnswers, stepPath(id)),
    },
    { name: `${numbered(id)}-first-window`, shows: 'window', open: (page) => openStep(page, id) },
  ]),
  { name: 'funnel-deep-link', shows: 'page', open: at(stepPath('revenue-payroll')) },
  {
    name: 'funnel-welcome-back',
    shows: 'page',
    open: (page) => openWith(page, { ...carpenterAnswers, currentStep: 17 }, stepPath('industry')),
  },
  {
    name: 'funnel-why-we-ask',
    shows: 'page',
    open: async (page) => {
      await openStep(page, 'industry');
      await page.getByText('Why we ask').first().click();
    },
  },
  {
    name: 'funnel-focus',
    shows: 'window',
    open: async (page) => {
      await openStep(page, 'ownership');
      await page.getByRole('radio').first().focus();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'trades-filtered',
    shows: 'page',
    open: async (page) => {
      await openStep(page, 'construction-types');
      await page.getByRole('checkbox', { name: /^Painting/ }).check({ force: true });
      await page.getByRole('searchbox', { name: 'Find your trade' }).fill('install');
    },
  },
  {
    name: 'trades-none-found',
    shows: 'page',
    open: async (page) => {
      await openStep(page, 'construction-types');
      await page.getByRole('searchbox', { name: 'Find your trade' }).fill('dog groomer');
    },
  },
  {
    name: 'trades-options',
    shows: 'page',
    open: async (page) => {
      await openStep(page, 'construction-types');
      await page.getByRole('checkbox', { name: /^Carpentry/ }).check({ force: true });
      await page.getByRole('checkbox', { name: /^Residential/ }).check({ force: true });
    },
  },
  {
    name: 'funnel-forced-colors',
    shows: 'page',
    open: async (page) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await openWith(page, carpenterAnswers, stepPath('ownership'));
    },
  },
];
