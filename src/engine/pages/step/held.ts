import type { CompiledFlow, CompiledStep } from '../../flow/compiled.ts';
import { stepData } from '../../flow/step-data.ts';
import type { Issue } from '../../flow/issues.ts';
import type { Answers, StepId } from '../../flow/types.ts';
import type { Ambient } from '../../flow/walk.ts';
import { sameJson } from '../../logic/json.ts';
import { sectionOf } from '../../logic/path.ts';
import { loadedStep } from './load-step.ts';
import { stepChecker } from './step-check.ts';

/**
 * The fields of the open step that must not leave the device yet, by section, as dotted paths in it
 * ('' is all of it; D31): those that are invalid by themselves and, on a step whose answers are sent
 * once confirmed, all that Continue has not confirmed. A missing answer holds nothing back.
 */
export function heldOf(
  flow: CompiledFlow,
  open: StepId | undefined,
  answers: Answers,
  sent: Answers,
  ambient: Ambient,
): Record<string, string[]> {
  const step = open === undefined ? undefined : flow.step(open);
  if (step === undefined) return {};
  const held =
    step.source.send === 'confirmed'
      ? step.sections.filter((name) => !sameJson(answers[name], sent[name]))
      : faultyFields(flow, step, answers, ambient);
  const heldIn = (section: string) => held.filter((path) => sectionOf(path) === section);
  return Object.fromEntries(
    step.sections.map((name) => [name, heldIn(name).map((path) => path.slice(name.length + 1))]),
  );
}

/** Paths of answers that the step's schema refuses, for a fault that typing causes. */
function faultyFields(
  flow: CompiledFlow,
  step: CompiledStep,
  answers: Answers,
  ambient: Ambient,
): string[] {
  const module = loadedStep(step);
  if (module === undefined) return [];
  const issues = stepChecker(flow, step, module).issues(stepData(step, answers), answers, ambient);
  return issues.filter(isTypingFault).map(({ at }) => answerAt(step, at));
}

/** The path of the answer at a JSON pointer in the step's data; of an item without fields, the list. */
export function answerAt({ source: { answers: section } }: CompiledStep, at: string): string {
  const pointer = typeof section === 'string' ? `${section}${at}` : at.slice(1);
  return pointer.replaceAll('/', '.').replace(/(\.\d+)+$/, '');
}

/** Keywords that a half-typed answer breaks; a rule or a missing answer does not hold others back. */
const TYPED = ['pattern', 'format', 'minLength', 'maxLength', 'type'];

/** True for an error that half-typed text causes. */
export const isTypingFault = ({ severity, code }: Issue): boolean =>
  severity === 'error' && TYPED.includes(code);
