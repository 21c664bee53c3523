/**
 * A US number in the standard form, `(312) 555-0100`, from any common one: `312.555.0100`,
 * `+1 312 555 0100`, `13125550100`. Undefined if it does not have ten digits (eleven with the
 * country code 1) or contains anything but digits and separators, such as an extension.
 */
export function formatPhone(text: string): string | undefined {
  if (/[^\d\s().+\-/]/.test(text)) return undefined;
  const match = /^1?(\d{3})(\d{3})(\d{4})$/.exec(text.replace(/\D/g, ''));
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : undefined;
}
