import { isTyped, type Edit, type FieldState } from './edit.ts';
import { exactNumber } from './exact-number.ts';

/** The format of a number while it is typed. */
export type DecimalFormat = {
  /** Digits allowed after the point; 0 allows no point. */
  decimals: number;
  /** Whether it may be below 0. */
  signed: boolean;
  /** Text that may follow a pasted number, such as `%`. */
  unit?: string;
};

/** More digits than this would not survive as a JSON number. */
const MAX_DIGITS = 15;

/**
 * The number that a text is: ` -1,234.56` is `-1234.56`, '' is an empty field. Undefined for a text
 * that is not exactly one such number.
 */
export function plainDecimal(text: string, format: DecimalFormat): string | undefined {
  const number = exactNumber(text, format);
  if (number === undefined) return undefined;
  const [whole = '', part = ''] = number.split('.');
  const digits = whole.length + part.length - (number.startsWith('-') ? 1 : 0);
  return part.length <= format.decimals && digits <= MAX_DIGITS ? number : undefined;
}

/** A finished number: without unnecessary zeros, a lone sign or a lone point. */
export function tidyDecimal(plain: string): string {
  return plain === '' || Number.isNaN(Number(plain)) || !/\d/.test(plain)
    ? ''
    : String(Number(plain));
}

/**
 * The field after an edit, with the caret after the same character. What is typed into a number is
 * dropped unless it is part of one; other text stays as it is unless the field is exactly one number
 * then (decision D57).
 */
export function editDecimal(previous: string, edit: Edit, format: DecimalFormat): FieldState {
  const head = previous.slice(0, edit.from) + edit.inserted;
  const tail = previous.slice(edit.to);
  // A comma may be the decimal point of another notation: nothing is made of it.
  const isNumber = previous === typedDecimal(previous, format) && !edit.inserted.includes(',');
  const typed = isNumber && isTyped(edit) ? typedDecimal(head + tail, format) : undefined;
  const text = typed ?? plainDecimal(head + tail, format) ?? head + tail;
  const caret = text === head + tail ? head.length : typedDecimal(head, format).length;
  return { text, caret: Math.min(text.length, caret) };
}

/** What is left of a text when everything is dropped that cannot be typed. */
function typedDecimal(text: string, { decimals, signed }: DecimalFormat): string {
  const plain = text.normalize('NFKC');
  const sign = signed && /^\s*[-−]/.test(plain) ? '-' : '';
  const [whole = '', ...rest] = plain.split('.');
  const digits = whole.replace(/\D/g, '').slice(0, MAX_DIGITS);
  if (decimals === 0 || rest.length === 0) return sign + digits;
  const room = Math.min(decimals, MAX_DIGITS - digits.length);
  return `${sign}${digits}.${rest.join('').replace(/\D/g, '').slice(0, room)}`;
}
