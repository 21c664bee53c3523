import { wrongName } from '../../../checker/model/names.ts';
import {
  FIELD_KINDS,
  type FieldKind,
  type Part,
  type Result,
  completeUiSchema,
  failed,
  kindNamed,
  object,
  ok,
} from '../../../engine/core.ts';
import type { Texts } from '../project/texts.ts';
import { type FormField, hasFixedFields, located } from './form-fields.ts';
import { withoutVerdict } from './coverage.ts';
import { setRequired } from './limits.ts';
import { namesOf, withOrder } from './move-field.ts';
import { isSectionTaken, put, schemaFile, stepIn, uiFile, withSection } from './step-texts.ts';

export type NewField = {
  name: string;
  label: string;
  /** One of `questionKinds`. */
  kind: string;
  isRequired: boolean;
  /** True if its answer decides nothing about the coverage. */
  isWithoutVerdict?: boolean;
};

/**
 * Adds a question at the end of the page, or of the group or list at the path `parent`. If the step's
 * questions are sections of their own, the step answers one more section.
 */
export function addField(
  texts: Texts,
  step: string,
  parent: string,
  { name, label, kind, isRequired, isWithoutVerdict = false }: NewField,
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
  const { schema, ui } = newQuestion(kind, label);
  const described = put(texts, schemaFile(step), [...place.schemaAt, 'properties', name], schema);
  const drawn = put(described, uiFile(step), [...place.uiAt, name], ui);
  const placed =
    around === undefined ? withOrder(withSection(drawn, step, name), step, namesOf(fields)) : drawn;
  const path = pathIn(around, name);
  const asked = isRequired ? setRequired(placed, step, path, true) : placed;
  return ok(isWithoutVerdict ? withoutVerdict(asked, step, { path, schema }) : asked);
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

/** The start of a group's schema: a kind of question that no widget draws. */
const GROUP: Offer = {
  label: 'Several questions under one heading',
  schema: {
    type: 'object',
    properties: { name: { title: 'Name', type: 'string', maxLength: 60 } },
    required: ['name'],
  },
};

type Offer = NonNullable<FieldKind['offer']>;

/** The kind of a group, which no widget draws; the others have the names of their widgets. */
const GROUP_KIND = 'group';

const offerOf = (kind: string): Offer | undefined =>
  kind === GROUP_KIND ? GROUP : kindNamed(kind)?.offer;

/** The kinds of questions that can be added, by their labels. */
export const questionKinds = (): { value: string; label: string }[] =>
  [...Object.keys(FIELD_KINDS), GROUP_KIND]
    .map((value) => ({ value, label: offerOf(value)?.label ?? '' }))
    .filter(({ label }) => label !== '')
    .toSorted((one, other) => one.label.localeCompare(other.label));

/** The schema and UI schema of a new question, with limits and messages that pass `npm run validate`. */
export function newQuestion(kind: string, label: string): Part {
  const { schema: limits, ui } = offerOf(kind) ?? GROUP;
  const schema = { title: label, ...limits };
  const widget = kind !== GROUP_KIND && { 'ui:widget': kind };
  const source = { question: { ...widget, ...ui } };
  const drawn = completeUiSchema({
    schema: { type: 'object', properties: { question: schema } },
    ui: source,
  });
  return { schema, ui: object(drawn['question']) };
}
