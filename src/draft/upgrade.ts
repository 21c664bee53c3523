import { isObject, type Json, type JsonObject } from '../logic/json.ts';

/**
 * Building blocks for `DraftPolicy.upgrade`: each takes a stored value of any form and gives
 * today's form of it, or undefined when it cannot be an answer.
 */

/** A plain string. */
export function textOrUndefined(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The e-mail section as a plain string; stored as one, or as `{ email }` (spec section 3). */
export function emailText(value: unknown): string | undefined {
  return textOrUndefined(isObject(value) ? value.email : value);
}

/**
 * The e-mail section as `{ email }`; stored as that, or as a plain string (spec section 3). `{}` is
 * what the step leaves where the field is empty.
 */
export function emailObject(value: unknown): { email?: string } | undefined {
  if (isObject(value) && value.email === undefined) return {};
  const email = emailText(value);
  return email === undefined ? undefined : { email };
}

/**
 * Saved trades in the new form, objects; the old form is plain ids (spec section 3). An id without
 * an object is looked up in the catalogue; ids that are in no catalogue are dropped, and a list
 * of which nothing is left is no answer. The catalogue comes in the stored shape, `{ id, name, ncciCode?, ncciDescription? }`.
 */
export function tradeEntries(value: unknown, catalog: readonly JsonObject[]): Json[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries = value.flatMap((item: unknown): JsonObject[] => {
    const id = isObject(item) ? item.id : item;
    const known = catalog.find((entry) => entry.id === id);
    if (!known) return [];
    return [isObject(item) ? { ...known, ...item } : known];
  });
  return entries.length > 0 || value.length === 0 ? entries : undefined;
}
