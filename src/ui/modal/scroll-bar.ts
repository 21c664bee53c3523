/**
 * Tells the style sheets, before a dialog opens, whether the page has a scroll bar that takes room:
 * behind the dialog the page has none, and would grow without the room kept free.
 */
export function noteScrollBar(dialog: HTMLDialogElement): void {
  const has = window.innerWidth > document.documentElement.clientWidth;
  dialog.toggleAttribute('data-beside-scroll-bar', has);
}
