/** No second reload this soon after one that did not help: hosts may roll out unevenly. */
const APART_MS = 10_000;
/** The same for reloads that no visitor waits for. */
const FAR_APART_MS = 600_000;

/**
 * True if the site now serves another build, so that files of this page's build may be gone. False
 * if there is no answer, and right after a reload.
 */
export async function isOutdated(page: Window & typeof globalThis = window): Promise<boolean> {
  const own = [...page.document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')];
  if (own.length === 0 || wasJustReloaded(page)) return false;
  const html = await served(page);
  return html !== undefined && own.some(({ src }) => !html.includes(new URL(src).pathname));
}

/** True if the site can be reached. */
export async function isServed(page: Window & typeof globalThis = window): Promise<boolean> {
  return (await served(page)) !== undefined;
}

async function served(page: Window & typeof globalThis): Promise<string | undefined> {
  try {
    const answer = await page.fetch(page.location.pathname, { cache: 'no-store' });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

/** Says whether a reload would lose something now; `isAwaited` if the page cannot go on without it. */
type ReloadHold = (isAwaited: boolean) => boolean;

const holds = new Set<ReloadHold>();

/** Lets `hold` keep the page from being reloaded on its own. Returns the function that ends that. */
export function holdReload(hold: ReloadHold): () => void {
  holds.add(hold);
  return () => void holds.delete(hold);
}

/** Reloads the page unless something on it would be lost. */
export async function renewIfFree(isAwaited: boolean): Promise<void> {
  // A file that stays out of reach, e.g. blocked by an extension, must not reload the page forever.
  if (!isAwaited && wasJustReloaded(window, FAR_APART_MS)) return;
  if (![...holds].some((hold) => hold(isAwaited))) await renew();
}

/** A second reload would only end the first, whose page may take long to come. */
let isRenewing = false;

/** Reloads the page as it is served now, once. The draft is stored when the page unloads. */
async function renew(page: Window & typeof globalThis = window): Promise<void> {
  if (isRenewing) return;
  isRenewing = true;
  if ('serviceWorker' in page.navigator && page.navigator.serviceWorker.controller !== null) {
    // The worker would serve the page of its own edition, some of whose files it has lost.
    const registration = await page.navigator.serviceWorker.getRegistration();
    await registration?.unregister();
  }
  page.location.reload();
}

/** True shortly after the page was reloaded. */
export function wasJustReloaded(
  { performance }: typeof globalThis = window,
  within = APART_MS,
): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isReload = entry !== undefined && 'type' in entry && entry.type === 'reload';
  return isReload && performance.now() < within;
}
