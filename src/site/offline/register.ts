import { WORKER_POLICY } from './edition.ts';

/** Milliseconds that what the visitor came for gets to load first. */
const LATER = 2_000;

/**
 * Makes the site work offline, once the visitor is busy with a page: whoever has only seen the
 * landing page may want the questions in a basement without a network. A no-op for visitors with
 * Save-Data, and in development.
 * @returns a function that cancels it, for a page that is left before then.
 */
export function registerWorker(): () => void {
  if (!import.meta.env.PROD || import.meta.env.VITE_OFFLINE === 'off') return () => undefined;
  const timer = window.setTimeout(() => {
    // Absent on plain HTTP, where browsers have no workers.
    if (!('serviceWorker' in navigator) || savesData(navigator)) return;
    navigator.serviceWorker
      .register(workerAddress())
      .catch((error: unknown) => console.warn('No offline copy:', error));
  }, LATER);
  return () => window.clearTimeout(timer);
}

const WORKER = '/sw.js';

/**
 * Browsers with Trusted Types accept a worker's address only from a policy; TypeScript lacks the
 * types.
 */
type PolicyFactory = {
  createPolicy(name: string, rules: { createScriptURL: () => string }): ScriptUrls;
};
type ScriptUrls = { createScriptURL(from: string): string };

declare global {
  interface Window {
    trustedTypes?: PolicyFactory;
  }
}

let policy: ScriptUrls | undefined;

/** Whatever its input, the policy returns the site's only worker. */
function workerAddress(): string {
  policy ??= window.trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: () => WORKER });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}

/** Not every browser has it, and TypeScript's DOM types lack it. */
function savesData(browser: Navigator): boolean {
  const connection: unknown = Reflect.get(browser, 'connection');
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false;
}
