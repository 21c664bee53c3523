/** The characters beyond Latin-1 in the fonts that every PDF reader has (Windows-1252). */
const BEYOND_LATIN_1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
/** Characters that are not accented forms of plain ones. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '′': "'",
};

/** Replaces each character that the fonts lack with its plain form: `Łukasz` → `Lukasz`. */
export function printable(text: string): string {
  return text.normalize('NFC').replaceAll(/[^ -~\u00a0-ÿ]/gu, printableSign);
}

/** Whether the fonts have every letter, if only in its plain form. */
export const isPrintable = (text: string): boolean =>
  Array.from(text.normalize('NFC')).every((sign) => sign === '?' || printable(sign) !== '?');

function printableSign(sign: string): string {
  if (BEYOND_LATIN_1.includes(sign)) return sign;
  const plain = PLAIN[sign] ?? sign.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return /^[ -~\u00a0-ÿ]*$/.test(plain) ? plain : '?';
}
