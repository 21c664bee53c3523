import type { Drawing, Drawings } from './shapes.ts';

const drawings = new Map<string, Drawing>();

/** Registers a group of drawings for `Icon`; each group's module calls it on load. */
export function addDrawings(group: Drawings): void {
  for (const [name, drawing] of Object.entries(group)) drawings.set(name, drawing);
}

/** The drawing of that name, if its group has been loaded. */
export const drawingOf = (name: string): Drawing | undefined => drawings.get(name);
