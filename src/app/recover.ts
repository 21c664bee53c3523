/**
 * Reloads a page whose application has not arrived, once the server answers again. A file of its own,
 * and the first of the page: what it watches over may be any of the others.
 */
const SOON_MS = 3000;
/** After a reload that did not help: a host in trouble is not to be asked all the time. */
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
      // Any answer will do: a file that is gone belongs to a build before, as this page does.
      await fetch(address, { method: 'HEAD', cache: 'no-store' });
      window.location.reload();
      return;
    } catch {
      // Still no network.
    }
  }
}
