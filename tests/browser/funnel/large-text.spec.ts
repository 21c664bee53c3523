import { chromium, firefox, type Browser } from '@playwright/test';
import { browserOptions } from '../chromium.ts';
import { firefoxOptions } from '../firefox.ts';
import { expectNoSidewaysScroll } from './access.ts';
import { carpenterAnswers, openWith } from './drafts.ts';
import { stepPath } from './steps.ts';
import { expect, test } from '../test.ts';

const submitted = { ...carpenterAnswers, quoteId: 'QTE-1234567', quoteStatus: 'quoted' };
const paths = [
  '/',
  '/onboarding',
  ...['construction-types', 'email', 'past-insurance', 'tools-and-equipment'].map(stepPath),
  '/onboarding/quote',
  '/onboarding/purchase',
];

/** A browser whose visitor has set the size of text, which is what a rem is. */
async function withTextOf(pixels: number, look: (browser: Browser) => Promise<void>) {
  const { browserName } = test.info().project.use;
  const browser = await (browserName === 'firefox'
    ? firefox.launch(firefoxOptions({ 'font.size.variable.x-western': pixels }))
    : largeChromium(pixels));
  try {
    await look(browser);
  } finally {
    await browser.close();
  }
}

function largeChromium(pixels: number): Promise<Browser> {
  const { args = [], ...options } = browserOptions();
  const setting = `--blink-settings=defaultFontSize=${pixels}`;
  return chromium.launch({ ...options, args: [...args, setting] });
}

for (const pixels of [24, 32]) {
  test(`with text of ${pixels} px a phone scrolls no page sideways`, async ({ baseURL }) => {
    test.setTimeout(120_000);
    await withTextOf(pixels, async (browser) => {
      const page = await browser.newPage({
        baseURL: baseURL ?? '',
        viewport: { width: 390, height: 844 },
        serviceWorkers: 'block',
      });
      for (const path of paths) {
        await openWith(page, submitted, path);
        await expect.soft(page.locator('h1')).toBeVisible();
        await expectNoSidewaysScroll(page, `${path} with text of ${pixels} px`);
      }
    });
  });
}

const dialogs = [
  { path: stepPath('email'), opener: 'Log in' },
  { path: stepPath('business-locations'), opener: 'Add location' },
  { path: '/onboarding/quote', opener: /^View details/ },
];

test('with text of 32 px a dialog begins at its heading and scrolls nowhere sideways', async ({
  baseURL,
}) => {
  await withTextOf(32, async (browser) => {
    const page = await browser.newPage({
      baseURL: baseURL ?? '',
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'block',
    });
    for (const { path, opener } of dialogs) {
      await openWith(page, submitted, path);
      await page.getByRole('button', { name: opener }).first().click();
      const dialog = page.getByRole('dialog');
      await expect.soft(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
      const sideways = await dialog.evaluate((one) => one.scrollWidth - one.clientWidth);
      expect.soft(sideways, `${path}: pixels to scroll sideways`).toBe(0);
    }
  });
});

test('with the text spacing of WCAG 1.4.12 no page of 320 px scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  for (const path of paths) {
    await openWith(page, submitted, path);
    await expectNoSidewaysScroll(page, `${path} with wide text`);
  }
});
