import { afterEach } from 'vitest';

/** Each file begins on an empty page, and each test leaves it as such. */
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  afterEach(cleanup);
}
