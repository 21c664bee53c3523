import type { CompiledFlow, CompiledStep } from '../../flow/compiled.ts';
import { stepData } from '../../flow/step-data.ts';
import type { Answers, StepId } from '../../flow/types.ts';
import type { Ambient } from '../../flow/walk.ts';
import { sameJson } from '../../logic/json.ts';
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
  if (step.source.send === 'confirmed') {
    const isSent = (name: string) => sameJson(answers[name], sent[name]);
    return Object.fromEntries(step.sections.map((name) => [name, isSent(name) ? [] : ['']]));
  }
  const faulty = faultyFields(flow, step, answers, ambient);
  if (typeof step.source.answers === 'string') return { [step.source.answers]: faulty };
  return Object.fromEntries(
    step.sections.map((section) => [
      section,
      faulty.flatMap((path) => {
        if (path === section) return [''];
        return path.startsWith(`${section}.`) ? [path.slice(section.length + 1)] : [];
      }),
    ]),
  );
}

/** Dotted paths of fields that the step's schema refuses, for a fault that typing causes. */
function faultyFields(
  flow: CompiledFlow,
  step: CompiledStep,
  answers: Answers,
  ambient: Ambient,
): string[] {
  const module = loadedStep(step.id);
  if (module === undefined) return [];
  const issues = stepChecker(flow, step, module).issues(stepData(step, answers), answers, ambient);
  const faulty = issues.filter(({ severity, code }) => severity === 'error' && TYPED.has(code));
  return [...new Set(faulty.map(({ at }) => fieldAt(at)))];
}

/** The field at a JSON pointer, as a dotted path; of an item that has no fields, the list. */
const fieldAt = (at: string): string =>
  at
    .slice(1)
    .replaceAll('/', '.')
    .replace(/(\.\d+)+$/, '');

/** Keywords that a half-typed answer breaks; a rule or a missing answer does not hold others back. */
export const TYPED: ReadonlySet<string> = new Set(['pattern', 'format', 'minLength', 'maxLength', 'type']);
