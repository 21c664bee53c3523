const USUAL = 4;

/** `123-45-6789` as `•••-••-6789`: signs between letters and digits stay, so that it is recognized. */
export function masked(text: string, { visible }: Readonly<Record<string, unknown>>): string {
  const shown = typeof visible === 'number' ? visible : USUAL;
  const letters = Array.from(text);
  const count = letters.filter(isHidden).length;
  let seen = 0;
  return letters
    .map((letter) => (isHidden(letter) && (seen += 1) <= hiddenOf(count, shown) ? '•' : letter))
    .join('');
}

const isHidden = (letter: string) => /[\p{L}\p{N}]/u.test(letter);

/** Of a text that is hardly longer than what may be seen, half is hidden. */
const hiddenOf = (count: number, shown: number): number =>
  Math.max(count - shown, Math.ceil(count / 2));
