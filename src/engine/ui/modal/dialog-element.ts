/**
 * Calls `leave` when the visitor presses the page beside an open modal dialog. Browsers report that
 * press on the dialog itself, so its content must cover it. A press that began inside, e.g. to
 * select text, does not count. Safari lacks the native `closedby`, and an iPhone has no Esc key.
 * Returns the function that stops listening.
 */
export function onBackdropPress(dialog: HTMLDialogElement, leave: () => void): () => void {
  let beganBeside = false;
  const begin = ({ target }: Event) => {
    beganBeside = target === dialog;
  };
  const end = ({ target }: Event) => {
    if (beganBeside && target === dialog) leave();
  };
  dialog.addEventListener('pointerdown', begin);
  dialog.addEventListener('click', end);
  return () => {
    dialog.removeEventListener('pointerdown', begin);
    dialog.removeEventListener('click', end);
  };
}

/**
 * Tells the style sheets, before a dialog opens, whether the page has a scroll bar that takes up
 * room. The page loses it behind the dialog, and would grow if that room were not reserved.
 */
export function measureScrollBar(dialog: HTMLDialogElement): void {
  const has = window.innerWidth > document.documentElement.clientWidth;
  dialog.toggleAttribute('data-beside-scroll-bar', has);
}
