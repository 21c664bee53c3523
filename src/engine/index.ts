/** The engine's public API for other apps; see `README.md` in this folder. */
export { Events, type EventsProps } from './Events.tsx';
export { Questionnaire, type QuestionnaireProps } from './Questionnaire.tsx';
export {
  compileQuestionnaire,
  type QuestionnaireSource,
  type StepSource,
} from './compile-questionnaire.ts';
export { browserStore } from './stores/browser.ts';
export { memoryStore } from './stores/memory.ts';
export type { StoreAdapter } from './stores/store-adapter.ts';
