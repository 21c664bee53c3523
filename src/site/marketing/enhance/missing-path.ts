import type { Enhancement } from './enhancement.ts';

/** The not-found page logs the requested path (spec section 2, route table). */
export const missingPath: Enhancement = (frame) => {
  if (frame.querySelector('[data-not-found]') !== null) {
    console.error('Page not found:', location.pathname);
  }
  return undefined;
};
