/**
 * Calls `leave` when the visitor presses the page beside an open modal dialog, which the browser
 * reports on the dialog itself: its content must cover it. A press that began inside, as when text
 * is selected, is none. Safari lacks HTML's own way, `closedby`, and an iPhone has no Esc key.
 * Returns the function that stops listening.
 */
export function onPressBeside(dialog: HTMLDialogElement, leave: () => void): () => void {
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
