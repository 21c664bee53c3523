import { type Json, type JsonObject, objectAt, sameJson } from '../../../engine/core.ts';
import type { Texts } from '../project/texts.ts';
import { fieldGroups, isSameCase, namesIn, type Case, type FieldGroup } from './field-groups.ts';
import { requiredIn, type FormField } from './form-fields.ts';
import { withMessage } from './limits.ts';
import { causesOfShowing, namesOf, withOrder } from './move-field.ts';
import {
  fieldIn,
  isPrefilled,
  put,
  putChanged,
  putNames,
  schemaFile,
  stepIn,
} from './step-texts.ts';
import { withoutIdleWaits } from './waits.ts';
import type { Keys } from '../../../checker/project/edit.ts';

const ALWAYS: Case = { test: null, isNegated: false };

/** Why a question's condition cannot be changed, as a sentence; undefined if it can. */
export function whyFixed(texts: Texts, step: string, field: FormField): string | undefined {
  if (isPrefilled(texts, step, field.name)) {
    return 'A link can prefill it before the page loads.';
  }
  const isAlways = field.groups.some(({ test }) => test === null);
  return isAlways && field.groups.length > 1
    ? 'It is always asked, but some answers change its definition.'
    : undefined;
}

/** The groups with a condition under which a question is asked or required; any one suffices. */
export const conditional = (groups: readonly FieldGroup[]): FieldGroup[] =>
  groups.filter(({ test }) => test !== null);

/**
 * Makes a question of the page conditional on any of these cases, or unconditional if there are none.
 * Moves the question to the matching place in the schema.
 */
export function setAskedIf(
  texts: Texts,
  step: string,
  name: string,
  cases: readonly Case[],
): Texts {
  const wanted = cases.length === 0 ? [ALWAYS] : cases;
  const before = withoutAbsences(withoutOtherRequired(texts, step, name, wanted), step, name);
  const { field, siblings } = fieldIn(before, step, name);
  const gone = without(field.groups, wanted);
  const fresh = without(wanted, field.groups);
  const [group] = field.groups;
  if (group === undefined || gone.length + fresh.length === 0) return texts;
  const rewritten = withTest(before, step, name, { gone, fresh });
  if (rewritten !== undefined) return rewritten;
  const description = objectAt(objectAt(group.part, 'properties'), name);
  const isRequired = requiredIn(group.part).includes(name);
  const moved = fresh.reduce(
    (all, one) => {
      const target = withGroup(all, step, one);
      const at = [...target.group.at, 'properties', name];
      const described = put(target.texts, schemaFile(step), at, description);
      return isRequired ? withRequired(described, step, target.group, name) : described;
    },
    withoutFieldIn(before, step, gone, name),
  );
  return withOrder(moved, step, namesOf(siblings));
}

/** A question can be required only where it is asked: drops the other cases that require it. */
function withoutOtherRequired(
  texts: Texts,
  step: string,
  name: string,
  wanted: readonly Case[],
): Texts {
  const { requiredIf } = fieldIn(texts, step, name).field;
  const isAlways = wanted.some(({ test }) => test === null);
  if (isAlways || requiredIf.length === 0) return texts;
  const kept = requiredIf.filter((one) => wanted.some((other) => isSameCase(one, other)));
  return setRequiredIf(texts, step, name, kept);
}

const without = <One extends Case>(some: readonly One[], others: readonly Case[]): One[] =>
  some.filter((one) => !others.some((other) => isSameCase(one, other)));

/** Rewrites the condition in place if it applies to this question alone. */
function withTest(
  texts: Texts,
  step: string,
  name: string,
  { gone, fresh }: { gone: readonly FieldGroup[]; fresh: readonly Case[] },
): Texts | undefined {
  const [group, ...others] = gone;
  const [next, ...more] = fresh;
  if (group?.testAt === undefined || next === undefined || next.test === null) return undefined;
  const { schema } = stepIn(texts, step);
  const isAlone =
    others.length + more.length === 0 &&
    group.isNegated === next.isNegated &&
    namesOfGroup(group).every((one) => one === name) &&
    fieldGroups(schema).filter(
      ({ testAt, part }) =>
        sameJson(keysOf(testAt), keysOf(group.testAt)) && Object.keys(part).length > 0,
    ).length === 1 &&
    groupFor(schema, next) === undefined;
  return isAlone
    ? putChanged(texts, schemaFile(step), group.testAt, { before: group.test, value: next.test })
    : undefined;
}

const keysOf = (at: Keys = []): Json => [...at];

/** Makes an optional question required in these cases; never if there are none. */
export function setRequiredIf(
  texts: Texts,
  step: string,
  name: string,
  cases: readonly Case[],
): Texts {
  const { field } = fieldIn(texts, step, name);
  const kept = withoutFieldIn(texts, step, without(field.requiredIf, cases), name);
  const whole = without(cases, field.requiredIf).reduce((all, one) => {
    const target = withGroup(all, step, one);
    return withRequired(target.texts, step, target.group, name);
  }, kept);
  const applies = cases.length > 0 || field.isRequired;
  const worded = withMessage(whole, step, field, 'required', applies);
  return withoutIdleWaits(texts, worded, step);
}

/** The questions of the page that a question may depend on, excluding those that depend on it. */
export function possibleCauses(fields: readonly FormField[], name: string): string[] {
  const dependsOnIt = (one: FormField, seen: readonly string[]): boolean =>
    one.name === name ||
    causesOf(one).some((cause) => {
      const next = fields.find((field) => field.name === cause);
      return next !== undefined && !seen.includes(cause) && dependsOnIt(next, [...seen, cause]);
    });
  return namesOf(fields.filter((field) => !dependsOnIt(field, [])));
}

/**
 * The questions of the page that may decide whether a question is asked: those above it, and those that
 * decide it already.
 */
export function possibleCausesOfShowing(fields: readonly FormField[], field: FormField): string[] {
  const names = namesOf(fields);
  const decided = causesOfShowing(field);
  return possibleCauses(fields, field.name).filter(
    (name) => names.indexOf(name) < names.indexOf(field.name) || decided.includes(name),
  );
}

/** The questions of the page that decide whether a question is asked or required. */
export const causesOf = ({ groups, requiredIf }: FormField): string[] =>
  [...groups, ...requiredIf].flatMap(({ test }) => (test === null ? [] : namesIn(test)));

/** Removes a question from some groups of its step, along with groups that become empty. */
export const withoutFieldIn = (
  texts: Texts,
  step: string,
  groups: readonly Case[],
  name: string,
): Texts =>
  groups.reduce((all, one) => {
    // Removing a group shifts those after it.
    const here = fieldGroups(stepIn(all, step).schema).find(
      (group) => isSameCase(group, one) && namesOfGroup(group).includes(name),
    );
    return here === undefined ? all : withoutField(all, step, here, name);
  }, texts);

/**
 * Removes the branches that set a question's type to null, saying that it is not asked there: that
 * holds without them, and contradicts its next place.
 */
export function withoutAbsences(texts: Texts, step: string, name: string): Texts {
  const absent = fieldGroups(stepIn(texts, step).schema).find(
    ({ test, part }) =>
      test !== null && objectAt(objectAt(part, 'properties'), name)['type'] === 'null',
  );
  return absent === undefined
    ? texts
    : withoutAbsences(withoutField(texts, step, absent, name), step, name);
}

/** Removes a question from one group. */
export function withoutField(
  texts: Texts,
  step: string,
  { at, part, entry, test }: FieldGroup,
  name: string,
): Texts {
  const file = schemaFile(step);
  const isDescribed = Object.hasOwn(objectAt(part, 'properties'), name);
  const isLast = test !== null && namesOfGroup({ part }).every((one) => one === name);
  if (isLast)
    return entry === undefined ? put(texts, file, at, {}) : withoutEntry(texts, step, entry);
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

function withoutEntry(texts: Texts, step: string, entry: Keys): Texts {
  const file = schemaFile(step);
  const without = put(texts, file, entry, undefined);
  const { allOf } = stepIn(without, step).schema;
  const isEmpty = Array.isArray(allOf) && allOf.length === 0;
  return isEmpty ? put(without, file, ['allOf'], undefined) : without;
}

const groupFor = (schema: JsonObject, wanted: Case): FieldGroup | undefined =>
  fieldGroups(schema).find((group) => isSameCase(group, wanted));

const withRequired = (
  texts: Texts,
  step: string,
  { at, part }: Pick<FieldGroup, 'at' | 'part'>,
  name: string,
): Texts => putNames(texts, schemaFile(step), [...at, 'required'], [...requiredIn(part), name]);

/** The group of a case: an existing one, the other branch of an `if`, or a new entry of `allOf`. */
function withGroup(
  texts: Texts,
  step: string,
  wanted: Case,
): { texts: Texts; group: Pick<FieldGroup, 'at' | 'part'> } {
  const { schema } = stepIn(texts, step);
  const found = groupFor(schema, wanted);
  if (found !== undefined) return { texts, group: found };
  const half = groupFor(schema, { ...wanted, isNegated: !wanted.isNegated })?.testAt;
  const { allOf } = schema;
  const index = Array.isArray(allOf) ? allOf.length : 0;
  const entry = half?.slice(0, -1) ?? ['allOf', index];
  const at = [...entry, wanted.isNegated ? 'else' : 'then'];
  const file = schemaFile(step);
  const listed = Array.isArray(allOf) ? texts : put(texts, file, ['allOf'], []);
  // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
  const empty = { if: wanted.test, then: {} };
  const tested = half === undefined ? put(listed, file, entry, empty) : texts;
  return { texts: put(tested, file, at, {}), group: { at, part: {} } };
}
