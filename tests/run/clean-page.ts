import { afterEach } from 'vitest';

/** Starts each test file on an empty page, and cleans up after each test. */
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  afterEach(cleanup);
}
