import { brokenWords } from '../broken-words.ts';
import { expect, test } from '../persistent-page.ts';
import { spaceText } from '../space-text.ts';
import { marketingPaths, NOT_FOUND } from './pages.ts';
import { BROKEN_FIGURES } from '../look.ts';

for (const path of [
  '/products/general-liability',
  '/products/commercial-auto',
  '/products/employment-practices-liability',
]) {
  test(`${path}: industry tiles are two per row on phones and six per row on wide screens`, async ({
    page,
  }) => {
    await page.goto(path);
    const tiles = page.getByRole('main').locator('a[href^="/onboarding"][data-industry]');
    await expect(tiles).toHaveCount(6);
    const abreast = () =>
      tiles.evaluateAll((all) => {
        const tops = all.map((tile) => Math.round(tile.getBoundingClientRect().top));
        return tops.filter((top) => top === tops[0]).length;
      });
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await abreast()).toBe(2);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await abreast()).toBe(6);
  });
}

for (const path of ['/', '/about-us', '/products/general-liability', '/privacy']) {
  test(`${path}: everything is aligned with the logo, also on a very wide screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(path);
    const begins = await page.evaluate(() => {
      const logo = document.querySelector('header svg');
      const parts = [logo?.closest('a'), ...document.querySelectorAll('main > *')];
      const lines = parts.map((part) =>
        [...(part?.querySelectorAll('h1, h2, svg') ?? [])]
          .filter((one) => one.checkVisibility())
          .map((one) => Math.round(one.getBoundingClientRect().left)),
      );
      const footer = document.querySelector('footer > *')?.getBoundingClientRect().left ?? 0;
      return [...lines.filter(({ length }) => length > 0).map((all) => Math.min(...all)), footer];
    });
    expect(begins.length).toBeGreaterThan(2);
    expect(new Set(begins).size, begins.join(', ')).toBe(1);
  });
}

/** Runs in the page: each `h1` that has other lines in the font that stands in until ours has come. */
function movedByFont(): string[] {
  return [...document.querySelectorAll('h1')].flatMap((title) => {
    const { fontFamily } = getComputedStyle(title);
    const lines = () => title.getBoundingClientRect().height;
    const ours = lines();
    title.style.fontFamily = fontFamily.split(',').slice(1).join(',');
    const standIn = lines();
    title.style.fontFamily = '';
    return ours === standIn ? [] : [`${title.textContent}: ${standIn} to ${ours} px`];
  });
}

test.describe('the title of every page', () => {
  test.use({ allowedErrors: [NOT_FOUND, { scope: 'test' }] });
  test('takes as many lines before its font has come, so that nothing below it moves', async ({
    page,
  }) => {
    for (const path of marketingPaths) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 360, 375, 390, 412, 430, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await page.evaluate(movedByFont), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
});

// One page load: only the width changes.
test('the landing page breaks no word, price or header, even on the narrowest phone', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [320, 1024])
    await test.step(`no word is broken at ${width} px, not even in its pictures`, async () => {
      await page.setViewportSize({ width, height: 1000 });
      expect(await brokenWords(page.getByRole('main'))).toEqual([]);
    });

  await test.step('the mark of the recommended plan stands clear of its price in the picture', async () => {
    await page.setViewportSize({ width: 1024, height: 1000 });
    const overlaps = await page.getByText('Recommended', { exact: true }).evaluate((mark) => {
      const price = mark.parentElement?.nextElementSibling?.getBoundingClientRect();
      const own = mark.getBoundingClientRect();
      return price === undefined || (own.right > price.left && own.bottom > price.top);
    });
    expect(overlaps).toBe(false);
  });

  await test.step('no risk of five stands alone in a row on a tablet', async () => {
    await page.setViewportSize({ width: 768, height: 1000 });
    const key = page.getByRole('navigation', { name: 'Key to the drawing' });
    const tops = await key
      .getByRole('listitem')
      .evaluateAll((all) => all.map((risk) => Math.round(risk.getBoundingClientRect().top)));
    const [first, second] = [tops[0], tops[3]];
    expect(tops).toEqual([first, first, first, second, second]);
  });

  await test.step('the sentence on the license has the width of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const license = page.getByRole('contentinfo').getByText(/^No license yet/);
    expect((await license.boundingBox())?.width).toBeGreaterThan(300);
  });

  await test.step('the narrowest phone has logo, quote and menu on one line', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    const header = page.getByRole('banner');
    const middles = await header.locator('a:visible, button:visible').evaluateAll((all) =>
      all.map((one) => {
        const { top, height } = one.getBoundingClientRect();
        return Math.round(top + height / 2);
      }),
    );
    expect(middles).toHaveLength(3);
    expect(new Set(middles).size).toBe(1);
  });

  for (const width of [320, 360, 390, 430, 1280, 1440])
    await test.step(`a price and its month, and “E-Commerce”, stay on one line at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(`(() => {${BROKEN_FIGURES}})()`)).toEqual([]);
    });

  await test.step('with the letter and word spacing of WCAG 1.4.12 every figure stays inside of a narrow window', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.evaluate(spaceText);
    const figures = page.getByRole('region', { name: 'Sample figures' }).getByRole('listitem');
    await figures.first().scrollIntoViewIfNeeded();
    const edges = await figures.evaluateAll((all) =>
      all.map((figure) => {
        const words = document.createRange();
        words.selectNodeContents(figure);
        return words.getBoundingClientRect().right;
      }),
    );
    expect(edges).toHaveLength(4);
    expect(Math.max(...edges)).toBeLessThanOrEqual(320);
  });
});

for (const width of [1024, 1280]) {
  test(`the footer's lists are evenly spaced at ${width} px, even where a name takes two lines`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto('/terms');
    const heights = await page
      .getByRole('contentinfo')
      .locator('li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
    expect(new Set(heights)).toEqual(new Set([44]));
  });
}

test('icons of industries are level, whether a name takes one line or two', async ({ page }) => {
  await page.goto('/products/commercial-auto');
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 1000 });
    const tops = await page
      .locator('a[data-industry] svg')
      .evaluateAll((icons) => icons.map((icon) => Math.round(icon.getBoundingClientRect().top)));
    expect(new Set(tops).size, `${width} px`).toBe(1);
  }
});

for (const path of ['/', '/products/general-liability']) {
  test(`${path}: the two links to a quote are side by side on a tablet`, async ({ page }) => {
    await page.goto(path);
    for (const width of [768, 1024]) {
      // Tall enough that no section is skipped in layout.
      await page.setViewportSize({ width, height: 8000 });
      const tops = () =>
        page
          .getByRole('main')
          .getByRole('link', { name: /^(Get Instant Quote|Talk to an Expert)$/ })
          .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      await expect.poll(async () => new Set(await tops()).size, `${width} px`).toBe(2);
      expect(await tops()).toHaveLength(4);
    }
  });
}

test('the footer of a short page is at the bottom of a tall window', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1600 });
  await page.goto('/products/cyber-insurance');
  const foot = () =>
    page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom);
  await expect.poll(foot).toBe(1600);
});

test('pages have what a shared link shows: title, description, picture', async ({
  page,
  request,
}) => {
  for (const path of ['/', '/about-us', '/products/general-liability']) {
    await page.goto(path);
    for (const property of ['og:title', 'og:description', 'og:image', 'og:type']) {
      await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', /\S/);
    }
    // Whoever shares the link fetches the picture by itself.
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await request.get(new URL(picture ?? '').pathname)).status()).toBe(200);
  }
});
