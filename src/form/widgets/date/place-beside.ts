const GAP = 8;
const MARGIN = 16;
/** Room for the calendar, which arrives after its dialog has opened. */
const HEIGHT = 400;
const NARROW = 480;
const LOW = HEIGHT + 2 * MARGIN;

/**
 * Below the anchor with right edges aligned, or above it if there is no room below. In a narrow or
 * short window the dialog stays centered.
 */
export function placeBeside(dialog: HTMLElement, anchor: HTMLElement): void {
  if (window.innerWidth < NARROW || window.innerHeight < LOW) return;
  const near = anchor.getBoundingClientRect();
  const { width } = dialog.getBoundingClientRect();
  const below = near.bottom + GAP;
  const top = below + HEIGHT > window.innerHeight - MARGIN ? near.top - GAP - HEIGHT : below;
  const left = Math.min(near.right - width, window.innerWidth - width - MARGIN);
  dialog.style.margin = '0';
  dialog.style.left = `${Math.max(MARGIN, left)}px`;
  dialog.style.top = `${Math.max(MARGIN, Math.min(top, window.innerHeight - HEIGHT - MARGIN))}px`;
}
