/** A value as text for messages and comparisons: strings as is, everything else as JSON. */
export function valueAsText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
