import { FUNNEL } from '../funnel-path.ts';

/** Milliseconds that the first question, the next one and the saved answers get to load first. */
const LATER = 2_000;

/**
 * Makes the funnel work offline from now on, once the visitor is busy with a question. Not for
 * visitors with Save-Data, and not in development.
 * @returns a function that cancels, for a page that is left before that.
 */
export function workOffline(failed: (error: unknown) => void): () => void {
  if (!import.meta.env.PROD || import.meta.env.VITE_OFFLINE === 'off') return () => undefined;
  const timer = window.setTimeout(() => {
    // Absent on plain HTTP, where browsers have no workers.
    if (!('serviceWorker' in navigator) || savesData(navigator)) return;
    navigator.serviceWorker.register('/sw.js', { scope: FUNNEL }).catch(failed);
  }, LATER);
  return () => window.clearTimeout(timer);
}

/** Not every browser has it, and TypeScript's DOM types lack it. */
function savesData(browser: Navigator): boolean {
  const connection: unknown = Reflect.get(browser, 'connection');
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false;
}
