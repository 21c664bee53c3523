import { stepData, withAction } from '../../flow/step-data.ts';
import type { Answers, StepId } from '../../flow/types.ts';
import type { Json } from '../../logic/json.ts';
import { read } from '../../logic/path.ts';
import { answerStep } from '../../analysis/proof/answer-step.ts';
import { settle } from '../../analysis/proof/satisfy-schema.ts';
import { writeAt } from '../../analysis/proof/places.ts';
import type { Subject } from '../../analysis/proof/subject.ts';
import { randomFrom } from '../../analysis/visitors/random.ts';
import { randomVisit } from '../../analysis/visitors/random-visit.ts';
import { play, visitorOf, type Scenario, type Visitor } from '../../analysis/simulate/play.ts';

/** What a visitor has answered, and the buttons pressed where it was not the first one. */
export type Session = {
  answers: Answers;
  actions: Readonly<Record<StepId, string>>;
};

export const NEW_SESSION: Session = { answers: {}, actions: {} };

/** What somebody does on a step. `at` is a JSON pointer into the data of the step. */
export type Change =
  | { kind: 'answer'; step: StepId; at: string; value: Json | undefined }
  | { kind: 'press'; step: StepId; action: string }
  | { kind: 'clear'; step: StepId }
  /** Answers what is still open on the way with the simplest answers. */
  | { kind: 'fill' };

/** The session after a change, with everything that the flow derives from it. */
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

/** The answers of a recorded journey once it has been played, and its buttons. */
export function sessionOf(
  subject: Subject,
  scenario: Pick<Scenario, 'answers' | 'actions'>,
): Session {
  const { answers, actions = {} } = scenario;
  return { answers: filled(subject, { answers, actions }), actions };
}

/** Somebody who answers at random; the same seed makes the same visitor. */
export function sessionOfRandom(subject: Subject, seed: number): Session {
  return { answers: randomVisit(subject, randomFrom(seed)).answers, actions: {} };
}

/** Answers that somebody gave elsewhere stay where the way does not lead to their step. */
function filled(subject: Subject, session: Session): Answers {
  return { ...session.answers, ...play(subject, completing(subject, session)).answers };
}

/** A visitor who also answers what is left open on a step, as far as it takes the answers given. */
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
