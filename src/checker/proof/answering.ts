import { type Json, read, sectionsOf } from '../../engine/core.ts';
import { answerStep } from './answer-step.ts';
import { cachedByStep } from './step-cache.ts';
import type { StepOutcome } from './satisfy-schema.ts';
import type { Answered, Answering } from './state.ts';
import type { StepSubject } from './step-subject.ts';
import type { Subject } from './subject.ts';

const outcomes = cachedByStep(() => new Map<string, Answered>());

/** Caches outcomes by what they depend on: the answers the step reads, and the fixed ones. */
export function answering(subject: Subject): Answering {
  const outcomesAt = new Map<StepSubject, Map<string, Answered>>();
  return (at, before, fixed) => {
    const known = outcomesAt.get(at) ?? outcomes(subject, at);
    outcomesAt.set(at, known);
    const reads = [...at.stepReads, ...at.shownReads].map(
      (path): Json => read(before, path) ?? null,
    );
    const key = JSON.stringify([
      reads,
      [...fixed].map(([path, value]) => [path, value ?? null, value === undefined]),
    ]);
    const result = known.get(key) ?? ownAnswers(at, answerStep(subject, at, before, fixed));
    known.set(key, result);
    return result;
  };
}

function ownAnswers({ step }: StepSubject, outcome: StepOutcome): Answered {
  return outcome.ok ? { ok: true, own: sectionsOf(step, outcome.answers) } : outcome;
}
