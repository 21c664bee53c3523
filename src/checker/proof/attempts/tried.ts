import {
  type Answers,
  type Field,
  isIsoDate,
  isObject,
  type Json,
  object,
  once,
  onceEach,
  optionsOf,
  read,
  sameJson,
  stepData,
} from '../../../engine/core.ts';
import { compileSchema } from '../../model/ajv.ts';
import { answerStep } from '../answer-step.ts';
import { cachedByStep } from '../slice.ts';
import { withTestedParts, withTotals } from '../satisfy/rows-for-rules.ts';
import type { Proof } from '../prove.ts';
import { type Reason, type StepOutcome, settle } from '../satisfy/satisfy-schema.ts';
import { refusal } from '../satisfy/fault.ts';
import { candidates } from '../satisfy/satisfy-rules.ts';
import { ofSchema, sampleItem, type SampleContext } from '../answers/samples.ts';
import type { State } from '../state.ts';
import { pointerIn, type StepSubject, writeAt } from '../subject/step-subject.ts';
import type { Subject } from '../subject/subject.ts';

/** A visitor who gives one of the answers that the step offers. */
export type Attempt = {
  step: string;
  field: Field;
  value: Json;
  /** False for a text of the maximum length, which nothing offers explicitly. */
  offered: boolean;
  from: State;
  /**
   * The step's own answers once completed, plus the earlier ones that anything depends on; null if no
   * visitor tried could continue.
   */
  answers: Answers | null;
  /** Why the step rejects the answer; null if it is accepted. */
  why: Reason | null;
};

/** Number of visitors per step to try an answer with before it counts as rejected. */
const VISITORS = 12;

/**
 * Every option, entry, number of rows and limit that the steps offer, each given by a visitor who
 * reaches the step and completes it on the app's own engine.
 */
export const triedAnswers = onceEach((proof: Proof): readonly Attempt[] =>
  [...proof.subject.steps.values()].flatMap((at) => triedAt(proof, at)),
);

/** Every visitor who could continue, deduplicated by step and by the answers that the flow reads. */
export const triedVisitors = onceEach((proof: Proof): readonly Attempt[] => {
  const { known } = proof.subject;
  const alike = new Map(
    triedAnswers(proof).flatMap((one): [string, Attempt][] => {
      const read = one.answers && known(one.answers);
      return read === null ? [] : [[JSON.stringify([one.step, read]), one]];
    }),
  );
  return [...alike.values()];
});

/** All answers of such a visitor, including those nothing depends on. */
export const allAnswers = ({ from, answers }: Attempt): Answers => ({
  ...from.answers,
  ...answers,
});

/** The same, identifying the visitor by index among those who reach the step. */
type TriedBy = Omit<Attempt, 'from'> & { by: number };

/** A visitor at the step, and the ordinary way to complete it. */
type Visitor = { known: Answers; by: number; plain: () => StepOutcome };

const triedBefore = cachedByStep(() => new Map<string, readonly TriedBy[]>());

function triedAt({ subject, arrivals, stuck }: Proof, at: StepSubject): Attempt[] {
  const states = (arrivals.get(at.step.id) ?? []).slice(0, VISITORS);
  const isStuck = stuck.some(({ state }) => state.step === at.step.id);
  const kept = triedBefore(subject, at);
  const key = JSON.stringify([isStuck, states.map(({ known }) => known)]);
  const tried = kept.get(key) ?? tryAll(subject, at, states, isStuck);
  kept.set(key, tried);
  return tried.flatMap(({ by, ...one }) => {
    const from = states[by];
    return from === undefined ? [] : [{ ...one, from }];
  });
}

function tryAll(
  subject: Subject,
  at: StepSubject,
  states: readonly State[],
  isStuck: boolean,
): TriedBy[] {
  const visitors = states
    .map(({ known }, by): Visitor => ({
      known,
      by,
      plain: once(() => answerStep(subject, at, known, new Map())),
    }))
    // Where visitors get stuck, those who cannot complete the step at all say nothing about one
    // answer.
    .filter(({ plain }) => !isStuck || plain().ok);
  const isOwn = (field: Field) => isAsked(field) && !isWorkedOut(subject, field);
  return at.fields.filter(isOwn).flatMap((field) => {
    const byValue = new Map<string, { value: Json; visitors: Visitor[] }>();
    for (const visitor of visitors) {
      for (const value of offeredTo(subject, field, visitor)) {
        const key = JSON.stringify(value);
        const one = byValue.get(key) ?? { value, visitors: [] };
        one.visitors.push(visitor);
        byValue.set(key, one);
      }
    }
    return [...byValue.values()].flatMap((one) => outcome(subject, at, field, one) ?? []);
  });
}

/** Parts of objects and list items are given with the whole. */
function isAsked({ path, parent, schema, ui }: Field): boolean {
  const widget = ui['ui:widget'];
  return (
    parent === null &&
    !path.includes('*') &&
    schema['readOnly'] !== true &&
    widget !== 'hidden' &&
    widget !== 'output' &&
    widget !== undefined
  );
}

/** Is the field filled in by the flow, so that visitors are offered nothing else? */
function isWorkedOut(subject: Subject, { path }: Field): boolean {
  return subject.flow.source.derive.some(
    ({ to, mode }) => to === path && (mode === 'always' || mode === 'reset'),
  );
}

function outcome(
  subject: Subject,
  at: StepSubject,
  field: Field,
  { value, visitors }: { value: Json; visitors: readonly Visitor[] },
): TriedBy | null {
  let first: TriedBy | null = null;
  const offered = typeof value !== 'string' || longest(field) !== value;
  for (const visitor of visitors) {
    const tried = { step: at.step.id, field, value, offered, by: visitor.by };
    const result = given(subject, at, field, value, visitor);
    if (result.answers !== null) return { ...tried, ...result };
    first ??= { ...tried, ...result };
  }
  return first;
}

/**
 * Sets the answer on top of the ordinary visitor's answers; if that is rejected, answers the whole
 * step again around it.
 */
function given(
  subject: Subject,
  at: StepSubject,
  field: Field,
  value: Json,
  { known: before, plain: complete }: Visitor,
): Pick<Attempt, 'answers' | 'why'> {
  let refused: Reason | null = null;
  const plain = complete();
  if (plain.ok) {
    const data = writeAt(stepData(at.step, plain.answers), pointerIn(at, field.path), value);
    const answers = settle(subject, at, before, data);
    const isKept = sameJson(read(answers, field.path) ?? null, value);
    refused = refusal(subject, at, answers);
    if (isKept && refused === null) return { answers, why: null };
  }
  const result = answerStep(subject, at, before, new Map([[field.path, value]]));
  if (result.ok) return { answers: result.answers, why: null };
  const others = plain.ok ? sameRows(subject, at, field, value, plain.answers) : [];
  for (const other of others) {
    const around = answerStep(subject, at, before, new Map([[field.path, other]]));
    if (around.ok) return { answers: around.answers, why: null };
  }
  // What still blocks the visitor once everything else the step asks for is answered.
  return { answers: null, why: result.why.by === 'proof' ? (refused ?? result.why) : result.why };
}

/**
 * As many rows with other answers in them, or the same choices with others beside them: nothing else
 * is offered. None for rows that the flow fills in.
 */
function sameRows(
  subject: Subject,
  at: StepSubject,
  field: Field,
  value: Json,
  answers: Answers,
): Json[] {
  const isFilled = subject.flow.source.derive.some(({ to }) => to === field.path);
  if (isFilled || !Array.isArray(value) || !value.every(isObject)) return [];
  const scope = subject.scope(answers);
  const context = { today: subject.today, offered: subject.offered(field, scope) };
  const lists = candidates(subject, at, field, answers, scope).filter((one) => Array.isArray(one));
  const most = Number(field.schema['maxItems'] ?? Infinity);
  const { rules } = at.model;
  const others = [
    ...withTestedParts(value, field, rules, subject, scope),
    ...lists.map((one) =>
      isChosen(field, context)
        ? [...value, ...one].slice(0, most)
        : [...one.slice(0, 1), ...value.slice(1)],
    ),
  ];
  return [value, ...others].flatMap((rows) => [...withTotals(rows, field, rules), rows]);
}

function offeredTo(subject: Subject, field: Field, { known: answers }: Visitor): Json[] {
  const { schema, ui } = field;
  const offered = subject.offered(field, subject.scope(answers));
  if (schema['const'] !== undefined) return [schema['const']];
  if (schema['type'] === 'array') return lists(field, offered, subject.today);
  if (offered !== null) return [...offered];
  if (Array.isArray(schema['enum'])) return schema['enum'];
  if (schema['type'] === 'boolean') return ui['ui:widget'] === 'checkbox' ? [true] : [true, false];
  if (schema['format'] === 'date') return edgesOfCalendar(field, subject.today);
  // A typed number offers no values: a rule about the total may make its limits unreachable.
  return schema['type'] === 'string' ? [longest(field) ?? []].flat() : [];
}

/** The longest text that the schema accepts. Undefined if there is no limit, or none is found. */
const longest = onceEach(({ schema }: Field): string | undefined => {
  const most = schema['maxLength'];
  const compiled = compileSchema(schema);
  if (typeof most !== 'number' || most > 5000 || !compiled.ok) return undefined;
  const short = ofSchema(schema, '').find((value) => typeof value === 'string') ?? '';
  const filled = ['a', '1', '9'].flatMap((letter) =>
    [0, 1, short.length].map((place) => {
      const filler = letter.repeat(Math.max(0, most - short.length));
      return `${short.slice(0, place)}${filler}${short.slice(place)}`;
    }),
  );
  return filled.find((text) => text.length === most && compiled.validate(text).length === 0);
});

/** The first and last day that can be picked, where the calendar has such limits. */
function edgesOfCalendar(field: Field, today: string): Json[] {
  const { min, max } = optionsOf(field);
  return [min, max].flatMap((edge) => (edge === 'today' ? [today] : isIsoDate(edge) ? [edge] : []));
}

/** Is the list picked from choices, not filled in row by row? */
const isChosen = (field: Field, context: SampleContext): boolean =>
  context.offered !== null ||
  object(field.schema['items'])['enum'] !== undefined ||
  sampleItem(field, context).length > 2;

/** One list per item, plus lists of the fewest and the most items. */
function lists(field: Field, offered: readonly Json[] | null, today: string): Json[] {
  const { schema } = field;
  const context = { today, offered };
  if (!isChosen(field, context)) return ofSchema(schema, today).slice(0, 4);
  const least = Math.max(1, Number(schema['minItems'] ?? 1));
  const items = sampleItem(field, context);
  const { exclusive } = optionsOf(field);
  const others = items.filter((item) => item !== exclusive);
  const most = Math.min(Number(schema['maxItems'] ?? others.length), others.length);
  const single = items.map((item) => [
    item,
    ...others.filter((other) => other !== item).slice(0, item === exclusive ? 0 : least - 1),
  ]);
  return [...single, others.slice(0, most)];
}
