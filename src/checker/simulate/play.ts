import {
  type Action,
  type Answers,
  choose,
  object,
  sectionsOf,
  stepData,
  withAction,
} from '../../engine/core.ts';
import { settle, type Fixed } from '../proof/satisfy-schema.ts';
import { answerStep, givenBy } from '../proof/answer-step.ts';
import type { StepSubject } from '../proof/step-subject.ts';
import type { Subject } from '../proof/subject.ts';
import type { Played } from './targets.ts';

/** A journey as recorded in `flows/*.scenarios.json`. */
export type Scenario = {
  id: string;
  about: string;
  answers: Answers;
  actions?: Readonly<Record<string, string>>;
  path: readonly string[];
  end: string;
};

/**
 * How a visitor answers a step, and the button pressed. Null if the step cannot be answered that way.
 */
export type Visitor = (
  at: StepSubject,
  before: Answers,
) => { answers: Answers; action: string } | null;

/**
 * Plays a journey from the start on the app's own engine. `stoppedAt` is the step where it got stuck.
 */
export function play(subject: Subject, visitor: Visitor): Played & { stoppedAt: string | null } {
  const { flow } = subject;
  let answers: Answers = {};
  let step = flow.step(flow.source.start);
  let end: string | null = null;
  const trail: string[] = [];
  const exits: string[] = [];
  const presses: string[] = [];
  const played = (stoppedAt: string | null) => ({ trail, end, answers, exits, presses, stoppedAt });
  while (step !== undefined && !trail.includes(step.id)) {
    const at = subject.steps.get(step.id);
    const given = at === undefined ? null : visitor(at, answers);
    trail.push(step.id);
    if (given === null) return played(step.id);
    const action = step.actions.find(({ id }) => id === given.action) ?? step.actions[0];
    answers = { ...answers, ...sectionsOf(step, given.answers) };
    const transition = choose(step, { ...answers, ...subject.ambient });
    if (transition === undefined) return played(step.id);
    exits.push(`${step.id} ${step.next.indexOf(transition)}`);
    presses.push(`${step.id} ${action?.id ?? ''}`);
    end = flow.page(transition.to)?.id ?? null;
    step = flow.step(transition.to);
  }
  return played(end === null ? (trail.at(-1) ?? null) : null);
}

/** A visitor who follows the scenario and gives the simplest answers where it has none. */
export function visitorOf(
  subject: Subject,
  { answers, actions = {} }: Pick<Scenario, 'answers' | 'actions'>,
): Visitor {
  return (at, before) => {
    const { id, sections } = at.step;
    const action = at.step.actions.find((one) => one.id === actions[id]) ?? at.step.actions[0];
    if (action === undefined) return null;
    const written = sections.some((section) => answers[section] !== undefined);
    const result = written
      ? asWritten(subject, at, before, answers, action)
      : plain(subject, at, before, action);
    return result === null ? null : { answers: result, action: action.id };
  };
}

/** The recorded answers merged into the step's initial values. Null if they are rejected. */
function asWritten(
  subject: Subject,
  at: StepSubject,
  before: Answers,
  written: Answers,
  action: Action,
): Answers | null {
  const opened = settle(subject, at, before, {});
  const data = { ...stepData(at.step, opened), ...object(stepData(at.step, written)) };
  const after = settle(subject, at, before, withAction(at.step, data, action));
  const scope = { ...after, ...subject.ambient };
  return at.errors(stepData(at.step, after), scope).length === 0 ? after : null;
}

function plain(subject: Subject, at: StepSubject, before: Answers, action: Action): Answers | null {
  const result = answerStep(subject, at, before, givenBy(at.step, action));
  return result.ok ? result.answers : null;
}

/** A visitor who gives the wanted answers wherever a step accepts them. */
export function visitorWith(
  subject: Subject,
  fixedAt: (at: StepSubject) => Fixed,
  actionAt: (step: string) => string | undefined,
): Visitor {
  return (at, before) => {
    const wanted = [...fixedAt(at)];
    const wish = actionAt(at.step.id);
    const action = at.step.actions.find(({ id }) => id === wish) ?? at.step.actions[0];
    if (action === undefined) return null;
    const given = givenBy(at.step, action);
    for (let count = wanted.length; count >= 0; count--) {
      const fixed = new Map([...wanted.slice(0, count), ...given]);
      const result = answerStep(subject, at, before, fixed);
      if (result.ok) return { answers: result.answers, action: action.id };
    }
    return null;
  };
}
