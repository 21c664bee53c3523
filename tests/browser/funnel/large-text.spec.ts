import { firefox, type Page } from '@playwright/test';
import { firefoxOptions } from '../firefox.ts';
import { expectNoSidewaysScroll } from './access.ts';
import { carpenterAnswers, openWith } from './drafts.ts';
import { stepPath } from './steps.ts';
import { expect, test } from '../persistent-page.ts';
import { spaceText } from '../space-text.ts';

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE });

const submitted = { ...carpenterAnswers, quoteId: 'QTE-1234567', quoteStatus: 'quoted' };
const paths = [
  '/',
  '/products/general-liability',
  '/privacy',
  '/onboarding',
  ...['construction-types', 'email', 'past-insurance', 'tools-and-equipment'].map(stepPath),
  '/onboarding/quote',
  '/onboarding/purchase',
  '/onboarding/papers?paper=certificate',
];

/** Words beyond the right edge of the window that no scrolling brings into view. */
const wordsOutside = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1;
    /** In something that scrolls by itself, or for screen readers only. */
    const isFine = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX === 'auto' ||
        element.getBoundingClientRect().width <= 1 ||
        isFine(element.parentElement));
    const outside: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { parentElement: parent, textContent } = words.currentNode;
      if (parent?.checkVisibility() !== true || isFine(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      if ([...range.getClientRects()].some(({ right }) => right > edge))
        outside.push(textContent ?? '');
    }
    return outside;
  });

/** Runs `look` with the visitor's browser text size setting, which defines the rem. */
async function withTextOf(pixels: number, page: Page, look: (page: Page) => Promise<void>) {
  await (test.info().project.use.browserName === 'firefox'
    ? inFirefoxWithTextOf(pixels, look)
    : inChromiumWithTextOf(pixels, page, look));
}

async function inChromiumWithTextOf(
  pixels: number,
  page: Page,
  look: (page: Page) => Promise<void>,
) {
  const session = await page.context().newCDPSession(page);
  const setSize = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard } });
  await setSize(pixels);
  await look(page);
  await setSize(16);
  await session.detach();
}

/** Firefox reads this setting at startup. */
async function inFirefoxWithTextOf(pixels: number, look: (page: Page) => Promise<void>) {
  const { baseURL = '' } = test.info().project.use;
  const browser = await firefox.launch(firefoxOptions({ 'font.size.variable.x-western': pixels }));
  try {
    await look(await browser.newPage({ baseURL, viewport: PHONE, serviceWorkers: 'block' }));
  } finally {
    await browser.close();
  }
}

for (const { pixels, tag } of [
  { pixels: 24, tag: ['@long'] },
  { pixels: 32, tag: [] },
]) {
  test(
    `with text of ${pixels} px no page scrolls sideways on a phone or cuts words off`,
    { tag },
    async ({ page: ours }) => {
      test.setTimeout(120_000);
      await withTextOf(pixels, ours, async (page) => {
        for (const path of paths) {
          await openWith(page, submitted, path);
          await expect.soft(page.locator('h1')).toBeVisible();
          await expect(page.locator('html')).toHaveCSS('font-size', `${pixels}px`);
          await expectNoSidewaysScroll(page, `${path} with text of ${pixels} px`);
          expect(await wordsOutside(page), path).toEqual([]);
        }
      });
    },
  );
}

/** Runs in the page: enlarges text as phones do, which tell neither the rem nor media queries. */
function doubleText(): void {
  const all = [...document.querySelectorAll<HTMLElement>('body, body *')];
  const sizes = all.map((one) => parseFloat(getComputedStyle(one).fontSize));
  for (const [index, one] of all.entries()) one.style.fontSize = `${2 * (sizes[index] ?? 0)}px`;
}

/** Runs in the page: lines of text of different elements that cover each other. */
function overlaps(selector: string): string[] {
  const lines = [...document.querySelectorAll(selector)].flatMap((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const boxes = one.checkVisibility() ? [...range.getClientRects()] : [];
    return boxes.filter(({ width }) => width > 1).map((box) => ({ one, box }));
  });
  return lines.flatMap((a, index) =>
    lines.slice(index + 1).flatMap((b) => {
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      const isSame = a.one.contains(b.one) || b.one.contains(a.one);
      // Lines of type are taller than their letters.
      return isSame || across <= 1 || down <= 0.3 * Math.min(a.box.height, b.box.height)
        ? []
        : [`${a.one.textContent} over ${b.one.textContent}`];
    }),
  );
}

test('with text enlarged by the phone no amount is cut off and no two names cover each other', async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/onboarding/quote', '/onboarding/purchase']) {
      await openWith(page, submitted, path);
      await expect(page.locator('dd').filter({ hasText: '$' }).first()).toBeVisible();
      await page.evaluate(doubleText);
      for (const names of [
        '[data-plan] label > span, [data-plan] p > [aria-hidden]',
        '[role=progressbar] + span',
      ])
        expect.soft(await page.evaluate(overlaps, names), `${width} px, ${path}`).toEqual([]);
      for (const amount of await page
        .locator('dl dd')
        .filter({ hasText: /^\$[\d.,]+$/ })
        .all()) {
        const beyond = await amount.evaluate((one) => {
          const card = one.closest('dl')?.getBoundingClientRect();
          return one.getBoundingClientRect().right - (card?.right ?? 0);
        });
        expect.soft(beyond, `${width} px, ${path}: ${await amount.textContent()}`).toBeLessThan(1);
      }
    }
  }
});

const dialogs = [
  { path: stepPath('email'), opener: 'Log in' },
  { path: stepPath('business-locations'), opener: 'Add location' },
  { path: '/onboarding/quote', opener: /^View details/ },
];

test('with text of 32 px a dialog begins at its heading and does not scroll sideways', async ({
  page: ours,
}) => {
  await withTextOf(32, ours, async (page) => {
    for (const { path, opener } of dialogs) {
      await openWith(page, submitted, path);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      await page.getByRole('button', { name: opener }).first().click();
      const dialog = page.getByRole('dialog');
      await expect.soft(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
      const sideways = await dialog.evaluate((one) => one.scrollWidth - one.clientWidth);
      expect.soft(sideways, `${path}: pixels to scroll sideways`).toBe(0);
    }
  });
});

test('with the text spacing of WCAG 1.4.12 no page scrolls sideways at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of paths) {
    await openWith(page, submitted, path);
    await page.evaluate(spaceText);
    await expectNoSidewaysScroll(page, `${path} with wide text`);
  }
});
