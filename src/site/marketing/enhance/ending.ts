import { keysOf } from '../../../engine/core.ts';
import type { Enhancement } from './enhancement.ts';

/** What a purchase hands to the home page in the navigation's state (decision D16). */
export type Ending = {
  text: string;
  quoteId?: string;
  plan?: string;
  /** Addresses on this site: the receipt, and the quote. */
  receipt?: string;
  quote?: string;
};

const STORED = 'purchaseEnding';
const { progress } = keysOf('onboarding');

/** The ending in the state of a navigation; undefined if there is none. */
export function endingOf(state: unknown): Ending | undefined {
  const found = field(state, 'ending');
  const text = field(found, 'text');
  if (typeof text !== 'string') return undefined;
  const words = (key: string) => {
    const value = field(found, key);
    return typeof value === 'string' && value !== '' ? { [key]: value } : {};
  };
  const address = (key: string) => {
    const value = field(found, key);
    return typeof value === 'string' && /^\/(?!\/)/.test(value) ? { [key]: value } : {};
  };
  return {
    text,
    ...words('quoteId'),
    ...words('plan'),
    ...address('receipt'),
    ...address('quote'),
  };
}

/**
 * Shows the end of a purchase above the page until it is dismissed, also on later visits. It goes
 * with the answers: once they are deleted or started over, nothing of it is shown.
 */
export const ending: Enhancement = (frame) => {
  const block = frame.querySelector<HTMLElement>('[data-ending]');
  if (block === null) return undefined;
  // React Router keeps the state of a navigation under `usr` of the history entry.
  const { usr }: { usr?: unknown } = history.state ?? {};
  const handed = endingOf(usr);
  const shown = handed ?? storedEnding();
  if (shown === undefined) return undefined;
  if (shown.quoteId !== storedQuoteId()) {
    forget();
    return undefined;
  }
  if (handed !== undefined) store(handed);
  fillIn(block, shown);
  block.hidden = false;
  const close = block.querySelector('[data-ending-close]');
  const dismiss = () => {
    forget();
    block.hidden = true;
    // The pressed button is gone.
    frame.querySelector<HTMLElement>('main')?.focus();
  };
  close?.addEventListener('click', dismiss);
  return () => {
    close?.removeEventListener('click', dismiss);
    block.hidden = true;
  };
};

/** Fills the words and addresses in; a part without one is not shown. */
function fillIn(block: HTMLElement, shown: Ending): void {
  for (const part of block.querySelectorAll<HTMLElement>('[data-ending-part]')) {
    const value = field(shown, part.dataset['endingPart'] ?? '');
    part.hidden = typeof value !== 'string';
    if (typeof value !== 'string') continue;
    const place = part.querySelector('[data-ending-value]') ?? part;
    if (place instanceof HTMLAnchorElement) place.href = value;
    else place.textContent = value;
  }
}

function storedEnding(): Ending | undefined {
  try {
    return endingOf({ ending: JSON.parse(localStorage.getItem(STORED) ?? 'null') });
  } catch {
    // Forbidden storage and a damaged text both count as no ending.
    return undefined;
  }
}

function storedQuoteId(): unknown {
  try {
    return field(JSON.parse(localStorage.getItem(progress) ?? '{}'), 'quoteId');
  } catch {
    return undefined;
  }
}

function store(handed: Ending): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(handed));
  } catch {
    // Without storage it stays in the history entry.
  }
}

function forget(): void {
  const { usr, ...others } = history.state ?? {};
  if (endingOf(usr) !== undefined) history.replaceState({ ...others, usr: null }, '');
  try {
    localStorage.removeItem(STORED);
  } catch {
    // Nothing was stored.
  }
}

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
