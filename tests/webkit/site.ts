import { startServer } from '../browser/draft/server-process.ts';
import { startWebKit, type WebKit } from './driver.ts';
import { pageOf } from './page.ts';

export type Visit = Awaited<ReturnType<typeof visit>>;

/** The built site in a server of its own, and a visitor in WebKit. */
export async function visit(options: readonly string[] = []) {
  const server = await startServer();
  const webkit: WebKit = await startWebKit(options).catch(async (error: unknown) => {
    await server.remove();
    throw error;
  });
  const page = pageOf(webkit);
  return {
    server,
    webkit,
    page,
    /** Opens a path of the site. */
    go: (path: string) => page.open(`${server.origin()}${path}`),
    /** Puts a draft into the site's storage as an earlier visit left it. */
    keep: async (draft: string) => {
      await page.open(`${server.origin()}/robots.txt`);
      await page.evaluate("localStorage.setItem('onboardingProgress', arguments[0])", draft);
    },
    leave: async () => {
      await webkit.quit();
      await server.remove();
    },
  };
}

/** Widths of a phone and of a desk. The browser's own bar makes windows of less than 447 px wider. */
export const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desk', width: 1280, height: 900 },
] as const;

/** A draft as the browser keeps it, with an id that no other test has. */
export const draftOf = (answers: object) =>
  JSON.stringify({ uuid: crypto.randomUUID(), currentStep: 1, ...answers });

/** Presses Continue until the page is another one: a second press at one spot may be a double click. */
export async function goOn({ page }: Visit): Promise<string> {
  const before = await page.path();
  await page.until(
    "return document.querySelector('[data-primary]:not([aria-disabled=true])') !== null",
  );
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await page.press('[data-primary]');
    const moved = await page
      .until(
        'return location.pathname !== arguments[0] && document.querySelectorAll("h1").length === 1',
        before,
      )
      .catch(() => false);
    if (moved === true) return String(await page.path());
  }
  throw new Error(`Continue leads nowhere from ${String(before)}`);
}
