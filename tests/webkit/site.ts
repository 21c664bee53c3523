import { inject } from 'vitest';
import { startProxy } from '../browser/draft/counting-proxy.ts';
import type { ServerProcess } from '../browser/draft/server-process.ts';
import { startWebKit, type WebKit } from './driver.ts';
import { KEYS, pageOf } from './page.ts';

export type Visit = Awaited<ReturnType<typeof visit>>;

/** The storage key of each questionnaire's answers. */
const KEPT = { '/onboarding': 'onboardingProgress', '/commercial-auto': 'commercialAutoProgress' };
export type Start = keyof typeof KEPT;

type Setting = {
  /** Options of WebKit's MiniBrowser. */
  options?: readonly string[];
  /** A server of the test's own, which it can stop. */
  server?: ServerProcess;
};

/** The built site behind a fixed address, and a visitor in WebKit. */
export async function visit({ options = [], server }: Setting = {}) {
  const line = await startProxy(server?.origin ?? (() => inject('site')));
  const webkit: WebKit = await startWebKit(options).catch(async (error: unknown) => {
    await line.close();
    throw error;
  });
  const page = pageOf(webkit);
  return {
    webkit,
    page,
    origin: line.origin,
    /** Opens a path of the site. */
    go: (path: string) => page.open(`${line.origin}${path}`),
    /** Replaces the site's storage with these answers of a questionnaire. */
    keep: async (answers: object, start: Start = '/onboarding') => {
      await page.open(`${line.origin}/robots.txt`);
      const draft = JSON.stringify({ uuid: crypto.randomUUID(), currentStep: 1, ...answers });
      await page.evaluate(
        'localStorage.clear(); localStorage.setItem(arguments[0], arguments[1])',
        KEPT[start],
        draft,
      );
    },
    leave: async () => {
      await webkit.quit();
      await line.close();
    },
  };
}

/** Widths of a phone and a desktop. */
export const SIZES = {
  phone: { name: 'phone', width: 390, height: 844 },
  desk: { name: 'desk', width: 1280, height: 900 },
} as const;
export type Size = (typeof SIZES)[keyof typeof SIZES];

/**
 * Presses Continue, and returns the path that it leads to. By keyboard: a mouse press in the same
 * place would count as a double click for a while.
 */
export async function pressContinue({ page }: Visit): Promise<string> {
  const before = await page.path();
  await page.until(
    "return document.querySelector('[data-primary]:not([aria-disabled=true])') !== null",
  );
  await page.type('[data-primary]', KEYS.Enter);
  await page.until(
    'return location.pathname !== arguments[0] && document.querySelectorAll("h1").length === 1',
    before,
  );
  return String(await page.path());
}
