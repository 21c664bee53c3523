/** `billingAddress`, `billing_address` and `billing:address` as "Billing address", `line1` as "Line 1". */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/([a-z]{2})(\d)/g, '$1 $2')
    .replaceAll(/[_:\s-]+/g, ' ')
    .trim();
  const isCode = words === words.toUpperCase();
  return isCode ? words : `${words.slice(0, 1).toUpperCase()}${words.slice(1).toLowerCase()}`;
}
