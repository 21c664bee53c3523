import { Suspense, useEffect, useId, useRef, useState } from 'react';
import type { StepModule } from '../../form/contract.ts';
import { ErrorSummary } from '../../form/ErrorSummary.tsx';
import { LeftField } from '../../form/LeftField.tsx';
import type { CompiledStep } from '../../flow/compiled.ts';
import type { Issue } from '../../flow/issues.ts';
import type { Action } from '../../flow/types.ts';
import { useStableValue } from '../use-stable-value.ts';
import { notify, retract } from '../../ui/toasts/notify.ts';
import { useOnboarding } from '../onboarding-context.tsx';
import { Actions, GoOnAnyway } from './Actions.tsx';
import { Consent } from './Consent.tsx';
import { missingFor, refusalOf, shownIssues, waitsOf } from './issue-display.ts';
import { usePrefetch } from './prefetch.ts';
import { stepChecker } from './step-check.ts';
import { stepData } from '../../flow/step-data.ts';
import { leavingAnswers } from './settle.ts';
import { StepFields } from './StepFields.tsx';
import { StepHeading } from './StepHeading.tsx';
import { StepReview } from './StepReview.tsx';
import { NOT_SAVED, useLeave } from './use-leave.ts';
import { useAfterPress } from '../../ui/use-after-press.ts';
import { usePersonalDropped } from './use-prefill.ts';
import { useTouched } from './use-touched.ts';
import { useOpenStep } from './use-open-step.ts';

/** The toast of a refused press; the next press or leaving the step dismisses it. */
const REFUSAL = 'refusal';

type Props = { step: CompiledStep; module: StepModule };

/** The funnel's only form: a step's fields with their messages, and its buttons. */
export function StepForm({ step, module }: Props) {
  const { flow, around } = useOnboarding();
  const { interlude: interludes, StepNote } = around;
  const checker = stepChecker(flow, step, module);
  const open = useOpenStep(step, module);
  usePersonalDropped(flow, step);
  const leave = useLeave(step, checker);
  const afterPress = useAfterPress();
  const [touched, touch] = useTouched();
  const [left, setLeft] = useState<{ at: string }>();
  const [failures, setFailures] = useState(0);
  const [unsaved, setUnsaved] = useState<readonly Issue[]>([]);
  const [missedSaves, setMissedSaves] = useState(0);
  const summaryId = useId();
  const pressed = useRef<Action | undefined>(undefined);
  usePrefetch(step, open.answers, open.ambient);
  useEffect(() => () => retract(REFUSAL), []);

  const { answers, ambient } = open;
  const settled = leavingAnswers({ flow, step, ambient }, answers, open.data);
  const issues = checker.issues(stepData(step, settled), settled, ambient);
  const shown = useStableValue(shownIssues(issues, touched, failures > 0));
  const errors = shown.filter(({ severity }) => severity === 'error');
  const blocking = [...errors, ...unsaved];
  const isMended = failures > 0 && blocking.length === 0;
  useEffect(() => {
    // Nothing says that all is mended beside a toast that says the opposite.
    if (isMended) retract(REFUSAL);
  }, [isMended]);

  const submit = async (isAnyway = false) => {
    const action = pressed.current ?? step.actions[0];
    pressed.current = undefined;
    retract(REFUSAL);
    const refused = action && (await leave.forward(action, open.settle, isAnyway));
    if (!refused) return;
    const missed = refused.filter(({ code }) => code === NOT_SAVED);
    setFailures((count) => count + 1);
    setUnsaved(missed);
    if (missed.length > 0) setMissedSaves((count) => count + 1);
    const refusal = refusalOf(refused);
    // Silent: the summary takes the focus and is read out.
    if (refusal) notify({ tone: 'error', ...refusal, silent: true, about: REFUSAL });
  };

  if (leave.interlude !== null && interludes !== undefined) {
    const { name, done } = leave.interlude;
    return (
      <Suspense fallback={null}>
        <interludes.View name={name} onDone={done} />
      </Suspense>
    );
  }
  const failed = failures > 0 && blocking.length > 0;
  const missing = missingFor(module.uiSchema, issues);
  return (
    <>
      {failures > 0 && (
        <ErrorSummary key={failures} id={summaryId} errors={blocking}>
          {unsaved.length > 0 && missedSaves > 1 && (
            <GoOnAnyway onPress={() => void submit(true)} />
          )}
        </ErrorSummary>
      )}
      <StepHeading step={step} module={module} failed={failed} />
      <StepReview at={step.id} uiSchema={module.uiSchema} />
      <StepFields
        step={step}
        module={module}
        checker={checker}
        open={open}
        issues={shown}
        onLeft={(at) => {
          afterPress(() => {
            open.settle();
            touch(at);
            setLeft({ at });
          });
        }}
        onSubmit={() => void submit()}
      >
        <LeftField left={left} errors={errors} />
        {StepNote && <StepNote uiSchema={module.uiSchema} />}
        <Consent uiSchema={module.uiSchema} />
        <Actions
          actions={step.actions}
          missing={missing}
          hinted={waitsOf(module.uiSchema).length > 0}
          summaryId={failed ? summaryId : undefined}
          saving={leave.saving}
          onPress={(action) => {
            pressed.current = action;
          }}
          onBack={leave.back}
        />
      </StepFields>
    </>
  );
}
