import type { Edit, FieldState } from './edit.ts';

/** The format of a number while it is typed. */
export type DecimalFormat = {
  /** Digits allowed after the point; 0 allows no point. */
  decimals: number;
  /** Whether it may be below 0. */
  signed: boolean;
};

/** More digits than this would not survive as a JSON number. */
const MAX_DIGITS = 15;

/** Extracts the number from any text: ` -1,234.56 kg` is `-1234.56`; everything else is dropped. */
export function plainDecimal(text: string, { decimals, signed }: DecimalFormat): string {
  const sign = signed && /^\s*[-−]/.test(text) ? '-' : '';
  const [whole = '', ...rest] = text.split('.');
  const digits = whole.replace(/\D/g, '').slice(0, MAX_DIGITS);
  if (decimals === 0 || rest.length === 0) return sign + digits;
  const room = Math.min(decimals, MAX_DIGITS - digits.length);
  return `${sign}${digits}.${rest.join('').replace(/\D/g, '').slice(0, room)}`;
}

/** A finished number: without unnecessary zeros, a lone sign or a lone point. */
export function tidyDecimal(plain: string): string {
  return plain === '' || Number.isNaN(Number(plain)) || !/\d/.test(plain)
    ? ''
    : String(Number(plain));
}

/** The field after an edit, with the caret after the same character. */
export function editDecimal(previous: string, edit: Edit, format: DecimalFormat): FieldState {
  const head = previous.slice(0, edit.from) + edit.inserted;
  const text = plainDecimal(head + previous.slice(edit.to), format);
  return { text, caret: Math.min(text.length, plainDecimal(head, format).length) };
}
