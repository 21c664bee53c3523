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
