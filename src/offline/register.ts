import { WORKER_POLICY } from './edition.ts';

/** Milliseconds that the first question, the next one and the saved answers get to load first. */
const LATER = 2_000;

/**
 * Makes the pages below a path work offline from now on, once the visitor is busy with a question. Not for
 * visitors with Save-Data, and not in development.
 * @returns a function that cancels, for a page that is left before that.
 */
export function workOffline(scope: string, failed: (error: unknown) => void): () => void {
  if (!import.meta.env.PROD || import.meta.env.VITE_OFFLINE === 'off') return () => undefined;
  const timer = window.setTimeout(() => {
    // Absent on plain HTTP, where browsers have no workers.
    if (!('serviceWorker' in navigator) || savesData(navigator)) return;
    navigator.serviceWorker.register(workerAddress(), { scope }).catch(failed);
  }, LATER);
  return () => window.clearTimeout(timer);
}

const WORKER = '/sw.js';

/** Browsers that know Trusted Types take a worker's address only from a policy; TypeScript knows none. */
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

/** Whatever is asked for, the policy gives the one worker of the site. */
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
