const GAP = 8;
const MARGIN = 16;
/** Below this width, the style sheet makes it a bottom sheet. */
const NARROW = 480;

/**
 * Places the dialog below the anchor with right edges aligned. If there is no room, it scrolls the
 * page; if that is not enough, the dialog goes as low as it fits. In a narrow or low window, its
 * style sheet decides its position. The style sheet also gives it the height of the content that is
 * still loading.
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
