import { derive } from '../../../src/flow/derive.ts';
import { sectionsFromData, stepData } from '../../../src/flow/step-data.ts';
import type { CompiledStep } from '../../../src/flow/compile.ts';
import type { Action, Answers } from '../../../src/flow/types.ts';
import type { SchemaError } from '../../../src/flow/issues.ts';
import { sameJson, type Json, type JsonObject } from '../../../src/logic/json.ts';
import { read, write } from '../../../src/logic/path.ts';
import { fieldAt, writeAt, readAt } from './places.ts';
import { conditionals, object, optionsOf } from '../model/fields.ts';
import { repair } from './repair.ts';
import { samples } from './samples.ts';
import type { StepSubject } from './step-subject.ts';
import type { Subject } from './subject.ts';

/** Answers that are to be given on the step, by dotted path; undefined means: not answered. */
export type Fixed = ReadonlyMap<string, Json | undefined>;

export type WitnessResult =
  | { ok: true; answers: Answers }
  /** `proven`: nothing but the fixed answers and those before are at fault. */
  | { ok: false; proven: boolean; why: string; byRule?: true };

/** What a button of the step answers, as answers that are given. */
export function givenBy({ source, sections }: CompiledStep, { set = {} }: Action): Fixed {
  const own = Object.entries(set).filter(([section]) => sections.includes(section));
  if (typeof source.answers !== 'string') return new Map(own);
  return new Map(
    own.flatMap(([section, value]) =>
      Object.entries(object(value)).map(([key, one]) => [`${section}.${key}`, one] as const),
    ),
  );
}

/** Rounds of mending what the schema says is wrong. */
const ROUNDS = 60;

/**
 * Answers a step so that its schema and rules accept it, given the answers before it: what the
 * flow derives is taken, the rest is the plainest answer that the schema allows. The outcome is
 * checked with the app's own validators and rules, so a witness is never a guess.
 */
export function answerStep(
  subject: Subject,
  { step, ...rest }: StepSubject,
  before: Answers,
  fixed: Fixed,
): WitnessResult {
  const at: StepSubject = { step, ...rest };
  const opened = derive(subject.flow, before, before, { open: step.id }, subject.ambient);
  let data: JsonObject = stepData(step, opened);
  for (const [path, value] of fixed) data = writeAt(data, pointerIn(at, path), value);
  const valid = mend(subject, at, before, data, fixed);
  if (!valid.ok) return valid;
  const checked = check(subject, at, valid.answers);
  if (checked === null) return valid;
  return repair(subject, at, before, valid.answers, fixed, checked);
}

/** Makes the data valid against the schema, fields that the visitor must still answer included. */
export function mend(
  subject: Subject,
  at: StepSubject,
  before: Answers,
  start: JsonObject,
  fixed: Fixed,
): WitnessResult {
  const pointers = new Set([...fixed.keys()].map((path) => pointerIn(at, path)));
  const tries = new Map<string, number>();
  let data = start;
  for (let round = 0; round < ROUNDS; round++) {
    const answers = settle(subject, at, before, data);
    const overruled = [...fixed].find(([path, value]) => !sameJson(read(answers, path), value));
    if (overruled !== undefined) {
      const [path] = overruled;
      const free = opener(at, pointerIn(at, path), pointers);
      const turned = free === null ? null : turn(at, data, free, tries);
      if (turned === null) {
        return { ok: false, proven: true, why: `${path} is derived as something else` };
      }
      data = turned;
      continue;
    }
    data = stepData(at.step, answers);
    const errors = at.validate(data).filter(({ keyword }) => keyword !== 'if');
    if (errors.length === 0) return { ok: true, answers };
    for (const error of errors) {
      const place = placeOf(error);
      const why = `${place} ${error.keyword}`;
      const free = pointers.has(place) ? opener(at, place, pointers) : place;
      if (free === null) return { ok: false, proven: true, why };
      const better = mended(subject, at, answers, data, { ...error, place: free }, tries);
      if (better === null) return { ok: false, proven: false, why };
      data = writeAt(data, free, better.value);
    }
  }
  return { ok: false, proven: false, why: 'no valid answer was found' };
}

/**
 * A field that is not fixed and decides whether the one at this place is asked for: another
 * answer to it may mend what is wrong. Null when all that matters is fixed.
 */
function opener(at: StepSubject, place: string, fixed: ReadonlySet<string>): string | null {
  const name = place.split('/')[1] ?? '';
  const tests = conditionals(at.model.schema).filter(({ schema }) => {
    const required = Array.isArray(schema['required']) ? schema['required'] : [];
    return Object.hasOwn(object(schema['properties']), name) || required.includes(name);
  });
  const names = tests.flatMap(({ test }) => Object.keys(object(test['properties'])));
  return names.map((one) => `/${one}`).find((pointer) => !fixed.has(pointer)) ?? null;
}

/** The data with the next choice for a field that has few; null when all were tried. */
function turn(
  at: StepSubject,
  data: JsonObject,
  place: string,
  tries: Map<string, number>,
): JsonObject | null {
  const schema = object(fieldAt(at.fields, place)?.schema);
  const choices = schema['type'] === 'boolean' ? [true, false] : schema['enum'];
  const turns = `turn ${place}`;
  const attempt = tries.get(turns) ?? 0;
  tries.set(turns, attempt + 1);
  const choice = Array.isArray(choices) ? choices[attempt] : undefined;
  return choice === undefined ? null : writeAt(data, place, choice);
}

/** The first reason why a visitor could not go on with these answers; null when there is none. */
export function check(subject: Subject, at: StepSubject, answers: Answers): string | null {
  const data = stepData(at.step, answers);
  const scope = { ...answers, ...subject.ambient };
  const issue = at.errors(data, scope)[0];
  if (issue !== undefined) return `${issue.at}: ${issue.message}`;
  const crowded = at.fields.find((field) => {
    const { max } = optionsOf(field);
    const value = read(answers, field.path);
    return typeof max === 'number' && Array.isArray(value) && value.length > max;
  });
  if (crowded !== undefined) return `${crowded.at}: more than the widget lets the visitor choose`;
  const foreign = at.fields.find((field) => {
    const offered = subject.offered(field, scope);
    const value = read(answers, field.path);
    if (offered === null || value === undefined) return false;
    return (Array.isArray(value) ? value : [value]).some((item) => !offered.includes(item));
  });
  return foreign === undefined ? null : `${foreign.at}: not one of the choices offered`;
}

/** What the answers become once the visitor has typed them and leaves the step. */
export function settle(
  subject: Subject,
  { step }: StepSubject,
  before: Answers,
  data: JsonObject,
): Answers {
  let after: Answers = { ...before };
  for (const [section, value] of Object.entries(sectionsFromData(step, data))) {
    after = write(after, section, value);
  }
  const moment = { open: step.id, leaving: true };
  return derive(subject.flow, before, after, moment, subject.ambient);
}

/** `pastInsurance.claimDetails` → `/claimDetails` on a step that answers one section. */
export function pointerIn({ step }: StepSubject, path: string): string {
  const keys = path.split('.');
  const inside = typeof step.source.answers === 'string' ? keys.slice(1) : keys;
  return inside.map((key) => `/${key}`).join('');
}

function placeOf({ instancePath, keyword, params }: SchemaError): string {
  return keyword === 'required'
    ? `${instancePath}/${String(params['missingProperty'])}`
    : instancePath;
}

function mended(
  subject: Subject,
  at: StepSubject,
  answers: Answers,
  data: JsonObject,
  { keyword, params, place }: SchemaError & { place: string },
  tries: Map<string, number>,
): { value: Json | undefined } | null {
  if (keyword === 'type' && params['type'] === 'null') return { value: null };
  if (keyword === 'maxItems') {
    const list = readAt(data, place);
    return Array.isArray(list) ? { value: list.slice(0, Number(params['limit'])) } : null;
  }
  const field = fieldAt(at.fields, place);
  if (field === undefined) return null;
  const scope = { ...answers, ...subject.ambient };
  const offered = subject.offered(field, scope);
  const candidates = samples(field, { today: subject.today, offered });
  const attempt = tries.get(place) ?? 0;
  tries.set(place, attempt + 1);
  return attempt < candidates.length ? { value: candidates[attempt] } : null;
}
