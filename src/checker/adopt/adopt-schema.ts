import {
  at,
  canonicalStep,
  completeUiSchema,
  kindInsteadOf,
  type Field,
  fieldsOf,
  isObject,
  type Json,
  type JsonObject,
  keysIn,
  normalStep,
  type OwnStep,
  ownLook,
  ownStep,
  type Part,
  placeInFile,
  textOf,
  withoutRootReference,
} from '../../engine/core.ts';
import { newQuestionnaire, type LooseStep } from '../edits/flow/new-questionnaire.ts';
import { type Finding, LAYERS, type LintRule } from '../lint/rule.ts';
import { f3 } from '../lint/rules/files/shape.ts';
import { f10 } from '../lint/rules/files/looks.ts';
import { f17 } from '../lint/rules/files/readable.ts';
import { RULES } from '../lint/rules/index.ts';
import { lint } from '../lint/run.ts';
import type { ProjectTexts } from '../project/source-file.ts';
import {
  type SplitStep,
  splitSteps,
  withTextLimits,
  withWholeBranches,
  questionsOf,
} from './split-steps.ts';
import { counted } from '../wording/shown.ts';
import { withTidyTexts } from './pasted.ts';

/** Something in the files that is left out: where it is, why, and what to write instead. */
export type LeftOut = {
  file: keyof Part;
  /** JSON pointer into the pasted file. */
  pointer: string;
  /** Dotted path of the question concerned; empty for the step as a whole. */
  field: string;
  message: string;
  suggestion?: string | undefined;
};

export type Adopted = {
  /** The steps without everything that is left out, ready for `newQuestionnaire`. */
  steps: readonly LooseStep[];
  /** What of the schema is left out because an answer would be lost or misread. */
  refused: readonly LeftOut[];
  /** What is left out because no answer depends on it, such as anything about the look. */
  noted: readonly LeftOut[];
  /** The files with everything removed that was found to be wrong. */
  rest: Part;
};

const NAME = 'pasted';
/**
 * Checked in this order: errors caused by an earlier mistake are rechecked once that mistake is removed.
 */
const ROUNDS: readonly (readonly LintRule[])[] = [
  [f3],
  [f17],
  [f10],
  ...LAYERS.map((layer) => RULES.filter((rule) => rule.layer === layer)),
];

/**
 * Converts a JSON Schema and its UI schema, in the form that RJSF accepts, into steps. Whatever
 * `npm run validate` would reject is left out. Anything that a step needs but such files may omit
 * (widgets, labels, messages, limits of texts) is filled in.
 * @param texts the project whose meta-schemas apply
 */
export function adoptSchema(texts: ProjectTexts, pasted: Part): Adopted {
  const frame = new Map([...texts].filter(([path]) => path.startsWith('schemas/meta/')));
  const refused: LeftOut[] = [];
  const unread: LeftOut[] = [];
  let rest = withTidyTexts({ ...pasted, schema: withoutRootReference(pasted.schema).schema });
  for (;;) {
    const split = splitSteps(rest);
    const own = split.map((step) => ({ ...step, ...ownStep(step, textOf(step.answers)) }));
    const steps = own
      .map((step) => ({ ...step, schema: withWholeBranches(withTextLimits(step)) }))
      .map((step) => ({ ...step, ui: completeUiSchema(step) }));
    const found = firstMistakes(frame, steps, (finding) => refusalOf(finding, own, rest));
    const small = found.filter(({ file, pointer }) => !isField(file, pointer));
    const out = onePerPlace(small.length > 0 ? small : found);
    const smaller = out.reduce(withoutRefused, rest);
    if (smaller === rest)
      return {
        steps: steps.map(loose),
        refused,
        noted: [...unread, ...ofWhole(rest, split.length), ...own.flatMap(noted)],
        rest,
      };
    refused.push(...out.filter(isOfAnswer));
    unread.push(...out.filter((one) => !isOfAnswer(one)));
    rest = smaller;
  }
}

/** Neither a look nor words nor an answer to begin with decide what is accepted. */
const isOfAnswer = ({ file, pointer }: LeftOut): boolean =>
  file === 'schema' &&
  (isField(file, pointer) || !/\/(?:default|title|description)$/.test(pointer));

const onePerPlace = (found: readonly LeftOut[]): LeftOut[] =>
  found.filter(
    ({ file, pointer }, index) =>
      found.findIndex((one) => one.file === file && one.pointer === pointer) === index,
  );

/** A step in the form that tools edit, without what only its adoption needs. */
const loose = ({ id, label, answers, schema, ui, rules = [] }: LooseStep): LooseStep => ({
  id,
  label,
  answers,
  ...canonicalStep({ schema, ui }),
  ...(rules.length > 0 && { rules }),
});

const noted = ({ notes, ...step }: SplitStep & OwnStep): LeftOut[] =>
  notes.map(({ file, pointer, ...said }) => ({
    file,
    pointer: file === 'schema' ? step.inSchema(pointer) : step.inUi(pointer),
    field: fieldAt(step, pointer, file === 'schema' ? 'pointer' : 'uiPointer')?.path ?? '',
    ...said,
  }));

/** What the look of a whole form says that is several steps here. */
function ofWhole({ ui }: Part, steps: number): LeftOut[] {
  if (steps < 2) return [];
  const { 'ui:order': _taken, ...look } = ui;
  const said = Object.entries(look).filter(([key]) => key.startsWith('ui:'));
  const { notes } = ownLook({ schema: {}, ui: Object.fromEntries(said) });
  return notes.map((note) => ({ file: 'ui', field: '', ...note }));
}

/** The refusals of the first round that has any: errors that name nothing pasted are not the author's. */
function firstMistakes(
  frame: ProjectTexts,
  steps: readonly LooseStep[],
  refusalsOf: (finding: Finding) => readonly LeftOut[],
): LeftOut[] {
  const made = newQuestionnaire(frame, { name: NAME, title: NAME, steps });
  if (!made.ok) return [];
  for (const rules of ROUNDS) {
    const errors = lint(made.value, rules).filter(({ severity }) => severity === 'error');
    const found = errors.flatMap(refusalsOf);
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether the pointer addresses a whole question. */
const isField = (file: keyof Part, pointer: string): boolean =>
  file === 'schema' && /(^|\/)(properties\/[^/]+|items)$/.test(pointer);

/** Maps a finding about one of the steps to a place in the pasted files. */
function refusalOf(
  finding: Finding,
  steps: readonly (SplitStep & OwnStep)[],
  pasted: Part,
): LeftOut[] {
  const [, id, name] = /^schemas\/([^/]+)\/(schema|ui)\.json$/.exec(finding.file) ?? [];
  const step = steps.find((one) => `${NAME}-${one.id}` === id);
  if (step === undefined) return [];
  const { message, suggestion, pointer } = finding;
  const own = name === 'schema' ? pointer : undefined;
  const field = fieldAt(step, pointer, own === undefined ? 'uiPointer' : 'pointer');
  const inPasted = (place: string) => step.inSchema(placeInFile(step.places, place));
  const problem = { field: field?.path ?? '', message, suggestion };
  if (own !== undefined) return [{ file: 'schema', pointer: inPasted(own), ...problem }];
  const inUi = step.inUi(pointer);
  const widget = at(pasted.ui, `${inUi}/ui:widget`);
  const isAsked = widget === undefined || kindInsteadOf(textOf(widget)) !== '';
  const looks = [inUi, ...(field === undefined ? [] : [step.inUi(field.uiPointer)])];
  const written = [`${inUi}/ui:widget`, ...looks].find((one) => at(pasted.ui, one) !== undefined);
  if (written !== undefined && isAsked) return [{ file: 'ui', pointer: written, ...problem }];
  // Either the filled-in value is wrong because of the field, or its widget has no counterpart here.
  return field === undefined
    ? []
    : [{ file: 'schema', pointer: inPasted(field.pointer), ...problem }];
}

/** The innermost field of the step whose pointer equals or contains the given one. */
function fieldAt(
  step: SplitStep,
  pointer: string,
  by: 'pointer' | 'uiPointer',
): Pick<Field, 'path' | 'pointer' | 'uiPointer'> | undefined {
  const { places, ...part } = normalStep(step);
  return fieldsOf({ step: '', section: null, ...part })
    .map((field) => ({ ...field, pointer: placeInFile(places, field.pointer) }))
    .findLast((field) => `${pointer}/`.startsWith(`${field[by]}/`));
}

function withoutRefused(part: Part, { file, pointer }: LeftOut): Part {
  const keys = keysIn(pointer);
  const left = without(part[file], keys);
  if (left === part[file]) return part;
  if (file === 'ui') return { ...part, ui: withoutEmpty(left) };
  // Remove the field's entry in the UI schema as well.
  const look = keys.filter((key) => key !== 'properties');
  return { schema: left, ui: isField(file, pointer) ? without(part.ui, look) : part.ui };
}

/** Removes UI schema entries that are empty. */
function withoutEmpty(ui: JsonObject): JsonObject {
  const looks = Object.entries(ui).map(([key, value]): [string, Json] => [
    key,
    isObject(value) ? withoutEmpty(value) : value,
  ]);
  return Object.fromEntries(
    looks.filter(([, value]) => !isObject(value) || Object.keys(value).length > 0),
  );
}

/**
 * Removes the value at a path; returns the same object if there is none. A removed field is also
 * removed from `required`.
 */
function without<Value extends Json>(json: Value, [key, ...rest]: readonly string[]): Value;
function without(json: Json, [key, ...rest]: readonly string[]): Json {
  if (key === undefined) return json;
  if (Array.isArray(json)) {
    const index = Number(key);
    const item = json[index];
    if (item === undefined) return json;
    if (rest.length === 0) return json.toSpliced(index, 1);
    const smaller = without(item, rest);
    return smaller === item ? json : json.with(index, smaller);
  }
  if (!isObject(json) || json[key] === undefined) return json;
  if (rest.length === 0) {
    const { [key]: _gone, ...others } = json;
    return others;
  }
  const inside = without(json[key], rest);
  if (inside === json[key]) return json;
  const next: JsonObject = { ...json, [key]: inside };
  const [field] = rest;
  if (key === 'properties' && rest.length === 1 && Array.isArray(json['required'])) {
    return { ...next, required: json['required'].filter((name) => textOf(name) !== field) };
  }
  return next;
}

/** What became of a schema, as lines: how much is asked, and everything that is left out, by what to do about it. */
export function adoptionReport({ steps, refused, noted }: Adopted): string {
  const questions = steps.flatMap(questionsOf).length;
  return [
    `${counted(questions, 'question')} on ${counted(steps.length, 'step')}.`,
    ...section('Left out, since an answer would be lost or misread', refused),
    ...section('Left out, since no answer depends on it', noted),
  ].join('\n');
}

function section(title: string, found: readonly LeftOut[]): string[] {
  if (found.length === 0) return [];
  const groups = grouped(found, ({ suggestion = '' }) => suggestion).flatMap(([advice, same]) => [
    ...grouped(same, ({ message }) => message).map(
      ([message, ones]) => `  ${[...new Set(ones.map(placeOf))].join(', ')}: ${message}`,
    ),
    ...(advice === '' ? [] : [`    ${advice}`]),
  ]);
  return ['', `${title} (${found.length}):`, ...groups];
}

/** Things by what is said of them, in the order in which each was said first. */
function grouped(
  found: readonly LeftOut[],
  said: (one: LeftOut) => string,
): [string, readonly LeftOut[]][] {
  const names = [...new Set(found.map(said))];
  return names.map((name) => [name, found.filter((one) => said(one) === name)]);
}

/** The question and the keyword, or the pointer of what belongs to no question. */
function placeOf({ field, pointer, file }: LeftOut): string {
  const keyword = keysIn(pointer).at(-1) ?? '';
  if (field === '') return `${file === 'ui' ? 'UI schema' : 'schema'} ${pointer}`;
  return field.split('.').at(-1) === keyword ? field : `${field} (${keyword})`;
}
