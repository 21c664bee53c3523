/** `billingAddress` and `billing_address` as "Billing address". */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  const isCode = words === words.toUpperCase();
  return isCode ? words : `${words.slice(0, 1).toUpperCase()}${words.slice(1).toLowerCase()}`;
}
