/**
 * Tells the style sheets, before a dialog opens, whether the page has a scroll bar that takes up
 * room. The page loses it behind the dialog, and would grow if that room were not reserved.
 */
export function measureScrollBar(dialog: HTMLDialogElement): void {
  const has = window.innerWidth > document.documentElement.clientWidth;
  dialog.toggleAttribute('data-beside-scroll-bar', has);
}
