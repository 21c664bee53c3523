import { visibleLine } from './tidy-line.ts';

/** How a number may be written besides its digits, thousands separators and decimal point. */
type Notation = {
  /** `$1,500`. */
  dollars?: boolean;
  /** `250k`, `1.2 million`. */
  magnitudes?: boolean;
  signed?: boolean;
  /** Text that may follow, such as `%`. */
  unit?: string;
};

const GROUPED = /^([-−]?)(\d*|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(\.\d*)?$/;
const MAGNITUDE = /^(.*\d)\s*(k|thousand|m|mil|million)$/i;
const THOUSAND = 3;
const MILLION = 6;

/**
 * The one number that a text is in US notation, as digits with a point and a sign; '' for a text
 * without any. Undefined for a text that is not exactly one number: `1.234,56`, `100-150k`, `1.5e6`
 * or `12 people` must not become another one (decision D57).
 */
export function exactNumber(text: string, notation: Notation): string | undefined {
  const { dollars = false, magnitudes = false, signed = false, unit = '' } = notation;
  const line = withoutUnit(visibleLine(text), unit).replace(dollars ? /^\$\s*/ : /^(?!)/, '');
  const [, base = line, word] = (magnitudes && MAGNITUDE.exec(line)) || [];
  const match = GROUPED.exec(base);
  if (match === null) return undefined;
  const [, sign = '', whole = '', part = ''] = match;
  if (sign !== '' && !signed) return undefined;
  const digits = whole.replace(/[, ]/g, '');
  const number = word === undefined ? digits + part : magnified(digits, part.slice(1), word);
  return (sign && '-') + number;
}

const withoutUnit = (text: string, unit: string): string =>
  unit !== '' && text.endsWith(unit) ? text.slice(0, -unit.length).trimEnd() : text;

/** `1`, `2`, `million` -> `1200000`. */
function magnified(whole: string, part: string, word: string): string {
  const zeros = /^[kt]/i.test(word) ? THOUSAND : MILLION;
  const behind = part.padEnd(zeros, '0');
  const left = whole + behind.slice(0, zeros);
  return zeros < behind.length ? `${left}.${behind.slice(zeros)}` : left;
}

/** The sign before a number (`ui:options` `prefix`), such as `$`. */
export const signOf = ({ prefix }: Readonly<Record<string, unknown>>): string =>
  typeof prefix === 'string' ? prefix : '';

/** The unit after a number (`ui:options` `suffix`, `suffixOne`): 0 years, 1 year. */
export function unitOf(options: Readonly<Record<string, unknown>>, value: unknown): string {
  const { suffix, suffixOne = suffix } = options;
  const unit = value === 1 ? suffixOne : suffix;
  return typeof unit === 'string' ? unit : '';
}
