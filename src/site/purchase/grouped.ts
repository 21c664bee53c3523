/** How to group a long number: the digits in a group, and the separator, a space by default. */
export type Groups = { size: number; sign?: string };

/**
 * `4242424242` → `4242 4242 42`. Text with any other character stays as typed. No separator follows
 * the last digit, so that Backspace always deletes a digit.
 */
export function grouped(text: string, { size, sign = ' ' }: Groups): string {
  if (/[^\d\s/-]/.test(text)) return text;
  const digits = text.replaceAll(/\D/g, '');
  return (digits.match(new RegExp(`\\d{1,${size}}`, 'g')) ?? []).join(sign);
}
