import type { Catalogs, Scope } from '../logic/expressions/scope.ts';
import type { JsonObject } from '../logic/json.ts';
import type { Condition, Evaluator } from '../logic/expressions/evaluate.ts';
import type { Consent } from './consents.ts';
import type { TemplateEvaluator } from './template.ts';
import type { Action, Derivation, Flow, Page, Step, StepId, Transition } from './types.ts';

export type CompiledTransition = {
  source: Transition;
  to: StepId;
  /** Null for the default. */
  when: Condition | null;
  query: Readonly<Record<string, Evaluator>>;
  state: Readonly<Record<string, Evaluator>>;
};

export type CompiledStep = {
  source: Step;
  id: StepId;
  /** Place in the progress list, from 0. */
  position: number;
  /** Names of the sections that the step answers. */
  sections: readonly string[];
  actions: readonly Action[];
  next: readonly CompiledTransition[];
  /** True if only some visitors are asked some of its questions. */
  hides: boolean;
  /**
   * The part of the step's data that counts: answers to questions that are asked, given the earlier
   * answers in `scope`. The same object when all of them are.
   */
  visible: (data: JsonObject, scope: Scope) => JsonObject;
  /** False if `show` in the flow file hides this property, given the earlier answers. */
  shows: (name: string, scope: Scope) => boolean;
};

/** What decides which questions each step asks (`questionsOf`); a step without an entry asks all. */
export type Questions = Readonly<Record<StepId, JsonObject>>;

export type CompiledDerivation = {
  source: Derivation;
  when: Condition | null;
  value: TemplateEvaluator;
};

/** A checked and indexed flow: everything else in `src/engine/flow` works on this. */
export type CompiledFlow = {
  source: Flow;
  /** What its expressions look up. */
  catalogs: Catalogs;
  steps: readonly CompiledStep[];
  step: (id: StepId) => CompiledStep | undefined;
  page: (id: StepId) => Page | undefined;
  at: (path: string) => CompiledStep | Page | undefined;
  derivations: readonly CompiledDerivation[];
  consents: readonly Consent[];
  value: (name: string) => Evaluator | undefined;
  condition: (name: string) => Condition | undefined;
  columns: Readonly<Record<string, Evaluator>>;
  quotedColumns: Readonly<Record<string, Evaluator>>;
  mirror: TemplateEvaluator;
};
