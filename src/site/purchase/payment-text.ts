import { brandOf } from './payment-checks.ts';
import type { PaymentField } from './payment-methods.ts';

/** How the text of a payment field is written while it is typed, and once the field was left. */
type Writing = { typed: (text: string) => string; tidy: (text: string) => string };

/** The field's text while it is typed. */
export const typedPayment = (field: PaymentField, text: string): string =>
  writingOf(field).typed(text);

/** The field's text once it was left. */
export const tidyPayment = (field: PaymentField, text: string): string =>
  writingOf(field).tidy(text);

function writingOf({ check, groups }: PaymentField): Writing {
  if (check === 'card-expiry') return { typed: typedExpiry, tidy: tidyExpiry };
  const inGroups = (text: string) => {
    const sizes = (check === 'card-number' && brandOf(text)?.groups) || groups;
    return sizes === undefined ? text : grouped(text, sizes);
  };
  return { typed: inGroups, tidy: inGroups };
}

/**
 * `4242424242` → `4242 4242 42`: the last size is that of all further groups. Text with any other
 * character stays as typed. No blank follows the last digit, so that Backspace always deletes a digit.
 */
function grouped(text: string, sizes: readonly number[]): string {
  if (/[^\d\s-]/.test(text)) return text;
  const groups: string[] = [];
  let rest = text.replaceAll(/\D/g, '');
  while (rest !== '') {
    const size = sizes[groups.length] ?? sizes.at(-1) ?? rest.length;
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return groups.join(' ');
}

/** `0228` → `02/28`, `228` → `2/28`: no month has two digits and begins with 2. */
function typedExpiry(text: string): string {
  const match = /^(0\d|1[0-2]|[2-9]|1(?=[3-9]))(\d+)$/.exec(text);
  return match ? `${match[1]}/${match[2]}` : text;
}

/** `2/2028` → `02/28`. */
function tidyExpiry(text: string): string {
  const match = /^(\d{1,2})\s*[/\-. ]\s*(?:20)?(\d\d)$/.exec(typedExpiry(text.trim()));
  return match ? `${match[1]?.padStart(2, '0')}/${match[2]}` : text;
}
