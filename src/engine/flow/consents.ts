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
} & Agreement;

/** Checking the box with this answer agrees, or pressing Continue on this step. */
type Agreement = { answer: string } | { step: StepId };

/** What the draft keeps of a consent; `at` is an ISO instant. */
export type ConsentRecord = { version: string; at: string };

/** Every consent that the UI schemas of the steps ask for, in order. */
export function consentsIn(
  steps: readonly { id: StepId; answers: Step['answers']; ui: JsonObject }[],
): Consent[] {
  return steps.flatMap(({ id: step, answers, ui }) => [
    ...named(ui['ui:continue'], { step }),
    ...boxesIn(ui, typeof answers === 'string' ? [answers] : []),
  ]);
}

/** Boxes inside lists cannot ask for consent: their answers have no path of their own. */
function boxesIn(ui: JsonObject, path: readonly string[]): Consent[] {
  return Object.entries(ui).flatMap(([name, field]): Consent[] => {
    if (name.startsWith('ui:') || name === 'items' || !isObject(field)) return [];
    const here = [...path, name];
    return [...named(field['ui:options'], { answer: here.join('.') }), ...boxesIn(field, here)];
  });
}

function named(options: Json | undefined, agreement: Agreement): Consent[] {
  const consent = isObject(options) ? options['consent'] : undefined;
  if (!isObject(consent)) return [];
  const { id, version } = consent;
  return typeof id === 'string' && typeof version === 'string'
    ? [{ id, version, ...agreement }]
    : [];
}

/**
 * `after` with a record for each box that was checked since `before` and, if the visitor left a step
 * by Continue (`left`), for each text that Continue agrees to; `at` is an ISO instant. An earlier
 * record keeps its time and version. That of an unchecked box is kept, because Undo may check the box
 * again, but does not count.
 */
export function withConsents(
  consents: readonly Consent[],
  before: Answers,
  after: Answers,
  { at, left }: { at: string; left?: StepId },
): Answers {
  const kept = recordsIn(after[CONSENTS]);
  const given = consents.filter((consent) =>
    'step' in consent
      ? consent.step === left && versionIn(kept[consent.id]) !== consent.version
      : read(after, consent.answer) === true && read(before, consent.answer) !== true,
  );
  if (given.length === 0) return after;
  return { ...after, [CONSENTS]: { ...kept, ...recorded(given, at) } };
}

/**
 * The records of consents after a page was left with the boxes of these ids checked (D39); a box of
 * the page that is not checked has none. `at` is an ISO instant.
 */
export function decidedConsents(
  answers: Answers,
  asked: readonly Agreed[],
  agreed: readonly string[],
  at: string,
): JsonObject {
  const given = asked.filter(({ id }) => agreed.includes(id));
  return { ...without(recordsIn(answers[CONSENTS]), asked), ...recorded(given, at) };
}

/** The records that count: their box is checked on the visitor's path, or their step is on it. */
export function countedConsents(
  consents: readonly Consent[],
  answers: Answers,
  active: Answers,
  path: ReadonlySet<StepId>,
): JsonObject {
  const records = recordsIn(answers[CONSENTS]);
  const idle = consents.filter((consent) =>
    'step' in consent ? !path.has(consent.step) : read(active, consent.answer) !== true,
  );
  return without(records, idle);
}

type Agreed = { id: string; version: string };

const recorded = (given: readonly Agreed[], at: string): Record<string, ConsentRecord> =>
  Object.fromEntries(given.map(({ id, version }) => [id, { version, at }]));

/** The records of other consents; the same object if these have none. */
function without(records: JsonObject, consents: readonly Agreed[]): JsonObject {
  const others = Object.entries(records).filter(
    ([name]) => !consents.some(({ id }) => id === name),
  );
  return others.length === Object.keys(records).length ? records : Object.fromEntries(others);
}

const NONE: JsonObject = {};

const recordsIn = (value: Json | undefined): JsonObject => (isObject(value) ? value : NONE);

const versionIn = (record: Json | undefined) => (isObject(record) ? record['version'] : undefined);
