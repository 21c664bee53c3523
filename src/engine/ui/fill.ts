/**
 * Fills in the placeholders of a text: `fill('Step {n}', { n: 2 })` → `Step 2`. Names may contain
 * dots; a placeholder without a value is left as is.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{([\w.:-]+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
