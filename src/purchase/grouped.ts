/** How a long figure is read: digits in groups, with a sign between them, by default a blank. */
export type Groups = { size: number; sign?: string };

/**
 * `4242424242` → `4242 4242 42`. What has anything else in it stays as it is typed, and no sign
 * follows the last digit, so that Backspace always takes a digit.
 */
export function grouped(text: string, { size, sign = ' ' }: Groups): string {
  if (/[^\d\s/-]/.test(text)) return text;
  const digits = text.replaceAll(/\D/g, '');
  return (digits.match(new RegExp(`\\d{1,${size}}`, 'g')) ?? []).join(sign);
}
