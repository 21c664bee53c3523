import { wrongName } from '../../../checker/edits/names.ts';
import { failed, type JsonObject, ok, type Result } from '../../../engine/core.ts';
import type { Texts } from '../project/texts.ts';
import { hasFixedFields, located, type FormField } from './form-fields.ts';
import { setRequired } from './limits.ts';
import { namesOf, withOrder } from './move-field.ts';
import { QUESTION_KINDS, type QuestionKindName } from './question-kinds.ts';
import { isSectionTaken, withSection } from './sections.ts';
import { put, schemaFile, stepIn, uiFile } from './step-texts.ts';

export type NewField = {
  name: string;
  label: string;
  kind: QuestionKindName;
  isRequired: boolean;
};

/**
 * Adds a question at the end of the page, or of the group or list at the path `parent`. If the step's
 * questions are sections of their own, the step answers one more section.
 */
export function addField(
  texts: Texts,
  step: string,
  parent: string,
  { name, label, kind, isRequired }: NewField,
): Result<Texts, string> {
  const { fields } = stepIn(texts, step);
  const around = located(fields, parent)?.field;
  const place = parent === '' ? PAGE : around?.inside;
  if (place === undefined || place === null) {
    return failed([`"${parent}" cannot contain questions.`]);
  }
  if (around !== undefined && hasFixedFields(around)) {
    return failed([`The widget of "${parent}" has fixed questions, so none can be added.`]);
  }
  const problem = refusedName(texts, step, { name, label, around, fields });
  if (problem !== undefined) return failed([problem]);
  const made: { schema: JsonObject; ui: JsonObject } = QUESTION_KINDS[kind];
  const schema = { title: label, ...made.schema };
  const described = put(texts, schemaFile(step), [...place.schemaAt, 'properties', name], schema);
  const drawn = put(described, uiFile(step), [...place.uiAt, name], made.ui);
  const placed =
    around === undefined ? withOrder(withSection(drawn, step, name), step, namesOf(fields)) : drawn;
  return ok(isRequired ? setRequired(placed, step, pathIn(around, name), true) : placed);
}

const PAGE = { schemaAt: [], uiAt: [] };

/** The path of a question inside another one, or at the top level of the page. */
function pathIn(around: FormField | undefined, name: string): string {
  if (around === undefined) return name;
  return `${around.path}.${around.type === 'array' ? '*.' : ''}${name}`;
}

function refusedName(
  texts: Texts,
  step: string,
  {
    name,
    label,
    around,
    fields,
  }: {
    name: string;
    label: string;
    around: FormField | undefined;
    fields: readonly FormField[];
  },
): string | undefined {
  if (label.trim() === '') return 'A question needs a label.';
  const [wrong] = wrongName('field', name);
  if (wrong !== undefined) return wrong;
  const isTaken = namesOf(around?.fields ?? fields).includes(name);
  if (isTaken || (around === undefined && isSectionTaken(texts, step, name))) {
    return `"${name}" is already asked: choose another name.`;
  }
  return undefined;
}
