/** The engine's public API for other apps; see `README.md` in this folder. */
export { Events, type EventsProps } from './Events.tsx';
export { Questionnaire, type QuestionnaireProps } from './Questionnaire.tsx';
export { compileQuestionnaire } from './compile-questionnaire.ts';
export type { QuestionnaireSource, StepSource } from './runnable.ts';
export { browserStore } from './stores/browser.ts';
export { memoryStore } from './stores/memory.ts';
export type { StoreAdapter } from './stores/store-adapter.ts';
