import { objectAt, textOf } from '../../../engine/core.ts';
import { optionsOf, type FormField } from './form-fields.ts';

/** Limits that a schema can set, by type of answer, with their labels. */
export const LIMITS: Readonly<Record<string, readonly { keyword: string; label: string }[]>> = {
  string: [
    { keyword: 'minLength', label: 'Minimum characters' },
    { keyword: 'maxLength', label: 'Maximum characters' },
  ],
  integer: [
    { keyword: 'minimum', label: 'Minimum' },
    { keyword: 'maximum', label: 'Maximum' },
  ],
  number: [
    { keyword: 'minimum', label: 'Minimum' },
    { keyword: 'maximum', label: 'Maximum' },
  ],
  array: [
    { keyword: 'minItems', label: 'Minimum items' },
    { keyword: 'maxItems', label: 'Maximum items' },
  ],
};

const WHEN: Readonly<Record<string, string>> = {
  required: 'it is missing',
  type: 'it is not a number',
  minLength: 'it is too short',
  maxLength: 'it is too long',
  pattern: 'it has the wrong format',
  format: 'it has the wrong format',
  minimum: 'it is too small',
  maximum: 'it is too large',
  multipleOf: 'it is not a multiple of the step',
  minItems: 'there are too few',
  maxItems: 'there are too many',
  uniqueItems: 'one is chosen twice',
  enum: 'it is not one of the choices',
  const: 'it is not checked',
};

/** The messages of a field: one for each of its constraints, and those that already exist. */
export function messagesOf(field: FormField): { keyword: string; label: string; text: string }[] {
  const errors = objectAt(optionsOf(field), 'errors');
  const own = Object.keys(WHEN).filter((keyword) =>
    keyword === 'required'
      ? field.isRequired || field.requiredIf.length > 0
      : keyword !== 'type' && field.schema[keyword] !== undefined,
  );
  return [...new Set([...own, ...Object.keys(errors)])].map((keyword) => ({
    keyword,
    label: `Message when ${WHEN[keyword] ?? `"${keyword}" is violated`}`,
    text: textOf(errors[keyword]),
  }));
}
