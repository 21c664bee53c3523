import type { Texts } from '../project/texts.ts';
import { requiredIn, type FormField } from './form-fields.ts';
import { withMessage } from './messages.ts';
import { describe, fieldIn, putNames, schemaFile } from './step-texts.ts';

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
  const asked = isRequired ? withoutNull(named, step, field) : named;
  const applies = isRequired || field.requiredIf.length > 0;
  return withMessage(asked, step, field, 'required', applies);
}

/** Reduces the answer to a single type: with null as an alternative, the question could be skipped. */
function withoutNull(texts: Texts, step: string, field: FormField): Texts {
  const { type, nullable } = field.schema;
  const typed = Array.isArray(type) ? describe(texts, step, field, ['type'], field.type) : texts;
  return nullable === undefined ? typed : describe(typed, step, field, ['nullable'], undefined);
}
