/**
 * What keeps a page going while its application loads. It is a separate file, and the first of the page:
 * a page whose application failed to load is reloaded once the server answers again, and a link that is
 * pressed in the meantime is followed.
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

/**
 * A link that is replaced by the same one while a mouse presses it, as those of a placeholder are by the
 * application, gets no click from the browser. A finger decides where it is lifted.
 */
let pressed: HTMLAnchorElement | null = null;
document.addEventListener('mousedown', (event) => (pressed = linkOf(event)));
document.addEventListener('mouseup', (event) => {
  const link = linkOf(event);
  if (pressed?.isConnected === false && link?.href === pressed.href) link.click();
});

const linkOf = (event: Event): HTMLAnchorElement | null => around(event, 'a');

function around<Found extends Element>({ target }: Event, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

/**
 * A press of a button that does nothing yet is marked there, unless something is entered after it: the
 * application presses it once it can (`captureEarlyPress`).
 */
let marked: Element | null = null;
document.addEventListener('click', (event) => {
  const button = around(event, 'button[data-primary][type="button"]');
  if (button === null) return;
  marked = button;
  marked.setAttribute('data-pressed', '');
});
document.addEventListener('input', () => {
  marked?.removeAttribute('data-pressed');
  marked = null;
});
