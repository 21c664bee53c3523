type Enhancement = (frame: HTMLElement) => (() => void) | undefined;

const enhancements: readonly Enhancement[] = [];

/**
 * Adds behaviour to the static markup of a marketing page. Nothing needed to read the page
 * or to follow a link depends on it. Returns the function that takes it all off again.
 */
export function enhance(frame: HTMLElement): () => void {
  const undo = enhancements.map((attach) => attach(frame));
  return () => undo.forEach((detach) => detach?.());
}
