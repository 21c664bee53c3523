import { readdirSync } from 'node:fs';
import { at, type View } from './view.ts';

/** `dist/about-us/index.html` -> `/about-us`, without the questionnaires. */
const prerendered = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html') && !/^(onboarding|commercial-auto)/.test(file))
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
  .sort();

const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '_'));

const ANSWERED = '/products/general-liability';

/** All pages outside the funnel, and everything that opens on them. */
export const marketingPages: readonly View[] = [
  ...[...prerendered, '/no-such-page'].map((path): View => ({
    name: nameOf(path),
    shows: 'page',
    open: at(path),
  })),
  { name: 'home-first-window', shows: 'window', open: at('/') },
  {
    name: 'home-focus',
    shows: 'window',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('main').getByRole('link', { name: 'Get Instant Quote' }).first().focus();
      // The focus ring only appears for keyboard users.
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
    },
  },
  {
    name: 'home-menu',
    shows: 'window',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByText('Products').click();
    },
  },
  {
    name: 'home-log-in',
    shows: 'window',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
      await page
        .getByRole('dialog', { name: 'Menu' })
        .getByRole('button', { name: 'Log in' })
        .click();
    },
  },
  {
    name: 'product-question-open',
    shows: 'page',
    open: async (page) => {
      await page.goto(ANSWERED);
      await page.locator('main summary').nth(1).click();
    },
  },
  {
    name: 'home-forced-colors',
    shows: 'page',
    open: async (page) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto('/');
    },
  },
];
