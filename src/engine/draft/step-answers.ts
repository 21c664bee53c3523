import { derive } from '../flow/derive.ts';
import type { CompiledFlow, CompiledStep } from '../flow/compiled.ts';
import { sectionsFromData, stepData } from '../flow/step-data.ts';
import { withDefaults } from '../language/step-schema.ts';
import type { Answers } from '../flow/types.ts';
import type { Ambient } from '../flow/walk.ts';
import { isObject, sameJson, type Json, type JsonObject } from '../logic/json.ts';
import { read, write } from '../logic/path.ts';
import type { DraftStore, Pace } from './types.ts';

/** Path of a field in a step's data: property names and list indices. */
export type FieldPath = readonly (string | number)[];

/** The draft as a step's fields see it: each reads, writes and subscribes by its own path. */
export type StepAnswers = {
  read: (path: FieldPath) => Json | undefined;
  /** Enters an answer; undefined clears the field. */
  enter: (path: FieldPath, value: Json | undefined, pace: Pace) => void;
  /** Calls the listener after a change at or around the path; returns the unsubscribe function. */
  subscribe: (path: FieldPath, listener: () => void) => () => void;
  /** The step's current data, in the shape of its schema. */
  data: () => JsonObject;
  /** Follows the store; returns the function that stops it. */
  follow: () => () => void;
};

export type OpenedStep = {
  flow: CompiledFlow;
  step: CompiledStep;
  schema: JsonObject;
  /** What expressions may read besides answers; evaluated on each call. */
  ambient: () => Ambient;
  /** The URL's values, shown where no answer is saved until the visitor answers (D62). */
  given?: JsonObject;
};

type Store = Pick<DraftStore, 'getSnapshot' | 'answers' | 'enter' | 'subscribeEntered'>;

/**
 * The open step as a view of the store. It holds no answers. Besides the stored ones it shows what
 * the step offers (defaults, derived values, the URL's); these become answers with the visitor's
 * first entry here, or when they continue.
 */
export function stepAnswers(store: Store, opened: OpenedStep): StepAnswers {
  const { step } = opened;
  const listeners = new Map<string, Set<() => void>>();
  /** Id of the draft that was entered into here; one that replaces it is offered values again. */
  let enteredIn: string | undefined;
  let openedWith = store.answers();
  let opening = offeredFor(opened, openedWith);
  let offered = opening;
  let shown = data();

  function data(): JsonObject {
    return { ...stepData(step, store.answers()), ...offered };
  }

  /** Updates the view; notifies only fields whose value changed. */
  function show() {
    const before = shown;
    const now = data();
    // While nothing changes it stays the same object, from which much of the page is worked out.
    if (sameJson(before, now)) return;
    shown = now;
    for (const [name, affected] of listeners) {
      if (before[name] !== shown[name]) for (const listener of affected) listener();
    }
  }

  /** Derives again only if the answers changed: an opening step asks several times. */
  function offer() {
    if (openedWith !== store.answers()) {
      openedWith = store.answers();
      opening = offeredFor(opened, openedWith);
    }
    offered = opening;
  }

  function refresh() {
    if (enteredIn !== store.getSnapshot().uuid) offer();
    show();
  }

  return {
    read: (path) => read(shown, path.join('.')),
    enter(path, value, pace) {
      const next = withEntry(shown, path, value);
      enteredIn = store.getSnapshot().uuid;
      offered = {};
      store.enter(sectionsFromData(step, next), { pace, moment: { open: step.id } });
      show();
    },
    subscribe(path, listener) {
      const name = String(path[0]);
      const own = listeners.get(name) ?? new Set();
      listeners.set(name, own.add(listener));
      return () => void own.delete(listener);
    },
    data: () => shown,
    follow() {
      refresh();
      return store.subscribeEntered(refresh);
    },
  };
}

/** The data an opening step shows: the answers, values derived from them, and defaults. */
export function openingData(
  { flow, step, schema, ambient }: OpenedStep,
  answers: Answers,
): JsonObject {
  const derived = derive(flow, answers, answers, { open: step.id }, ambient());
  return withDefaults(schema, stepData(step, derived));
}

/** What the step shows on top of the saved answers. */
export function offeredFor(opened: OpenedStep, answers: Answers): JsonObject {
  const saved = stepData(opened.step, answers);
  const opening = Object.entries(openingData(opened, answers));
  const added = opening.filter(([name, value]) => !sameJson(saved[name], value));
  const given = Object.entries(opened.given ?? {}).filter(([name]) => saved[name] === undefined);
  return Object.fromEntries([...added, ...given]);
}

/** A step's data with one entry changed; undefined removes the answer. */
export function withEntry(data: JsonObject, path: FieldPath, value: Json | undefined): JsonObject {
  return withoutAbsent(entered(data, path, value));
}

/** An object that loses its last answer is removed as well: it may be optional. */
function entered(data: Answers, path: FieldPath, value: Json | undefined): Answers {
  const next = write(data, path.join('.'), value);
  const around = path.slice(0, -1);
  if (value !== undefined || around.length === 0) return next;
  const left = read(next, around.join('.'));
  const isEmpty = isObject(left) && Object.keys(left).length === 0;
  return isEmpty ? entered(data, around, undefined) : next;
}

function withoutAbsent(data: Answers): JsonObject {
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
