import { defaultMessage, objectAt, textOf } from '../../../engine/core.ts';
import type { Texts } from '../project/texts.ts';
import { optionsOf, type FormField } from './form-fields.ts';
import { put, uiFile } from './step-texts.ts';

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
