/**
 * A US number in the one written form, `(312) 555-0100`, from any usual one: `312.555.0100`,
 * `+1 312 555 0100`, `13125550100`. Undefined when it has not ten digits (eleven with the
 * country's 1) or holds anything but digits and separators, e.g. an extension.
 */
export function formatPhone(text: string): string | undefined {
  if (/[^\d\s().+\-/]/.test(text)) return undefined;
  const match = /^1?(\d{3})(\d{3})(\d{4})$/.exec(text.replace(/\D/g, ''));
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : undefined;
}
