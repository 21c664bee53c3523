/**
 * The engine's public API for other apps. Compiling in the page reaches every text, which the site
 * loads only when one is shown.
 */
export * from './index.ts';
export { compileQuestionnaire } from './compile-questionnaire.ts';
