import { getUiOptions, orderProperties } from '@rjsf/utils';
import { visibleProperties } from '../../language/step-schema.ts';
import type { JsonObject } from '../../logic/json.ts';
import type { StepModule } from '../../form/contract.ts';
import { type AnsweredItem, answerLines, listItems } from './answer-lines.ts';
import { isAsked, lookOf, titleOf } from '../../form/field-frame.ts';

/**
 * A question and its answer in the visitor's words; no lines if it was skipped. The answer to a list of
 * questions also stands in `items`.
 */
export type ReviewRow = {
  name: string;
  question: string;
  lines: string[];
  items?: readonly AnsweredItem[];
};

/**
 * The questions that a step asks for this data, in the order of its form. An answer given by a
 * button (`byButton`) has no field on the page but is still the visitor's answer.
 */
export function reviewRows(
  {
    schema,
    uiSchema,
    catalogs,
    widgets,
  }: Pick<StepModule, 'schema' | 'uiSchema' | 'catalogs' | 'widgets'>,
  data: JsonObject,
  byButton: readonly string[],
): ReviewRow[] {
  const properties = visibleProperties(schema, data);
  return orderProperties(Object.keys(properties), uiSchema['ui:order']).flatMap((name) => {
    const [property, value] = [properties[name], data[name]];
    const ui = lookOf(uiSchema[name]);
    const options = getUiOptions(ui);
    if (property === undefined) return [];
    if (!byButton.includes(name) && !isAsked(property, options, value)) return [];
    const look = { schema: property, options, ui, catalogs, widgets };
    const lines = value === undefined ? [] : answerLines({ ...look, value });
    const question = questionOf(property, options, ui);
    if (value === undefined || options.widget !== 'list') return [{ name, question, lines }];
    return [{ name, question, lines, items: listItems({ ...look, value }) }];
  });
}

type Options = ReturnType<typeof getUiOptions>;

/**
 * The title. For a checkbox under terms, the title of the terms, because its own title is the
 * answer.
 */
const questionOf = (property: JsonObject, { listTitle }: Options, ui: JsonObject): string =>
  typeof listTitle === 'string' ? listTitle : titleOf(property, ui);
