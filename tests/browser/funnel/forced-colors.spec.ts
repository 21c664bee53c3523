import type { Locator, Page } from '@playwright/test';
import { carpenterAnswers, openStep, openWith } from './drafts.ts';
import { openFolds } from './folds.ts';
import { primary } from './steps.ts';
import { launched } from '../launched.ts';
import { expect, test } from '../persistent-page.ts';

test.use({
  colorScheme: 'dark',
  contextOptions: { forcedColors: 'active' },
  ...launched({
    'browser.display.document_color_use': 2,
    'layout.css.prefers-color-scheme.content-override': 0,
  }),
});

const styleOf = (element: Locator) =>
  element.evaluate((shown) => {
    const { color, backgroundColor, borderTopColor } = getComputedStyle(shown);
    return { color, backgroundColor, borderTopColor };
  });

/** Icons whose color differs from the text next to them. */
const strangers = (drawings: Locator) =>
  drawings.evaluateAll((all) =>
    all
      .filter(({ parentElement }) => parentElement !== null)
      .filter(
        (svg) => getComputedStyle(svg).color !== getComputedStyle(svg.parentElement ?? svg).color,
      )
      .map((svg) => svg.outerHTML),
  );

test('a disabled Continue looks different from an enabled one', async ({ page }) => {
  await openStep(page, 'employee-activities');
  const waiting = await styleOf(primary(page));
  await openWith(page, carpenterAnswers, '/onboarding/revenue-payroll');
  const ready = await styleOf(primary(page));
  expect(waiting.color).not.toBe(ready.color);
  expect(waiting.borderTopColor).not.toBe(ready.borderTopColor);
});

test('a checked trade is filled, and one that is not is as empty as the page', async ({ page }) => {
  await openWith(page, carpenterAnswers, '/onboarding/construction-types');
  const box = (name: RegExp) =>
    page.locator('label').filter({ hasText: name }).locator('span').last();
  const ground = await styleOf(page.locator('html'));
  const [checked, empty] = [await styleOf(box(/^Carpentry/)), await styleOf(box(/^Masonry/))];
  expect(empty.backgroundColor).toBe(ground.backgroundColor);
  expect(checked.backgroundColor).not.toBe(ground.backgroundColor);
});

test('icons have the color of the text beside them', async ({ page }) => {
  await openWith(page, carpenterAnswers, '/onboarding/quote');
  await expect(page.getByText('Choose your plan')).toBeVisible();
  await openFolds(page);
  expect(await strangers(page.locator('main svg[aria-hidden]'))).toEqual([]);
  await openStep(page, 'industry');
  expect(await strangers(page.locator('main svg[aria-hidden]'))).toEqual([]);
});

test('the chosen day and year of a calendar are filled, and no other is', async ({ page }) => {
  await openWith(page, carpenterAnswers, '/onboarding/insurance-start-date');
  await page.getByRole('button', { name: /^Change the date/ }).click();
  const calendar = page.getByRole('dialog');
  const ground = async (one: Locator) => (await styleOf(one)).backgroundColor;
  const empty = await ground(calendar);
  const day = (name: RegExp) => ground(calendar.getByRole('gridcell', { name }));
  await expect.poll(() => day(/^December 31/)).not.toBe(empty);
  expect(await day(/^December 31/)).not.toBe(await day(/^December 30/));
  await calendar.getByRole('button', { name: /year view/ }).click();
  const year = (checked: boolean) => ground(calendar.getByRole('radio', { checked }).first());
  await expect.poll(() => year(true)).not.toBe(empty);
  expect(await year(true)).not.toBe(await year(false));
});

test('the stamp on the sample certificate leaves the text under it readable', async ({ page }) => {
  await openWith(page, carpenterAnswers, '/onboarding/papers?paper=certificate');
  const paper = page.locator('[data-watermark]');
  const stamped = await paper.screenshot({ animations: 'disabled' });
  await paper.evaluate((sheet) => sheet.removeAttribute('data-watermark'));
  const bare = await page.getByRole('article').screenshot();
  expect(await changedShare(page, stamped, bare)).toBeLessThan(0.12);
});

/** Share of pixels, 0-1, that differ between two pictures of the same size. */
const changedShare = (page: Page, ...pictures: Buffer[]) =>
  page.evaluate(
    async (encoded) => {
      const [first = [], second = []] = await Promise.all(
        encoded.map(async (bytes) => {
          const png = new Blob([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))]);
          const image = await createImageBitmap(png);
          const canvas = new OffscreenCanvas(image.width, image.height);
          canvas.getContext('2d')?.drawImage(image, 0, 0);
          const data = canvas.getContext('2d')?.getImageData(0, 0, image.width, image.height);
          return [...new Uint32Array(data?.data.buffer ?? new ArrayBuffer())];
        }),
      );
      return first.filter((pixel, index) => pixel !== second[index]).length / first.length;
    },
    pictures.map((picture) => picture.toString('base64')),
  );
