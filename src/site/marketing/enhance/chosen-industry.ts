import type { Enhancement } from './enhancement.ts';

/** Logs the industry of a product page that starts onboarding (spec section 2, decision D18). */
export const chosenIndustry: Enhancement = (frame) => {
  const onClick = (event: MouseEvent) => {
    const tile = event.target instanceof Element ? event.target.closest('[data-industry]') : null;
    if (tile instanceof HTMLElement) console.log('Industry chosen:', tile.dataset['industry']);
  };
  frame.addEventListener('click', onClick);
  return () => frame.removeEventListener('click', onClick);
};
