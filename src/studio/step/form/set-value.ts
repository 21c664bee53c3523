import { applyEdits, modify } from 'jsonc-parser';
import type { Json } from '../../../logic/json.ts';
import type { Keys } from './form-fields.ts';

/** The text with another value at a place, or without it for undefined; the rest stays as it is written. */
export function withValue(text: string, at: Keys, value: Json | undefined): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return applyEdits(text, modify(text, [...at], value, { formattingOptions }));
}

/** The text with a name in a list, such as "required", or without it; an empty list is taken out. */
export function withListed(
  text: string,
  at: Keys,
  names: readonly string[],
  name: string,
  isListed: boolean,
): string {
  const others = names.filter((one) => one !== name);
  const next = isListed ? [...others, name] : others;
  return withValue(text, at, next.length === 0 ? undefined : next);
}
