const GAP = 8;
const MARGIN = 16;
/** Below this width it is a sheet at the lower edge of the window, by its style sheet. */
const NARROW = 480;

/**
 * Places the dialog below the anchor with right edges aligned. Where the window ends too early, the
 * page is scrolled to make room; where that is not enough, the dialog stands as low as it can. In a
 * narrow or low window it stays where its style sheet has it. Its style sheet also gives it the
 * height of what it is about to load.
 */
export function placeBeside(dialog: HTMLElement, anchor: HTMLElement): void {
  const { width, height } = dialog.getBoundingClientRect();
  if (window.innerWidth < NARROW || window.innerHeight < height + 2 * MARGIN) return;
  const lowest = window.innerHeight - height - MARGIN;
  const lacking = anchor.getBoundingClientRect().bottom + GAP - lowest;
  if (lacking > 0) window.scrollBy({ top: lacking, behavior: 'instant' });
  const near = anchor.getBoundingClientRect();
  const left = Math.min(near.right - width, window.innerWidth - width - MARGIN);
  dialog.style.margin = '0';
  dialog.style.left = `${Math.max(MARGIN, left)}px`;
  dialog.style.top = `${Math.min(near.bottom + GAP, lowest)}px`;
}
