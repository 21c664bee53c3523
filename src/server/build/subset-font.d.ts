declare module 'subset-font' {
  type Range = number | { min: number; max: number };
  /** Reduces a font to the characters of `text` and, for a variable font, to ranges of its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes?: Record<string, Range> },
  ): Promise<Buffer>;
}
