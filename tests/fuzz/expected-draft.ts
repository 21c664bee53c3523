import { offeredFor, withEntry, type OpenedStep } from '../../src/engine/draft/step-answers.ts';
import { isVisited } from '../../src/engine/flow/complete.ts';
import { derive } from '../../src/engine/flow/derive.ts';
import { sectionsFromData, stepData, withAction } from '../../src/engine/flow/step-data.ts';
import type { Action, Answers, StepId } from '../../src/engine/flow/types.ts';
import type { Json, JsonObject } from '../../src/engine/logic/json.ts';
import { prefillOf } from '../../src/engine/pages/step/prefill/prefill.ts';
import { leavingAnswers } from '../../src/engine/pages/step/leave/plan-leave.ts';
import type { StepSubject } from '../../src/checker/proof/subject/step-subject.ts';
import { shownAt, type Funnel, type Shown } from './funnel.ts';

/** What the browser's storage must contain, according to the engine. */
export type Draft = {
  answers: Answers;
  currentStep: number;
  quoted: boolean;
  /** Steps that have to be confirmed again, as the browser stores them. */
  toConfirm?: readonly StepId[];
};

/** A tab's view of the draft. */
export type Tab = {
  shown: Shown;
  /** Data of the open step: its answers, or until the first entry the step's prefilled values. */
  data: JsonObject;
  /** Values prefilled by the URL; undefined once something was entered here. */
  offer: JsonObject | undefined;
};

/** The draft as it should be, updated by the same functions the app uses. */
export type ExpectedDraft = {
  draft: () => Draft;
  /** The answers that may leave the device; for some steps only those confirmed with Continue (D31). */
  sent: () => Answers;
  /** Takes a snapshot; the returned function restores it. */
  mark: () => () => void;
  /** A tab opened or reloaded this URL. */
  open: (tab: Tab, url: URL) => void;
  /** Fields of the tab's step were set to these values, keyed by dotted path in the step's data. */
  entered: (tab: Tab, values: ReadonlyMap<string, Json | undefined>) => void;
  /** All answers when the visitor continues; with a button, including the values it sets. */
  settled: (tab: Tab, action: Action) => Answers;
  /** All answers when the visitor leaves the step by Back, which enters nothing that it offers. */
  leftByBack: (tab: Tab) => Answers;
  /** Stores settled answers in the draft and, with Continue, the step number. */
  keep: (answers: Answers, done?: { savedStep: number; quoted: boolean }) => void;
};

export function expectedDraft(funnel: Funnel, start: Draft, tabs: readonly Tab[]): ExpectedDraft {
  const { flow, ambient } = funnel;
  let draft = start;
  let confirmed = start.answers;

  const openedStep = ({ step, model }: StepSubject): OpenedStep => ({
    flow,
    step,
    schema: model.schema,
    ambient: () => ambient,
  });

  function become(next: Draft): void {
    draft = { ...next, answers: present(next.answers) };
    tabs.forEach(show);
  }

  /** Updates a tab to the current draft, whoever changed it. */
  function show(tab: Tab): void {
    if (tab.shown.kind !== 'step') return;
    const { at } = tab.shown;
    const saved = stepData(at.step, draft.answers);
    const offered = tab.offer && offeredFor({ ...openedStep(at), given: tab.offer }, draft.answers);
    tab.data = { ...saved, ...offered };
  }

  const toConfirm = flow.steps.filter(({ source }) => source.send === 'confirmed');
  const valuesOf = (steps: typeof toConfirm, answers: Answers): Answers =>
    Object.fromEntries(
      steps.flatMap(({ sections }) => sections.map((name) => [name, answers[name]])),
    );

  return {
    draft: () => draft,
    sent: () => present({ ...draft.answers, ...valuesOf(toConfirm, confirmed) }),
    mark() {
      const then = { draft, confirmed, tabs: tabs.map((tab) => ({ tab, copy: { ...tab } })) };
      return () => {
        draft = then.draft;
        confirmed = then.confirmed;
        for (const { tab, copy } of then.tabs) Object.assign(tab, copy);
      };
    },
    open(tab, url) {
      tab.shown = shownAt(funnel, url.pathname);
      if (tab.shown.kind !== 'step') return;
      const { step, model } = tab.shown.at;
      tab.offer = prefillOf(step, model, url.searchParams);
      show(tab);
    },
    entered(tab, values) {
      if (tab.shown.kind !== 'step') return;
      const { step } = tab.shown.at;
      let data = tab.data;
      for (const [path, value] of values) data = withEntry(data, path.split('.'), value);
      tab.offer = undefined;
      const entered = { ...draft.answers, ...sectionsFromData(step, data) };
      const answers = derive(flow, draft.answers, entered, { open: step.id }, ambient);
      become({ ...draft, answers });
    },
    settled(tab, action) {
      if (tab.shown.kind !== 'step') return draft.answers;
      const { step } = tab.shown.at;
      const data = withAction(step, tab.data, action);
      return leavingAnswers({ flow, step, ambient }, draft.answers, data);
    },
    leftByBack(tab) {
      const { answers } = draft;
      if (tab.shown.kind !== 'step' || !isVisited(tab.shown.at.step, answers)) return answers;
      const { step } = tab.shown.at;
      return leavingAnswers({ flow, step, ambient }, answers, stepData(step, answers));
    },
    keep(answers, done) {
      const left = toConfirm.filter(({ source }) => source.savedStep === done?.savedStep);
      confirmed = { ...confirmed, ...valuesOf(left, answers) };
      become({
        answers,
        currentStep: done?.savedStep ?? draft.currentStep,
        quoted: draft.quoted || (done?.quoted ?? false),
      });
    },
  };
}

/** Drops undefined answers. */
export function present(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));
}
