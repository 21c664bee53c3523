import type { Texts } from '../project/texts.ts';
import { type FormField, optionsOf, requiredIn } from './form-fields.ts';
import { withoutIdleWaits } from './waits.ts';
import { describe, fieldIn, put, putNames, schemaFile, uiFile } from './step-texts.ts';
import { defaultMessage, objectAt, textOf } from '../../../engine/core.ts';

/** Sets a limit of a question and its message, or removes both if undefined. */
export function setLimit(
  texts: Texts,
  step: string,
  path: string,
  keyword: string,
  limit: number | undefined,
): Texts {
  const { field } = fieldIn(texts, step, path);
  const limited = describe(texts, step, field, [keyword], limit);
  return withMessage(limited, step, field, keyword, limit !== undefined);
}

/** Sets whether a question is required whenever it is asked. */
export function setRequired(texts: Texts, step: string, path: string, isRequired: boolean): Texts {
  const { field } = fieldIn(texts, step, path);
  const named = field.groups.reduce((all, { at, part }) => {
    const others = requiredIn(part).filter((name) => name !== field.name);
    const names = isRequired ? [...others, field.name] : others;
    return putNames(all, schemaFile(step), [...at, 'required'], names);
  }, texts);
  const applies = isRequired || field.requiredIf.length > 0;
  const worded = withMessage(named, step, field, 'required', applies);
  return withoutIdleWaits(texts, worded, step);
}

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

/**
 * Adds a default message for a limit that has none, or removes the message of a limit that is gone.
 */
export function withMessage(
  texts: Texts,
  step: string,
  field: FormField,
  keyword: string,
  applies: boolean,
): Texts {
  const at = [...field.uiAt, 'ui:options', 'errors'];
  const errors = objectAt(optionsOf(field), 'errors');
  const { [keyword]: written, ...others } = errors;
  if (!applies && written === undefined) return texts;
  if (!applies) {
    const isLast = Object.keys(others).length === 0;
    return put(texts, uiFile(step), isLast ? at : [...at, keyword], undefined);
  }
  const text = textOf(written) || defaultMessage(keyword, field.schema);
  return text === written ? texts : put(texts, uiFile(step), [...at, keyword], text);
}
