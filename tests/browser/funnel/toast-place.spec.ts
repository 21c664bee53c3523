import type { Locator, Page } from '@playwright/test';
import type { JsonObject } from '../../../src/engine/logic/json.ts';
import { carpenterAnswers, openStep, openWith, seed } from './drafts.ts';
import { breakRemote, NO_ANSWER } from './remote.ts';
import { press, primary, stepPath } from './steps.ts';
import { shownToasts, toasts } from './toasts.ts';
import { expect, test } from '../persistent-page.ts';

const WINDOWS = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

type Message = { text: string; show: (page: Page) => Promise<void> };

const check = (page: Page, name: RegExp) => page.getByRole('checkbox', { name }).check();
/** A press of Continue that is refused. */
const refused =
  (step: string, own: JsonObject = {}) =>
  async (page: Page) => {
    await openStep(page, step, own);
    await press(page);
  };
/** A press of Continue that cannot be saved. */
const unsaved = (step: string, own: JsonObject) => async (page: Page) => {
  await openStep(page, step, own);
  await breakRemote(page, 'writes');
  await press(page);
};
const shares = {
  businessActivityPercentages: [
    { name: 'Rough framing', percentage: 50 },
    { name: 'Cabinets and built-ins', percentage: 50 },
  ],
};
/** Submits the shares of this list; a first share other than 50 is refused. */
const submitted = (list: string, first?: string) => async (page: Page) => {
  await openWith(page, { ...carpenterAnswers, ...shares }, stepPath('about-your-business'));
  await page.getByRole('button', { name: `Edit ${list} activities` }).click();
  const dialog = page.getByRole('dialog');
  if (first !== undefined) await dialog.getByRole('textbox').first().fill(first);
  await dialog.getByRole('button', { name: 'Submit' }).click();
};

const { constructionTypes, toolsAndEquipment } = carpenterAnswers;

/** The specification's table of errors, section 8, as far as it speaks of toasts. */
const MESSAGES: readonly Message[] = [
  {
    text: 'Please select both a business type and state before continuing.',
    show: refused('industry'),
  },
  {
    text: 'There was an issue saving your selection. Please try again.',
    show: unsaved('industry', { businessType: 'food', operatingState: 'Texas' }),
  },
  {
    text: 'You can only select up to 3 types',
    show: async (page) => {
      await openStep(page, 'construction-types');
      for (const trade of [/^Painting/, /^Plumbing/, /^Masonry/]) await check(page, trade);
      await page.getByRole('checkbox', { name: /^Drywall/ }).click();
    },
  },
  {
    text: 'You can only select up to 3 types or options',
    show: async (page) => {
      await openStep(page, 'construction-types');
      for (const trade of [/^Carpentry/, /^Painting/, /^Plumbing/, /^Commercial/])
        await check(page, trade);
      await page.getByRole('checkbox', { name: /^Residential/ }).click();
    },
  },
  {
    text: 'There was a problem with your selections. Please try again.',
    show: refused('construction-types', { constructionTypes: ['carpentry', 'painting'] }),
  },
  {
    text: 'There was an error saving your selections. Please try again.',
    show: unsaved('construction-types', { constructionTypes: constructionTypes ?? [] }),
  },
  { text: 'Please enter your email', show: refused('email') },
  {
    text: 'Please enter a valid email address',
    show: refused('email', { email: { email: 'ada@example' } }),
  },
  { text: 'Please select at least one option', show: refused('details') },
  {
    text: 'Could not load your previously saved progress.',
    show: async (page) => {
      await seed(page, '{"businessType":"food"');
      await page.goto('/onboarding');
    },
  },
  {
    text: 'Could not load your saved progress from the server.',
    show: async (page) => {
      await breakRemote(page);
      await openStep(page, 'ownership');
    },
  },
  {
    text: "Your progress is saved locally but we couldn't update the server.",
    show: async (page) => {
      await breakRemote(page, 'writes');
      await openStep(page, 'contact-info');
      await page.getByLabel(/^City/).fill('Aurora');
    },
  },
  {
    text: "We couldn't process your quote at this time. Please try again later.",
    show: unsaved('tools-and-equipment', { toolsAndEquipment: toolsAndEquipment ?? {} }),
  },
  { text: 'Total percentage must equal 100%', show: submitted('business', '49') },
  { text: 'Business activities updated successfully', show: submitted('business') },
  { text: 'Subcontractor activities updated successfully', show: submitted('subcontractor') },
  {
    text: 'Please enter a valid date (MM/DD/YYYY)',
    show: async (page) => {
      await openStep(page, 'insurance-start-date');
      await page.getByRole('textbox', { name: /^Coverage start date/ }).fill('13/45/2027');
      await press(page);
    },
  },
];

test.describe('every message of the table of errors', () => {
  test.use({ allowedErrors: [[NO_ANSWER], { scope: 'test' }] });

  for (const { text, show } of MESSAGES) {
    test(`is seen at ${WINDOWS.map(({ width }) => width).join(', ')} px: ${text}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await show(page);
      const words = toasts(page).getByText(text, { exact: true }).last();
      for (const size of WINDOWS) {
        // A toast that the pointer is on stays.
        await words.dispatchEvent('pointerover');
        await page.setViewportSize(size);
        await expect
          .poll(() => words.evaluate(seenAt), { message: `${size.width} px`, timeout: 3000 })
          .toBe('seen');
        await expect(closeButton(words), `${size.width} px`).toBeInViewport({ ratio: 1 });
      }
    });
  }
});

/** The button that closes the toast with these words. */
const closeButton = (words: Locator) =>
  words.locator('xpath=ancestor::*[.//button][1]').getByRole('button').last();

/** Runs in the page: whether the words are in the window with nothing in front of them. */
function seenAt(words: Element): string {
  const { left, top, width, height } = words.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  if (met === null) return `outside of the window at ${top}`;
  return met.contains(words) || words.contains(met)
    ? 'seen'
    : `behind ${met.outerHTML.slice(0, 80)}`;
}

const edges = async (one: Locator) => {
  const box = await one.boundingBox();
  return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
};

async function expectApart(page: Page, button: Locator): Promise<void> {
  const [stack, place] = [await edges(toasts(page)), await edges(button)];
  expect(stack.bottom <= place.top || stack.top >= place.bottom).toBe(true);
}

for (const size of WINDOWS) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size, allowedErrors: [[NO_ANSWER], { scope: 'test' }] });

    test('a toast leaves the purchase button free, wherever the page is scrolled to', async ({
      page,
    }) => {
      await breakRemote(page);
      await openWith(page, { ...carpenterAnswers, quoteId: 'QTE-1234567' }, '/onboarding/purchase');
      await expect(shownToasts(page)).toHaveCount(1);
      await toasts(page).locator('p').first().dispatchEvent('pointerover');
      const button = page.getByRole('button', { name: /^Purchase for/ });
      for (const low of [0, 40, 90]) {
        await button.evaluate((one, below) => {
          const { bottom } = one.getBoundingClientRect();
          window.scrollBy({ top: bottom + below - window.innerHeight, behavior: 'instant' });
        }, low);
        await expectApart(page, button);
      }
    });

    test('a toast leaves the buttons of a step free, however long the page is', async ({
      page,
    }) => {
      await refused('past-insurance')(page);
      await expect(shownToasts(page)).toHaveCount(1);
      await toasts(page).locator('p').first().dispatchEvent('pointerover');
      for (const share of [0, 0.5, 1]) {
        await page.evaluate((part) => {
          const { scrollHeight } = document.documentElement;
          window.scrollTo({ top: part * (scrollHeight - innerHeight), behavior: 'instant' });
        }, share);
        await expectApart(page, primary(page));
        await expect(toasts(page).locator('p').first()).toBeInViewport();
      }
    });
  });
}

test.describe('where motion is not reduced', () => {
  test.use({
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('a toast goes with its room: the buttons do not move later, under a press', async ({
    page,
  }) => {
    await refused('subcontractors')(page);
    await expect(shownToasts(page)).toHaveCount(1);
    const tops = await primary(page).evaluate(topsOfFrames);
    expect(tops.without.length).toBeGreaterThan(20);
    expect(new Set(tops.with)).not.toEqual(new Set(tops.without));
    expect(new Set(tops.without).size).toBe(1);
  });
});

/** Runs in the page: closes the toast, and says where the button is in frames with it and without. */
async function topsOfFrames(button: Element): Promise<{ with: number[]; without: number[] }> {
  const tops: { with: number[]; without: number[] } = { with: [], without: [] };
  const shown = () => document.querySelector('[data-toast]')?.checkVisibility(SEEN) ?? false;
  const SEEN = { visibilityProperty: true };
  document.querySelector<HTMLElement>('[data-toasts] button')?.click();
  for (let count = 0; count < 60; count += 1) {
    tops[shown() ? 'with' : 'without'].push(button.getBoundingClientRect().top);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return tops;
}
