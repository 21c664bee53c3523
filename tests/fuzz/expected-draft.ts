import { derive } from '../../src/flow/derive.ts';
import { sectionsFromData, stepData } from '../../src/flow/step-data.ts';
import { visibleData, withDefaults } from '../../src/flow/step-schema.ts';
import type { Answers } from '../../src/flow/types.ts';
import { sameJson, type Json, type JsonObject } from '../../src/logic/json.ts';
import { write } from '../../src/logic/path.ts';
import { prefilled } from '../../src/onboarding/step/prefill.ts';
import { answersWith, settledAnswers } from '../../src/onboarding/step/settle.ts';
import type { StepSubject } from '../../src/analysis/proof/step-subject.ts';
import { satisfies, shownAt, type Funnel, type Shown } from './funnel.ts';

/** What the browser's storage has to hold, by the engine's own account. */
export type Draft = { answers: Answers; currentStep: number; quoted: boolean };

/** What one tab shows: the data of its open form runs ahead of the draft (defaults, URL). */
export type Tab = { shown: Shown; data: JsonObject };

/** The draft as it should be, changed by the same functions that the app changes it with. */
export type ExpectedDraft = {
  draft: () => Draft;
  /** Remembers everything; the returned function goes back to it. */
  mark: () => () => void;
  /** A tab opened or reopened this address. */
  open: (tab: Tab, url: URL) => void;
  /** Fields of the tab's step took these values, by dotted path in the step's data. */
  entered: (tab: Tab, values: ReadonlyMap<string, Json | undefined>) => void;
  /** The step's answers as they are when the visitor leaves it; what a button sets included. */
  settled: (tab: Tab, set?: JsonObject) => Answers;
  /** The draft takes over settled answers, and with Continue the step's number. */
  keep: (tab: Tab, answers: Answers, done?: { savedStep: number; quoted: boolean }) => void;
};

export function expectedDraft(funnel: Funnel, start: Draft, tabs: readonly Tab[]): ExpectedDraft {
  const { flow, ambient } = funnel;
  let draft = start;

  function opening({ step, model }: StepSubject, answers: Answers): JsonObject {
    const derived = derive(flow, answers, answers, { open: step.id }, ambient);
    return withDefaults(model.schema, stepData(step, derived));
  }

  function become(own: Tab, next: Draft): void {
    const before = draft;
    draft = { ...next, answers: present(next.answers) };
    for (const tab of tabs) if (tab !== own) follow(tab, before.answers);
  }

  /** Another tab wrote: an open form takes over its own sections where they differ. */
  function follow(tab: Tab, before: Answers): void {
    if (tab.shown.kind !== 'step') return;
    const { step } = tab.shown.at;
    const differ = (a: Answers, b: Answers) =>
      step.sections.some((section) => !sameJson(a[section], b[section]));
    if (!differ(before, draft.answers)) return;
    const here = sectionsFromData(step, tab.data);
    if (differ(here, draft.answers)) tab.data = opening(tab.shown.at, draft.answers);
  }

  return {
    draft: () => draft,
    mark() {
      const then = { draft, tabs: tabs.map((tab) => ({ tab, copy: { ...tab } })) };
      return () => {
        draft = then.draft;
        for (const { tab, copy } of then.tabs) Object.assign(tab, copy);
      };
    },
    open(tab, url) {
      tab.shown = shownAt(funnel, url.pathname);
      if (tab.shown.kind !== 'step') return;
      const { step, model } = tab.shown.at;
      tab.data = prefilled(step, model, url.searchParams, opening(tab.shown.at, draft.answers));
    },
    entered(tab, values) {
      if (tab.shown.kind !== 'step') return;
      const { step, model } = tab.shown.at;
      let data: JsonObject = tab.data;
      for (const [path, value] of values) data = without(write(data, path, value));
      const before = { ...draft.answers, ...sectionsFromData(step, tab.data) };
      const visible = visibleData(model.schema, data, satisfies);
      const answers = answersWith({ flow, step, ambient }, before, visible);
      tab.data = stepData(step, answers);
      become(tab, { ...draft, answers });
    },
    settled(tab, set = {}) {
      if (tab.shown.kind !== 'step') return draft.answers;
      const { step, model } = tab.shown.at;
      const place = { flow, step, ambient };
      return settledAnswers(place, model, satisfies, draft.answers, { ...tab.data, ...set });
    },
    keep(tab, answers, done) {
      become(tab, {
        answers,
        currentStep: done?.savedStep ?? draft.currentStep,
        quoted: draft.quoted || (done?.quoted ?? false),
      });
    },
  };
}

/** Only answers that are there. */
export function present(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));
}

const without = (data: Readonly<Record<string, Json | undefined>>): JsonObject =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]): [string, Json][] =>
      value === undefined ? [] : [[name, value]],
    ),
  );
