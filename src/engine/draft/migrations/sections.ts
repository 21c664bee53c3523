import { withDays } from '../../flow/stored/dates.ts';
import type { OlderForms } from '../../flow/stored/older.ts';
import { hasShape, type Shape } from '../../flow/stored/shape.ts';
import { isJson, isObject, textOrUndefined, type Json, type JsonObject } from '../../logic/json.ts';

/**
 * Converts a stored section of any form (spec section 3) and draft version to today's form;
 * undefined if it cannot be an answer.
 */
export function sectionReader(
  shapes: Readonly<Record<string, Shape>>,
  older: OlderForms,
): (section: string, value: unknown) => Json | undefined {
  return (section, value) => {
    const now = upgraded(older[section], value);
    const shape = shapes[section];
    if (!isJson(now) || shape === undefined || !hasShape(now, shape)) return undefined;
    return withDays(now, shape);
  };
}

function upgraded(form: OlderForms[string] | undefined, value: unknown): unknown {
  if (form === undefined) return value;
  return 'textOf' in form ? textObject(form.textOf, value) : catalogEntries(value, form.entries);
}

/**
 * A single-text section as `{ [field]: text }`; stored as that or as a plain string (spec section
 * 3). `{}` is what the step leaves for an empty field.
 */
function textObject(field: string, value: unknown): JsonObject | undefined {
  if (isObject(value) && value[field] === undefined) return {};
  const text = textOrUndefined(isObject(value) ? value[field] : value);
  return text === undefined ? undefined : { [field]: text };
}

/**
 * Saved catalog entries in the new form, objects; the old form is plain ids (spec section 3). Plain
 * ids are looked up in the catalog. Unknown ids are dropped, and a list with none left is not an
 * answer. The catalog comes in the stored shape.
 */
function catalogEntries(value: unknown, catalog: readonly JsonObject[]): Json[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries = value.flatMap((item: unknown): JsonObject[] => {
    const id = isObject(item) ? item.id : item;
    const known = catalog.find((entry) => entry.id === id);
    if (!known) return [];
    return [isObject(item) ? { ...known, ...item } : known];
  });
  return entries.length > 0 || value.length === 0 ? entries : undefined;
}
