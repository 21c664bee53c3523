import type { Page } from '@playwright/test';
import { expect, test } from '../persistent-page.ts';

/** The marketing claims of spec section 9, word for word, with the page that makes each. */
const claims: readonly [path: string, claim: string][] = [
  ['/', '4.8/5 rating'],
  ['/', '7 minutes average quote time'],
  ['/', 'A+ rated carrier'],
  ['/', '100% instant online access'],
  ['/', 'buy online in about 10 minutes'],
  ['/', 'between two jobs. 10 minutes'],
  ['/', '30% savings'],
  ['/', '4.7 rating from 500,000+ people'],
  ['/', 'from as low as $25/month'],
  ['/', '300,000+ small businesses'],
  ['/', '4,200+ business types'],
  ['/', 'up to 15%'],
  ['/', 'Same-day coverage possible'],
  ['/about-us', '300,000+ small businesses'],
  ['/products/general-liability', 'GL from $19/month'],
  ['/products/general-liability', 'Claims decisions in 48 hours'],
  ['/products/general-liability', '10-minute setup'],
  ['/products/general-liability', 'Support 24/7 by phone, e-mail and chat'],
  ['/products/business-owners-policy', 'Bundling discount up to 15%'],
  ['/products/commercial-property', 'Commercial property from $14 a month'],
  ['/products/tools-and-equipment', 'Tools and equipment from $15 a month'],
  ['/products/tools-and-equipment', 'Theft cover applies within 100 feet of the business'],
  ['/products/tools-and-equipment', 'only for contractors and cleaning businesses'],
];

/** Visible text of each page, read once so that twenty claims do not need twenty page loads. */
const texts = new Map<string, string>();

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ lasting: { page, troubles } }) => {
  troubles.length = 0;
  for (const [path] of claims) if (!texts.has(path)) texts.set(path, await textOf(path, page));
  expect(troubles).toEqual([]);
});

async function textOf(path: string, page: Page): Promise<string> {
  // A window taller than any page, because content far below the window is not laid out.
  await page.setViewportSize({ width: 1280, height: 12_000 });
  await page.goto(path);
  // A page lays out the newly visible content in its next frame.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main > * > *')].every(
      (part) => part.checkVisibility({ contentVisibilityAuto: true }) || !part.checkVisibility(),
    ),
  );
  const text = await page.locator('main').innerText();
  return text.replace(/\s+/g, ' ');
}

for (const [path, claim] of claims) {
  test(`${path} says "${claim}"`, () => {
    expect(texts.get(path)).toContain(claim);
  });
}

test('figures and testimonials are marked as samples beside them, and the mark explains why', async ({
  page,
}) => {
  const stats = page.getByRole('region', { name: 'Sample figures' });
  const closing = page.locator('section[aria-labelledby="closing-title"]');
  for (const path of ['/about-us', '/products/general-liability', '/']) {
    await page.goto(path);
    for (const figures of [stats, closing]) {
      await expect(figures.getByText('Sample figures')).toBeVisible();
    }
  }
  await expect(stats).toContainText('4.8/5');
  await expect(page.getByRole('figure')).toHaveCount(3);
  for (const quote of await page.getByRole('figure').all()) {
    await expect(quote.getByText('Sample testimonial')).toBeVisible();
  }
  // One tab stop explains them all.
  await expect(page.getByRole('link', { name: /^Sample/ })).toHaveCount(1);
  await stats.getByRole('link', { name: 'Sample figures' }).click();
  await expect(page.locator('#samples')).toBeInViewport();
  await expect(page.locator('#samples')).toContainText('no policy is issued');
});

test('the footer shows both phones, available 24/7, the carrier and the year 2025', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '(312) 555-0142' })).toBeVisible();
  await expect(footer.getByRole('link', { name: '(312) 555-0188' })).toBeVisible();
  await expect(footer.getByText('Available 24/7 (sample number)')).toHaveCount(2);
  await expect(footer).toContainText('Lakefront Mutual (sample carrier)');
  await expect(footer).toContainText('© 2025 Plumbline');
});

test('the three steps show the real industries and the real prices', async ({ page }) => {
  await page.goto('/');
  const plans = page.getByRole('img', { name: /Basic, Premier and Deluxe/ });
  await expect(plans).toContainText('$293.84');
  await expect(plans).toContainText('$440.84');
  await expect(plans).toContainText('$498.67');
  const question = page.getByRole('img', { name: /six industries/ });
  await expect(question).toContainText('Offices & Professionals');
  const steps = page.getByRole('region', { name: 'Three easy steps' });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Tell us about your business',
    'Pick a plan',
    'Get your certificate instantly',
  ]);
});
