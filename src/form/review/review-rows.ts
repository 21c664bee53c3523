import { getUiOptions, orderProperties } from '@rjsf/utils';
import { visibleProperties, type Satisfies } from '../../flow/step-schema.ts';
import { textOf, type JsonObject } from '../../logic/json.ts';
import type { StepModule } from '../contract.ts';
import { fieldKind, isLeftOut } from '../templates/field-kind.ts';
import { answerLines } from './answer-lines.ts';

/** A question and its answer in the visitor's words; no line where it was left out. */
export type ReviewRow = { name: string; question: string; lines: string[] };

/**
 * The questions that a step asks with this data, in the order of its form. What a button answers
 * (`byButton`) has no field on the page and is an answer of the visitor all the same.
 */
export function reviewRows(
  { schema, uiSchema, catalogs }: Pick<StepModule, 'schema' | 'uiSchema' | 'catalogs'>,
  data: JsonObject,
  satisfies: Satisfies,
  byButton: readonly string[],
): ReviewRow[] {
  const properties = visibleProperties(schema, data, satisfies);
  return orderProperties(Object.keys(properties), uiSchema['ui:order']).flatMap((name) => {
    const [property, value] = [properties[name], data[name]];
    const options = getUiOptions(uiSchema[name]);
    if (property === undefined) return [];
    if (!byButton.includes(name) && !isAsked(property, options, value)) return [];
    const lines =
      value === undefined ? [] : answerLines({ schema: property, options, value, catalogs });
    return [{ name, question: questionOf(property, options), lines }];
  });
}

type Options = ReturnType<typeof getUiOptions>;

/** The title, or, of a box under terms, the title of the terms: its own is the answer. */
const questionOf = (property: JsonObject, { listTitle }: Options): string =>
  typeof listTitle === 'string' ? listTitle : textOf(property['title']);

/** What the visitor never sees, or what other answers give, is no answer of theirs. */
function isAsked(property: JsonObject, options: Options, value: unknown): boolean {
  const isUnseen = fieldKind(property, options.widget) === 'unseen';
  return !isUnseen && property['readOnly'] !== true && !isLeftOut(options, value);
}
