import { withDays } from '../../flow/dates.ts';
import type { OlderForms } from '../../flow/older.ts';
import { hasShape, type Shape } from '../../flow/shape.ts';
import { isJson, type Json } from '../../logic/json.ts';
import { catalogEntries, textObject } from '../upgrade.ts';

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
