import type { Page } from '@playwright/test';
import texts from '../../schemas/content/replay-texts.json' with { type: 'json' };
import type { Expected } from './expected.ts';

/** The dev server prebundles dependencies on its first request, which takes a while. */
const PATIENCE = 30_000;

/** Opens a link and describes what differs from the expectation; null: the page matches the finding. */
export async function difference(
  page: Page,
  link: string,
  expected: Expected,
): Promise<string | null> {
  await page.goto(link, { timeout: PATIENCE });
  await page.locator('h1').first().waitFor({ timeout: PATIENCE });
  const shown = await page.locator('body').innerText();
  if ([texts.unreadable.title, texts.partly.title].some((title) => shown.includes(title))) {
    return 'the link is not taken as it is';
  }
  const path = pathOf(page);
  if (path !== expected.path) return `${path} is shown instead of ${expected.path}`;
  const heading = await page.locator('h1').first().innerText();
  if (expected.heading !== null && plain(heading) !== plain(expected.heading)) {
    return `the page is called "${heading}" instead of "${expected.heading}"`;
  }
  if (expected.text !== null && !plain(shown).includes(plain(expected.text))) {
    return `"${expected.text}" is not on the page`;
  }
  return expected.pressed === null ? null : await afterPress(page, expected.pressed);
}

async function afterPress(
  page: Page,
  pressed: NonNullable<Expected['pressed']>,
): Promise<string | null> {
  const start = pathOf(page);
  const button = page.locator('[data-primary]');
  const isWaiting = (await button.getAttribute('aria-disabled')) === 'true';
  await button.click({ force: true });
  if (!pressed.stays) {
    const isPresent = (url: URL) => pressed.paths.includes(url.pathname);
    const led = await page.waitForURL(isPresent, { timeout: PATIENCE }).then(
      () => true,
      () => false,
    );
    return led
      ? null
      : `Continue leads to ${pathOf(page)} instead of ${pressed.paths[0] ?? 'nothing'}`;
  }
  // A waiting button explains the reason in its own words.
  if (isWaiting) return pathOf(page) === start ? null : `Continue leads to ${pathOf(page)}`;
  const said = page.getByText(pressed.says).first();
  const isShown = await said.waitFor({ timeout: PATIENCE / 3 }).then(
    () => true,
    () => false,
  );
  if (pathOf(page) !== start)
    return `Continue leads to ${pathOf(page)} instead of saying "${pressed.says}"`;
  return isShown ? null : `Continue does not say "${pressed.says}"`;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
