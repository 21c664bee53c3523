import { afterEach } from 'vitest';
import '../../src/site/checks/register.ts';

/**
 * Starts each test file on an empty page, and cleans up after each test. React runs every effect twice,
 * as in development, unless a test that counts renders or effects asks it not to (`reactStrictMode`).
 */
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // A module that a test waits for may take more than a second to load on a busy machine.
  configure({ reactStrictMode: true, asyncUtilTimeout: 20_000 });
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  afterEach(cleanup);
}
