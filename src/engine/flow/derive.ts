import type { Scope } from '../logic/expressions/scope.ts';
import type { Json } from '../logic/json.ts';
import { isAbsent, sameJson } from '../logic/json.ts';
import { read, sectionOf, write } from '../logic/path.ts';
import type { CompiledDerivation, CompiledFlow } from './compiled.ts';
import type { Answers, StepId } from './types.ts';
import { walk, type Ambient } from './walk.ts';

/** When derivations run: while a step is open (its sections may be created), or on leaving it. */
export type Moment = { open?: StepId; leaving?: boolean };

/**
 * Applies the flow's derivations in order after `before` became `after`, and returns the settled
 * answers. A derivation reads only answers on the visitor's path, and writes only into a section
 * that the visitor has visited or that the open step answers: questions never asked stay
 * unanswered.
 */
export function derive(
  flow: CompiledFlow,
  before: Answers,
  after: Answers,
  { open, leaving = false }: Moment = {},
  ambient: Ambient = {},
): Answers {
  return flow.derivations.reduce((answers, derivation) => {
    const onLeave = derivation.source.mode === 'onLeave';
    if (onLeave && !leaving) return answers;
    const { steps, active, scope } = walk(flow, answers, ambient);
    const section = sectionOf(derivation.source.to);
    const writable = steps.some(
      (step) =>
        step.sections.includes(section) &&
        (step.id === open || (!onLeave && active[section] !== undefined)),
    );
    if (!writable || isParked(answers, active, derivation.source.to)) return answers;
    const value = valueOf(derivation, scope);
    const change: Change = {
      value,
      current: read(active, derivation.source.to),
      previous: () => valueOf(derivation, walk(flow, before, ambient).scope),
      isNew: before[section] === undefined || answers[section] === undefined,
    };
    return replaces(derivation, change) ? write(answers, derivation.source.to, value) : answers;
  }, after);
}

/**
 * Steps whose answers a derivation has changed behind the visitor's back and that must be reviewed
 * before the end (`confirm`): not the open step, where the change is visible.
 */
export function stepsToConfirm(
  flow: CompiledFlow,
  before: Answers,
  after: Answers,
  open: StepId | undefined,
): StepId[] {
  const changed = flow.derivations.flatMap(({ source }) => {
    const section = sectionOf(source.to);
    const [old, now] = [read(before, source.to), read(after, source.to)];
    const isSeen = source.confirm === true && !isAbsent(old) && !sameJson(old, now);
    return isSeen ? flow.steps.filter((step) => step.sections.includes(section)) : [];
  });
  return [...new Set(changed.map(({ id }) => id))].filter((id) => id !== open);
}

/** A parked answer stays unchanged until its question is asked again (D37). */
const isParked = (answers: Answers, active: Answers, path: string) =>
  read(answers, path) !== undefined && read(active, path) === undefined;

function valueOf({ when, value }: CompiledDerivation, scope: Scope): Json | undefined {
  return when === null || when(scope) ? value(scope) : undefined;
}

type Change = {
  /** The derived value now, and the one before the change, which few modes need. */
  value: Json | undefined;
  previous: () => Json | undefined;
  /** What the answers hold now. */
  current: Json | undefined;
  /** The section does not exist: the visitor has not been there yet. */
  isNew: boolean;
};

function replaces(
  { source }: CompiledDerivation,
  { value, previous, current, isNew }: Change,
): boolean {
  // Without its source a derivation yields nothing.
  if (value === undefined || sameJson(current, value)) return false;
  switch (source.mode) {
    case 'always':
    case 'onLeave':
      return true;
    case 'reset':
      return isAbsent(current) || !sameJson(previous(), value);
    case 'follow':
      return isUntouched(current, previous(), isNew);
  }
}

/** A field that the visitor has cleared counts as edited: it stays empty. */
const isUntouched = (current: Json | undefined, previous: Json | undefined, isNew: boolean) =>
  sameJson(current, previous) || (isAbsent(current) && (isNew || isAbsent(previous)));
