// What the app adds to the engine. The server that builds the studio names the modules that have it.

/**
 * Registers the app with the checker: its own rules, its kinds of fields and pages, and which of its
 * questionnaires is the main one. For the page, where edits are made, and for the worker.
 */
declare module 'virtual:site-checks';

declare module 'virtual:preview-parts' {
  import type { QuestionnaireProps, QuestionnaireSource } from '../engine/index.ts';

  export const previewParts: Pick<QuestionnaireSource, 'widgets' | 'blocks' | 'pages'> &
    Pick<QuestionnaireProps, 'around'>;
}
