import { expect, test } from '../test.ts';
import { builtHtml, builtPaths, marketingPaths } from './pages.ts';

/** Limit for all scripts of `/`, in bytes on the wire including headers (project budget: 75 KiB). */
const SCRIPT_BUDGET = 16 * 1024;

test('the build wrote a page for each URL of the content, and no other', () => {
  const expected = marketingPaths.filter((path) => path !== '/no-such-page');
  expect(builtPaths().toSorted()).toEqual(expected.toSorted());
});

test('no page requests anything from another server, and none violates its own policy', async ({
  page,
}) => {
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') elsewhere.push(request.url());
  });
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    // Playwright says that it lets no worker in (`serviceWorkers` in its configuration).
    const isBlocked = message.text().startsWith('Service Worker registration blocked');
    if (isComplaint && !isBlocked) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const path of marketingPaths.filter((candidate) => candidate !== '/no-such-page')) {
    const answer = await page.goto(path);
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the landing page needs little script, which moves nothing when it loads', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Map<string, string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script') scripts.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  // A font that takes its fallback's place moves a line by a few pixels, whenever it comes: `shifts.ts` has
  // the limit for that. Here only the script may move something.
  await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }));
  await page.goto('/');
  await page.getByRole('heading', { name: 'Three easy steps' }).scrollIntoViewIfNeeded();
  await page.locator('[data-carousel="on"]').waitFor();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum), 500);
      }),
  );
  expect([...scripts.values()].some((url) => url.includes('embla'))).toBe(true);
  expect(bytes).toBeLessThan(SCRIPT_BUDGET);
  expect(shift).toBe(0);
});

for (const path of marketingPaths) {
  test(`${path} carries no style attribute and no application`, () => {
    const html = builtHtml(path);
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toMatch(/assets\/(app|funnel)-/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('<html lang="en-US">');
    // Without `viewport-fit=cover`, phones with a notch report no safe-area insets.
    expect(html).toMatch(/<meta name="viewport"[^>]*viewport-fit=cover/);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page can be read, navigated, scrolled and searched', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const text of [
      '4.8/5',
      '7 minutes',
      'A+',
      '100%',
      'Three easy steps',
      'Tell us about your business',
      'Pick a plan',
      'Get your certificate instantly',
    ]) {
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(page.locator('[data-carousel-viewport] article')).toHaveCount(9);
    await expect(page.getByRole('button', { name: 'Next product' })).toBeHidden();
    const hero = page.getByRole('main').getByRole('link', { name: 'Get Instant Quote' }).first();
    await expect(hero).toHaveAttribute('href', '/onboarding');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Talk to an Expert' }).first(),
    ).toHaveAttribute('href', 'tel:+13125550142');
  });

  test('the menu opens and a question of a product page can be read', async ({ page }) => {
    await page.goto('/products/general-liability');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close the menu' }).click();
    await page.getByText('Am I required to have it?').click();
    await expect(page.getByText('Most states do not require it of every business.')).toBeVisible();
  });
});
