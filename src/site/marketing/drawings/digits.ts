/** The digits 1 to 5 drawn with lines, centered on 0, 0: drawings contain no text. */
const strokes: Readonly<Record<number, string>> = {
  1: 'm-3 -4 4-3v14',
  2: 'm-4 -3.5a4 3.8 0 1 1 7 2.5l-7.5 8h9',
  3: 'm-4 -7h8l-4.5 5.5a4.3 4.3 0 1 1-4 6.5',
  4: 'm2.5 7v-14l-7.5 10h10',
  5: 'm3.8 -7h-6.8l-.8 6.3a4.3 4.3 0 1 1 -.7 6',
};

/** Path of a digit centered on a point; a neutral dot for anything else. */
export const digit = (value: number, x: number, y: number) =>
  `M${x} ${y}${strokes[value] ?? 'h.01'}`;
