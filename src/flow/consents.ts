import { isObject, type Json, type JsonObject } from '../logic/json.ts';
import { read } from '../logic/path.ts';
import type { Answers, Step, StepId } from './types.ts';

/** The section of the answers for what the visitor agreed to: a `ConsentRecord` by id (decision D39). */
export const CONSENTS = 'consents';

/** Something that visitors agree to on a step. */
export type Consent = {
  id: string;
  /** Of the text that they agree to. */
  version: string;
  step: StepId;
  /** Path of the box's answer; absent if pressing Continue is what agrees. */
  answer?: string;
};

/** What the draft keeps of a consent; `at` is an ISO instant. */
export type ConsentRecord = { version: string; at: string };

/** Every consent that the UI schemas of the steps ask for, in order. */
export function consentsIn(
  steps: readonly { id: StepId; answers: Step['answers']; ui: JsonObject }[],
): Consent[] {
  return steps.flatMap(({ id: step, answers, ui }) => [
    ...named(ui['ui:continue'], { step }),
    ...boxesIn(ui, typeof answers === 'string' ? [answers] : [], step),
  ]);
}

/** Boxes inside lists cannot ask for consent: their answers have no path of their own. */
function boxesIn(ui: JsonObject, path: readonly string[], step: StepId): Consent[] {
  return Object.entries(ui).flatMap(([name, field]): Consent[] => {
    if (name.startsWith('ui:') || name === 'items' || !isObject(field)) return [];
    const here = [...path, name];
    return [
      ...named(field['ui:options'], { step, answer: here.join('.') }),
      ...boxesIn(field, here, step),
    ];
  });
}

function named(options: Json | undefined, place: Pick<Consent, 'step' | 'answer'>): Consent[] {
  const consent = isObject(options) ? options['consent'] : undefined;
  if (!isObject(consent)) return [];
  const { id, version } = consent;
  return typeof id === 'string' && typeof version === 'string' ? [{ id, version, ...place }] : [];
}

/**
 * The answers after `before` became `after` at that instant, or after the visitor left a step by
 * Continue: each box that was checked, and each text that Continue agrees to, gets a record. What was
 * agreed to before keeps its time and version; a record is kept while its box is unchecked, because
 * Undo may check it again, but does not count.
 */
export function withConsents(
  consents: readonly Consent[],
  before: Answers,
  after: Answers,
  { at, left }: { at: string; left?: StepId },
): Answers {
  const kept = recordsIn(after[CONSENTS]);
  const given = consents.filter(({ id, version, step, answer }) =>
    answer === undefined
      ? step === left && versionIn(kept[id]) !== version
      : read(after, answer) === true && read(before, answer) !== true,
  );
  return given.length === 0 ? after : { ...after, [CONSENTS]: { ...kept, ...recorded(given, at) } };
}

/** The records once a page was left with these of its boxes checked: an unchecked one has none. */
export function decidedConsents(
  answers: Answers,
  asked: readonly { id: string; version: string }[],
  agreed: readonly string[],
  at: string,
): JsonObject {
  const others = asked.reduce((all, { id }) => withoutKey(all, id), recordsIn(answers[CONSENTS]));
  const given = asked.filter(({ id }) => agreed.includes(id));
  return { ...others, ...recorded(given, at) };
}

const recorded = (given: readonly { id: string; version: string }[], at: string) =>
  Object.fromEntries(
    given.map(({ id, version }): [string, ConsentRecord] => [id, { version, at }]),
  );

/** The records that count: their box is checked on the visitor's path, or their step is on it. */
export function countedConsents(
  consents: readonly Consent[],
  answers: Answers,
  active: Answers,
  path: ReadonlySet<StepId>,
): JsonObject {
  return consents.reduce((counted, { id, step, answer }) => {
    const counts = answer === undefined ? path.has(step) : read(active, answer) === true;
    return counts ? counted : withoutKey(counted, id);
  }, recordsIn(answers[CONSENTS]));
}

const NONE: JsonObject = {};

const recordsIn = (value: Json | undefined): JsonObject => (isObject(value) ? value : NONE);

const versionIn = (record: Json | undefined) => (isObject(record) ? record['version'] : undefined);

function withoutKey(records: JsonObject, id: string): JsonObject {
  if (!Object.hasOwn(records, id)) return records;
  const { [id]: _removed, ...others } = records;
  return others;
}
