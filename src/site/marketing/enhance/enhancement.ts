/** Adds one behavior to a page. Returns the function that removes it, if there is one. */
export type Enhancement = (frame: HTMLElement) => (() => void) | undefined;
