export { Questionnaire, type QuestionnaireProps } from './Questionnaire.tsx';
export type { StoreAdapter } from './stores/store-adapter.ts';
