import { objectAt } from '../../../flow/language/part.ts';
import { sameJson, type JsonObject } from '../../../logic/json.ts';
import type { Texts } from '../../project/project-store.ts';
import { fieldGroups, namesIn, type FieldGroup } from '../form/field-groups.ts';
import { requiredIn, type FormField } from '../form/form-fields.ts';
import { withMessage } from './messages.ts';
import { namesOf, withOrder } from './move-field.ts';
import { isPrefilled } from './sections.ts';
import { fieldIn, put, putChanged, putNames, schemaFile, stepIn } from './step-texts.ts';

/**
 * Whether a question can be given another condition: it has one, or none, and no link fills it in before
 * the page is there.
 */
export const canDepend = (texts: Texts, step: string, field: FormField): boolean =>
  !field.isKind &&
  field.groups.length === 1 &&
  field.groups.every(({ isTurned }) => !isTurned) &&
  !isPrefilled(texts, step, field.name);

/**
 * The texts in which a question of the page is asked only if other answers of the page fit `test`, or
 * always for null. It moves to where the file says so.
 */
export function setAskedIf(
  texts: Texts,
  step: string,
  name: string,
  test: JsonObject | null,
): Texts {
  const { field, siblings, schema } = fieldIn(texts, step, name);
  const [group] = field.groups;
  if (group === undefined || sameJson(group.test, test)) return texts;
  const isAlone =
    namesOfGroup(group).every((one) => one === name) && groupFor(schema, test) === undefined;
  if (isAlone && group.testAt !== undefined && group.entry !== undefined && test !== null) {
    return putChanged(texts, schemaFile(step), group.testAt, { before: group.test, value: test });
  }
  const description = objectAt(objectAt(group.part, 'properties'), name);
  const isRequired = requiredIn(group.part).includes(name);
  const without = withoutField(texts, step, group, name);
  const target = withGroup(without, step, test);
  const at = [...target.group.at];
  const described = put(target.texts, schemaFile(step), [...at, 'properties', name], description);
  const required = isRequired ? [...requiredIn(target.group.part), name] : undefined;
  const whole =
    required === undefined
      ? described
      : putNames(described, schemaFile(step), [...at, 'required'], required);
  return withOrder(whole, step, namesOf(siblings));
}

/** Where a question that is always asked has to be answered on a condition; null where never so. */
export function requiredTest({ requiredIf }: FormField): JsonObject | null {
  const [group] = requiredIf;
  return group?.test ?? null;
}

/** The texts in which a question that may be skipped has to be answered if `test` fits; never for null. */
export function setRequiredIf(
  texts: Texts,
  step: string,
  name: string,
  test: JsonObject | null,
): Texts {
  const { field } = fieldIn(texts, step, name);
  const without = field.requiredIf.reduceRight(
    (all, group) => withoutField(all, step, group, name),
    texts,
  );
  if (test === null) return withMessage(without, step, field, 'required', field.isRequired);
  const { texts: ready, group } = withGroup(without, step, test);
  const names = [...requiredIn(group.part), name];
  const required = putNames(ready, schemaFile(step), [...group.at, 'required'], names);
  return withMessage(required, step, field, 'required', true);
}

/** The questions of the page whose answers a question may depend on: none that depend on it. */
export function possibleCauses(fields: readonly FormField[], name: string): string[] {
  const dependsOnIt = (one: FormField, seen: readonly string[]): boolean =>
    one.name === name ||
    causesOf(one).some((cause) => {
      const next = fields.find((field) => field.name === cause);
      return next !== undefined && !seen.includes(cause) && dependsOnIt(next, [...seen, cause]);
    });
  return namesOf(fields.filter((field) => !dependsOnIt(field, [])));
}

/** The questions of the page that decide whether a question is asked, or has to be answered. */
export const causesOf = ({ groups, requiredIf }: FormField): string[] =>
  [...groups, ...requiredIf].flatMap(({ test }) => (test === null ? [] : namesIn(test)));

/** The texts without a question in one group, and without the group if nothing is left of it. */
export function withoutField(
  texts: Texts,
  step: string,
  { at, part, entry, test }: FieldGroup,
  name: string,
): Texts {
  const file = schemaFile(step);
  const isDescribed = Object.hasOwn(objectAt(part, 'properties'), name);
  const isLast = test !== null && namesOfGroup({ part }).every((one) => one === name);
  if (isLast && entry !== undefined) return withoutEntry(texts, step, entry);
  const required = requiredIn(part).filter((one) => one !== name);
  const described = isDescribed ? put(texts, file, [...at, 'properties', name], undefined) : texts;
  return requiredIn(part).length === required.length
    ? described
    : putNames(described, file, [...at, 'required'], required);
}

const namesOfGroup = ({ part }: Pick<FieldGroup, 'part'>): string[] => [
  ...Object.keys(objectAt(part, 'properties')),
  ...requiredIn(part),
];

function withoutEntry(texts: Texts, step: string, entry: NonNullable<FieldGroup['entry']>): Texts {
  const file = schemaFile(step);
  const without = entry.reduce((all, at) => put(all, file, at, undefined), texts);
  const { allOf } = stepIn(without, step).schema;
  const isEmpty = Array.isArray(allOf) && allOf.length === 0;
  return isEmpty ? put(without, file, ['allOf'], undefined) : without;
}

const groupFor = (schema: JsonObject, test: JsonObject | null) =>
  fieldGroups(schema).find((group) => !group.isTurned && sameJson(group.test, test));

/** The group of a condition: one that is there, or a new entry of `allOf`. */
function withGroup(
  texts: Texts,
  step: string,
  test: JsonObject | null,
): { texts: Texts; group: Pick<FieldGroup, 'at' | 'part'> } {
  const { schema } = stepIn(texts, step);
  const found = groupFor(schema, test);
  if (found !== undefined) return { texts, group: found };
  const { allOf } = schema;
  const index = Array.isArray(allOf) ? allOf.length : 0;
  // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
  const entry = { if: test, then: {} };
  const made = Array.isArray(allOf)
    ? put(texts, schemaFile(step), ['allOf', index], entry)
    : put(texts, schemaFile(step), ['allOf'], [entry]);
  return { texts: made, group: { at: ['allOf', index, 'then'], part: {} } };
}
