/**
 * A drawing on the 24 × 24 grid: the path of its lines (1.75 px, round) and, optionally, the path
 * of the patch of color under them.
 */
export type Drawing = string | readonly [lines: string, patch: string];
export type Drawings = Readonly<Record<string, Drawing>>;

/** Path of a circle. */
export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Path of a rectangle with corners rounded by `r`. */
export const box = (x: number, y: number, w: number, h: number, r = 1) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
  `h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** Path of a dot: a line of zero length with a round cap. */
export const dot = (x: number, y: number) => `M${x} ${y}h.01`;

const drawings = new Map<string, Drawing>();

/** Registers a group of drawings for `Icon`; each group's module calls it on load. */
export function addDrawings(group: Drawings): void {
  for (const [name, drawing] of Object.entries(group)) drawings.set(name, drawing);
}

/** The drawing of that name, if its group has been loaded. */
export const drawingOf = (name: string): Drawing | undefined => drawings.get(name);
