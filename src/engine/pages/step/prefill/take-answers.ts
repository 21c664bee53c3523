import { alsoToConfirm } from '../../../draft/record/change.ts';
import type { DraftStore } from '../../../draft/types.ts';
import type { CompiledFlow, CompiledStep } from '../../../flow/compiled.ts';
import { CONSENTS } from '../../../flow/consents.ts';
import { covers } from '../../../flow/issues.ts';
import { stepData } from '../../../flow/step-data.ts';
import type { Answers } from '../../../flow/types.ts';
import type { Ambient } from '../../../flow/walk.ts';
import { read, sectionOf, write } from '../../../logic/path.ts';
import { pointerTo } from '../../../logic/pointer.ts';
import { loadStep } from '../load-step.ts';
import { stepChecker } from '../step-check.ts';

type Opened = {
  flow: CompiledFlow;
  store: Pick<DraftStore, 'answers' | 'change' | 'enter' | 'getSnapshot' | 'settle'>;
  ambient: () => Ambient;
};

/**
 * Enters answers from the URL where the draft has none yet and the step that asks accepts them (D62).
 * A step whose Continue agrees to something that was not agreed to is still to be confirmed.
 */
export async function takeAnswers(
  opened: Opened,
  given: readonly (readonly [path: string, value: string])[],
): Promise<void> {
  for (const [path, value] of given) {
    const step = opened.flow.steps.find(({ sections }) => sections.includes(sectionOf(path)));
    if (step !== undefined) await takeAnswer(opened, step, path, value);
  }
}

async function takeAnswer(
  { flow, store, ambient }: Opened,
  step: CompiledStep,
  path: string,
  value: string,
): Promise<void> {
  const checker = stepChecker(flow, step, await loadStep(step));
  if (read(store.answers(), path) !== undefined) return;
  const answers: Answers = write(store.answers(), path, value);
  const issues = checker.issues(stepData(step, answers), answers, ambient());
  const errors = issues.filter(({ severity }) => severity === 'error');
  if (covers(errors, pointerTo(pathInStep(step, path)))) return;
  const section = sectionOf(path);
  store.enter({ [section]: answers[section] }, { pace: 'choice', moment: { open: step.id } });
  store.settle();
  if (agreesUnasked(flow, step, answers)) {
    store.change({}, alsoToConfirm(store.getSnapshot(), [step.id]));
  }
}

const pathInStep = ({ source: { answers } }: CompiledStep, path: string): string[] =>
  path.split('.').slice(typeof answers === 'string' ? 1 : 0);

const agreesUnasked = ({ consents }: CompiledFlow, { id }: CompiledStep, answers: Answers) =>
  consents.some(
    (consent) =>
      'step' in consent &&
      consent.step === id &&
      read(answers, `${CONSENTS}.${consent.id}`) === undefined,
  );
