import type { getUiOptions } from '@rjsf/utils';
import { isObject, textOf, type Json, type JsonObject } from '../../logic/json.ts';
import { fieldKind, isLeftOut } from '../templates/field-kind.ts';

type Options = ReturnType<typeof getUiOptions>;

/** What the visitor never sees, or what other answers give, is no answer of theirs. */
export function isAsked(property: JsonObject, options: Options, value: unknown): boolean {
  const isUnseen = fieldKind(property, options.widget) === 'unseen';
  return !isUnseen && property['readOnly'] !== true && !isLeftOut(options, value);
}

/** The label of a field: that of its UI schema, else that of the schema. */
export const titleOf = (property: JsonObject, ui: JsonObject): string =>
  textOf(ui['ui:title'] ?? property['title']);

/** The UI schema of one field; empty where its file says nothing about it. */
export const lookOf = (ui: Json | undefined): JsonObject => (isObject(ui) ? ui : {});
