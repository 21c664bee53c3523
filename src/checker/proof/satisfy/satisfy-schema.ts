import {
  type Answers,
  declarations,
  type Field,
  type Json,
  type JsonObject,
  type SchemaError,
  type StepId,
  askedErrors,
  conditionals,
  derive,
  object,
  read,
  sameJson,
  sectionOf,
  sectionsFromData,
  stepData,
  write,
} from '../../../engine/core.ts';
import { samples } from '../answers/samples.ts';
import { fieldAt, pointerIn, readAt, type StepSubject, writeAt } from '../subject/step-subject.ts';
import type { Subject } from '../subject/subject.ts';

/** Answers that must be given on the step, by dotted path. Undefined means not answered. */
export type Fixed = ReadonlyMap<string, Json | undefined>;

export type StepOutcome =
  | { ok: true; answers: Answers }
  /** `proven`: only the fixed and the earlier answers can be at fault. */
  | { ok: false; proven: boolean; why: Reason; byRule?: true };

/** Number of correction rounds before giving up. */
const ROUNDS = 60;

/** Corrects the data until the schema accepts it, filling in fields that still need an answer. */
export function satisfySchema(
  subject: Subject,
  at: StepSubject,
  before: Answers,
  start: JsonObject,
  fixed: Fixed,
): StepOutcome {
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
        return { ok: false, proven: true, why: { by: 'derivation', path } };
      }
      data = turned;
      continue;
    }
    data = stepData(at.step, answers);
    const scope = subject.scope(answers);
    const errors = askedErrors(at.validate(data), (name) => at.step.shows(name, scope)).filter(
      ({ keyword }) => keyword !== 'if',
    );
    if (errors.length === 0) return { ok: true, answers };
    for (const error of errors) {
      const place = placeOf(error);
      const why: Reason = { by: 'schema', at: place, keyword: error.keyword };
      const free = place === '' ? unanswered(at, data, pointers) : freePlace(at, place, pointers);
      if (free === null) return { ok: false, proven: place !== '', why };
      const better = nextAttempt(subject, at, answers, data, { ...error, place: free }, tries);
      if (better === null) return { ok: false, proven: false, why };
      data = writeAt(data, free, better.value);
    }
  }
  const why: Reason = { by: 'proof', problem: 'no valid answer was found' };
  return { ok: false, proven: false, why };
}

const freePlace = (at: StepSubject, place: string, fixed: ReadonlySet<string>): string | null =>
  fixed.has(place) ? opener(at, place, fixed) : place;

/** A free field without an answer: what the whole step refuses may only lack one. */
function unanswered(
  { fields }: StepSubject,
  data: JsonObject,
  fixed: ReadonlySet<string>,
): string | null {
  const open = fields.find(
    ({ parent, at }) => parent === null && !fixed.has(at) && readAt(data, at) === undefined,
  );
  return open?.at ?? null;
}

/**
 * A free field that decides whether the one at this place is asked, so changing it may help. Null if
 * everything relevant is fixed.
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

/** The data with the next choice of a boolean or enum field. Null once all choices were tried. */
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

/** The answers after the visitor entered the data and left the step. */
export function settle(
  subject: Subject,
  { step }: StepSubject,
  before: Answers,
  data: JsonObject,
): Answers {
  const entries = Object.entries(sectionsFromData(step, data));
  const removed = entries.filter(([section, value]) => value === undefined && section in before);
  const after = removed.reduce<Answers>(
    (answers, [section]) => write(answers, section, undefined),
    { ...before, ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)) },
  );
  return derived(subject, before, after, { open: step.id, leaving: true });
}

function placeOf({ instancePath, keyword, params }: SchemaError): string {
  return keyword === 'required'
    ? `${instancePath}/${String(params['missingProperty'])}`
    : instancePath;
}

function nextAttempt(
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
  const scope = subject.scope(answers);
  const offered = subject.offered(field, scope);
  const candidates = limitsOf(field, at).flatMap((schema) =>
    samples({ ...field, schema }, { today: subject.today, offered }),
  );
  const attempt = tries.get(place) ?? 0;
  tries.set(place, attempt + 1);
  return attempt < candidates.length ? { value: candidates[attempt] } : null;
}

/** The schemas of a field: that of the step, and those of the branches that limit it. */
const limitsOf = (field: Field, { model }: StepSubject): JsonObject[] =>
  field.parent !== null
    ? [field.schema]
    : declarations(model.schema)
        .filter(({ name }) => name === field.name)
        .map(({ schema }) => schema);

/**
 * The answers when a step is open or being left, after `before` changed to `after`. Each derivation
 * makes the engine walk the whole flow, so it is skipped where no derivation can write because all
 * targets belong to steps not yet reached (`src/engine/flow/derive.ts`).
 */
export function derived(
  { flow, ambient }: Subject,
  before: Answers,
  after: Answers,
  moment: { open: StepId; leaving?: boolean },
): Answers {
  const canWrite = flow.derivations.some(({ source }) => {
    const section = sectionOf(source.to);
    if (after[section] !== undefined) return true;
    // Hidden answers may count as null when other answers to their step exist.
    return flow.steps.some(
      ({ id, hides, sections }) =>
        sections.includes(section) &&
        (id === moment.open || (hides && sections.some((name) => after[name] !== undefined))),
    );
  });
  return canWrite ? derive(flow, before, after, moment, ambient) : after;
}

/** Why a step rejects the answers tried. Places are JSON pointers into the step's data. */
export type Reason =
  /** A keyword of the step's schema. */
  | { by: 'schema'; at: string; keyword: string }
  /** A rule, by its id. */
  | { by: 'rule'; id: string }
  /** A value that is not among the field's choices. */
  | { by: 'choices'; at: string }
  /** The flow derives a different value; `path` is the path of the answer. */
  | { by: 'derivation'; path: string }
  /** Why the proof cannot continue, as a sentence without its period, and what would help. */
  | { by: 'proof'; problem: string; path?: string; instead?: string };

/** A string that is equal for equal reasons. */
export const reasonKey = (reason: Reason): string => JSON.stringify(reason);
