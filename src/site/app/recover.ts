/**
 * Reloads a page whose application failed to load, once the server answers again. It is a separate
 * file, and the first of the page, because any of the others may be the one that failed.
 */
const SOON_MS = 3000;
/** After a reload that did not help, so as not to flood a host in trouble. */
const LATER_MS = 30_000;

for (const script of document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')) {
  script.addEventListener('error', () => void reloadOnceAnswered(script.src), { once: true });
}

async function reloadOnceAnswered(address: string): Promise<void> {
  const [entry] = performance.getEntriesByType('navigation');
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
  for (;;) {
    await new Promise((again) => setTimeout(again, isReload ? LATER_MS : SOON_MS));
    try {
      // Any response will do: a file that is gone belongs to an earlier build, as this page does.
      await fetch(address, { method: 'HEAD', cache: 'no-store' });
      window.location.reload();
      return;
    } catch {
      // Still no network.
    }
  }
}
