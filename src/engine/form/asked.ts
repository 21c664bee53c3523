import type { getUiOptions } from '@rjsf/utils';
import { isObject, textOf, type Json, type JsonObject } from '../logic/json.ts';
import { fieldKind, isLeftOut } from './templates/field-kind.ts';

type Options = ReturnType<typeof getUiOptions>;

/** Hidden and computed fields are not answers of the visitor. */
export function isAsked(property: JsonObject, options: Options, value: unknown): boolean {
  const isUnseen = fieldKind(property, options.widget) === 'unseen';
  return !isUnseen && property['readOnly'] !== true && !isLeftOut(options, value);
}

/** The label of a field: from its UI schema, or else from the schema. */
export const titleOf = (property: JsonObject, ui: JsonObject): string =>
  textOf(ui['ui:title'] ?? property['title']);

/** The UI schema of one field; empty if the file does not mention it. */
export const lookOf = (ui: Json | undefined): JsonObject => (isObject(ui) ? ui : {});
