import {
  type Answers,
  type Json,
  type StepId,
  read,
  stepData,
  withAction,
} from '../../../engine/core.ts';
import { answerStep } from '../../../checker/proof/answer-step.ts';
import { settle } from '../../../checker/proof/satisfy/satisfy-schema.ts';
import { writeAt } from '../../../checker/proof/subject/step-subject.ts';
import type { Subject } from '../../../checker/proof/subject/subject.ts';
import { randomFrom, randomVisit } from '../../../checker/visitors/random-visit.ts';
import { type Scenario, type Visitor, play, visitorOf } from '../../../checker/simulate/play.ts';
import { signal } from '../../../engine/draft.ts';
import type { Finding, PlacedWitness } from '../../../checker/lint/rule.ts';
import type { FlowOutline } from '../../edits/project/outline.ts';

/** A visitor's answers, and the buttons pressed on steps where it was not the first one. */
export type Session = {
  answers: Answers;
  actions: Readonly<Record<StepId, string>>;
};

export const NEW_SESSION: Session = { answers: {}, actions: {} };

/** An action of the visitor on a step. `at` is a JSON pointer into the step's data. */
export type Change =
  | { kind: 'answer'; step: StepId; at: string; value: Json | undefined }
  | { kind: 'press'; step: StepId; action: string }
  | { kind: 'clear'; step: StepId }
  /** Fills in everything on the path that is still unanswered with the simplest answers. */
  | { kind: 'fill' };

/** The session after a change, including everything that the flow derives from it. */
export function changed(subject: Subject, session: Session, change: Change): Session {
  const { answers, actions } = session;
  if (change.kind === 'fill') return { answers: filled(subject, session), actions };
  const at = subject.steps.get(change.step);
  if (at === undefined) return session;
  const data = stepData(at.step, answers);
  switch (change.kind) {
    case 'answer': {
      const written = writeAt(data, change.at, change.value);
      return { answers: settle(subject, at, answers, written), actions };
    }
    case 'press': {
      const [first, ...others] = at.step.actions;
      const action = others.find(({ id }) => id === change.action) ?? first;
      if (action === undefined) return session;
      const { [change.step]: _before, ...rest } = actions;
      return {
        answers: settle(subject, at, answers, withAction(at.step, data, action)),
        actions: action === first ? rest : { ...rest, [change.step]: action.id },
      };
    }
    case 'clear': {
      const { [change.step]: _pressed, ...rest } = actions;
      const kept = Object.entries(answers).filter(
        ([section]) => !at.step.sections.includes(section),
      );
      return { answers: Object.fromEntries(kept), actions: rest };
    }
  }
}

/** The answers of a recorded journey after playing it, and its buttons. */
export function sessionOf(
  subject: Subject,
  scenario: Pick<Scenario, 'answers' | 'actions'>,
): Session {
  const { answers, actions = {} } = scenario;
  return { answers: filled(subject, { answers, actions }), actions };
}

/** A visitor who answers at random; the same seed reproduces the same visitor. */
export function sessionOfRandom(subject: Subject, seed: number): Session {
  return { answers: randomVisit(subject, randomFrom(seed)).answers, actions: {} };
}

/** Keeps the given answers for steps that are not on the path. */
function filled(subject: Subject, session: Session): Answers {
  return { ...session.answers, ...play(subject, completing(subject, session)).answers };
}

/**
 * A visitor who also answers whatever a step still needs, provided the step accepts the given answers.
 */
function completing(subject: Subject, { answers, actions }: Session): Visitor {
  const led = visitorOf(subject, { answers, actions });
  return (at, before) => {
    const done = led(at, before);
    if (done !== null) return done;
    const given = at.fields.flatMap(({ path, parent }): [string, Json][] => {
      const value = parent === null ? read(answers, path) : undefined;
      return value === undefined ? [] : [[path, value]];
    });
    const result = answerStep(subject, at, before, new Map(given));
    const action = actions[at.step.id] ?? at.step.actions[0]?.id ?? '';
    return result.ok ? { answers: result.answers, action } : null;
  };
}

/**
 * The simulated visitor of each questionnaire, with the notices about what the last change did to
 * other answers.
 */
export type VisitorState = { session: Session; notices: readonly string[] };

export type SessionStore = {
  of: (flowId: string) => VisitorState;
  subscribe: (listener: () => void) => () => void;
  set: (flowId: string, tried: VisitorState) => void;
};

const NOBODY: VisitorState = { session: NEW_SESSION, notices: [] };

export function sessionStore(): SessionStore {
  const tried = new Map<string, VisitorState>();
  const { subscribe, emit } = signal();
  return {
    of: (flowId) => tried.get(flowId) ?? NOBODY,
    subscribe,
    set(flowId, next) {
      tried.set(flowId, next);
      emit();
    },
  };
}

/** A finding with a visitor who encounters it. */
export type Witnessed = Finding & { witness: PlacedWitness };

/** The findings that visitors of this questionnaire encounter on one of its steps or pages. */
export function witnessesOf(
  findings: readonly Finding[],
  flow: Pick<FlowOutline, 'steps' | 'pages'> | undefined,
): Witnessed[] {
  const places = new Set([...(flow?.steps ?? []), ...(flow?.pages ?? [])].map(({ id }) => id));
  return findings.filter(
    (finding): finding is Witnessed =>
      finding.witness !== undefined && places.has(finding.witness.step),
  );
}

/** A witness has given these answers, and is about to answer the step where the defect shows. */
export const sessionOfWitness = ({ answers }: Pick<PlacedWitness, 'answers'>): Session => ({
  answers,
  actions: {},
});
