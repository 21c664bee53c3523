import { Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { StepModule } from '../../form/contract.ts';
import { ErrorSummary, LeftField } from '../../form/ErrorSummary.tsx';
import type { CompiledStep } from '../../flow/compiled.ts';
import type { Issue } from '../../flow/issues.ts';
import type { Action, StepId } from '../../flow/types.ts';
import { useStableValue } from '../../ui/use-latest.ts';
import { notify, retract } from '../../ui/toasts/notify.ts';
import { useAmbient, useDraft, useOnboarding } from '../onboarding-context.tsx';
import { Actions, GoOnAnyway } from './Actions.tsx';
import { missingFor, refusalOf, shownIssues, waitsOf } from './issue-display.ts';
import { usePrefetch } from './prefetch.ts';
import { stepChecker } from './step-check.ts';
import { stepData } from '../../flow/step-data.ts';
import { leavingAnswers } from './leave/plan-leave.ts';
import { StepFields } from './StepFields.tsx';
import { NOT_SAVED, useLeave } from './leave/use-leave.ts';
import { useAfterPress } from '../../ui/deferred.ts';
import { useAddress } from './prefill/use-prefill.ts';
import { useOpenStep } from './use-open-step.ts';
import { type JsonObject, isObject } from '../../logic/json.ts';
import { LinkedText } from '../../ui/Link.tsx';
import styles from './step.module.css';
import { lazyPart } from '../../ui/until-loaded.ts';
import { useLocation } from 'react-router-dom';
import { stepCount } from '../../flow/progress.ts';
import { PageHeading } from '../frame/PageHeading.tsx';
import { fieldToChange } from './leave/return-to.ts';
import texts from '../../../../schemas/content/step-texts.json';
import { fill } from '../../logic/text-syntax.ts';

/** The toast of a refused press; the next press or leaving the step dismisses it. */
const REFUSAL = 'refusal';

type Props = { step: CompiledStep; module: StepModule };

/** The funnel's only form: a step's fields with their messages, and its buttons. */
export function StepForm({ step, module }: Props) {
  const { flow, around } = useOnboarding();
  const { interlude: interludes, StepNote } = around;
  const checker = stepChecker(flow, step, module);
  const open = useOpenStep(step, module);
  useAddress(step);
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
      <Review at={step.id} uiSchema={module.uiSchema} />
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

/** The fields that the visitor has left, by JSON pointer. */
function useTouched(): [ReadonlySet<string>, (at: string) => void] {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const touch = useCallback((at: string) => {
    setTouched((known) => (known.has(at) ? known : new Set([...known, at])));
  }, []);
  return [touched, touch];
}

/** What the visitor agrees to by pressing Continue (`ui:continue.consent`, D39). */
function Consent({ uiSchema }: { uiSchema: JsonObject }) {
  const options = uiSchema['ui:continue'];
  const consent = isObject(options) ? options['consent'] : undefined;
  const text = isObject(consent) ? consent['text'] : undefined;
  if (typeof text !== 'string') return null;
  return (
    <p className={styles.consent}>
      <LinkedText text={text} />
    </p>
  );
}

const StepReview = lazyPart(() => import('../review/StepReview.tsx'));

type ReviewProps = { at: StepId; uiSchema: JsonObject };

/** The answers so far, on a step with a review (`ui:review` is its sentence). */
function Review({ at, uiSchema }: ReviewProps) {
  const intro = uiSchema['ui:review'];
  if (typeof intro !== 'string') return null;
  return (
    <Suspense fallback={<div className={styles.coming} />}>
      <StepReview at={at} intro={intro} />
    </Suspense>
  );
}

type StepHeadingProps = { step: CompiledStep; module: StepModule; failed: boolean };

/** The step's question as the only h1 and as the document's title. */
function StepHeading({ step, module, failed }: StepHeadingProps) {
  const { flow } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient();
  const count = stepCount(flow, step.id, draft.answers, ambient);
  const question = module.schema.title ?? step.source.label;
  return (
    <PageHeading
      at={step.id}
      heading={question}
      intro={module.schema.description}
      title={stepTitle(question, count, failed)}
      field={fieldToChange(useLocation().state)}
    />
  );
}

/**
 * The title of a step: its number on the visitor's path (`stepCount`), unless it is not on that
 * path, and the question.
 */
export function stepTitle(
  question: string,
  { number, of }: { number: number; of: number },
  failed: boolean,
): string {
  const error = failed ? texts.errorPrefix : '';
  return number > 0 ? fill(texts.title, { error, n: number, m: of, question }) : error + question;
}
