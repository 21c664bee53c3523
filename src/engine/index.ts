/** The engine's public API for apps; see `README.md` in this folder. */
export { compileQuestionnaire } from './questionnaire/compile-questionnaire.ts';
export { Events, type EventsProps } from './questionnaire/Events.tsx';
export { Questionnaire, type QuestionnaireProps } from './questionnaire/Questionnaire.tsx';
export type { QuestionnaireSource, StepSource } from './questionnaire/runnable.ts';
export { useAnswers } from './questionnaire/use-answers.ts';
export { browserStore } from './stores/store-adapter.ts';
export { memoryStore } from './stores/store-adapter.ts';
export type { StoreAdapter } from './stores/store-adapter.ts';
export type { Texts } from './questionnaire/texts.ts';
export type { FlowSource } from './questionnaire/flow-source.ts';
export type {
  RemoteFactory,
  RemoteRecord,
  RemoteResult,
  RemoteWrite,
  Repository,
} from './draft/remote/repository-contract.ts';
export type { Rule } from './flow/issues.ts';
export type { Answers } from './flow/types.ts';
export type { PageView } from './pages/questionnaire.ts';
export type { Surroundings } from './pages/surroundings.ts';

export { openDraft, openInstead } from './questionnaire/open-draft.ts';
export { runnable } from './questionnaire/runnable.ts';
