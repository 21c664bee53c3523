import type { getUiOptions, RJSFSchema } from '@rjsf/utils';
import { isObject, textOf, type Json, type JsonObject } from '../logic/json.ts';

/**
 * How a field is framed:
 * `line` a label and one control; `group` several controls in a fieldset with a legend;
 * `self-labeled` a control that shows its own label and hint; `object` framed by
 * ObjectFieldTemplate; `unseen` nothing on the page.
 */
export type FieldKind = 'line' | 'group' | 'self-labeled' | 'object' | 'unseen';

const RADIO_GROUPS = ['cards', 'radio', 'rating', 'yes-no'];
const SELF_LABELED = ['checkbox', 'acknowledgement'];
const UNSEEN = ['hidden', 'hidden-null'];

/** The frame of a field, from its type and the widget in its UI schema. */
export function fieldKind(schema: RJSFSchema, widget: unknown): FieldKind {
  if (schema.type === 'null' || isOneOf(UNSEEN, widget)) return 'unseen';
  if (isOneOf(SELF_LABELED, widget)) return 'self-labeled';
  if (widget === 'lines') return 'line';
  if (isRadioGroup(widget) || schema.type === 'array') return 'group';
  return schema.type === 'object' ? 'object' : 'line';
}

/** Radio groups carry `role="radiogroup"`, which may be required and invalid as a whole. */
export const isRadioGroup = (widget: unknown) => isOneOf(RADIO_GROUPS, widget);

/** True for a list that is hidden while it is empty (`hideWhenEmpty`). */
export const isLeftOut = (options: Readonly<Record<string, unknown>>, value: unknown) =>
  options.hideWhenEmpty === true && (!Array.isArray(value) || value.length === 0);

const isOneOf = (names: readonly unknown[], widget: unknown) => names.includes(widget);

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
