import { measureScrollBar, onBackdropPress } from '../../../engine/ui.ts';
import type { Enhancement } from './enhancement.ts';

const FOCUSABLE = 'a[href], button, summary, input, select, textarea';

/**
 * The content of a closed disclosure, which still has boxes in browsers that only skip its rendering.
 */
const FOLDED = 'details:not([open]) > :not(summary) *';

/**
 * The page's modal dialogs. Opens and closes them in browsers that do not do so themselves, traps Tab
 * inside them, keeps the width of the page behind them, and closes them on a press outside and when a
 * link inside leads to a place on the page.
 */
export const dialogs: Enhancement = (frame) => {
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest('button[commandfor]');
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
    if (button && dialog instanceof HTMLDialogElement) {
      if (!dialog.open) measureScrollBar(dialog);
      if (!('commandForElement' in HTMLButtonElement.prototype)) obey(button, dialog);
      return;
    }
    const link = target?.closest('a[href^="#"]');
    const around = link?.closest('dialog');
    if (!link || !around) return;
    around.close();
    stayAt(document.querySelector(link.getAttribute('href') ?? ''));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !(event.target instanceof Element)) return;
    const dialog = event.target.closest('dialog');
    if (dialog !== null && turnAround(dialog, event.target, event.shiftKey)) event.preventDefault();
  };
  const forget = [...frame.querySelectorAll('dialog')].map((dialog) =>
    onBackdropPress(dialog, () => dialog.close()),
  );
  frame.addEventListener('click', onClick);
  frame.addEventListener('keydown', onKeyDown);
  return () => {
    for (const stop of forget) stop();
    frame.removeEventListener('click', onClick);
    frame.removeEventListener('keydown', onKeyDown);
  };
};

/** Frames during which sections in between may still be laid out and shift the target again. */
const UNSETTLED = 12;

function stayAt(place: Element | null): void {
  let frames = UNSETTLED;
  const scroll = () => {
    place?.scrollIntoView();
    frames -= 1;
    if (frames > 0) requestAnimationFrame(scroll);
  };
  requestAnimationFrame(scroll);
}

function obey(button: Element, dialog: HTMLDialogElement): void {
  if (button.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

/** Wraps Tab from a dialog's last control to its first and back; true if it did. */
function turnAround(dialog: HTMLDialogElement, from: Element, backwards: boolean): boolean {
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.getClientRects().length > 0 && !element.matches(FOLDED),
  );
  const edge = backwards ? stops.at(0) : stops.at(-1);
  if (from !== edge && from !== dialog) return false;
  (backwards ? stops.at(-1) : stops.at(0))?.focus();
  return true;
}
