// What the app adds to the engine. The server that builds the studio names the modules that have it.

/** Registers the app's own kinds of fields and pages. */
declare module 'virtual:site-kinds';

/** Registers the app's own rules, and its kinds, with the checker. */
declare module 'virtual:site-checks';

declare module 'virtual:preview-parts' {
  import type { QuestionnaireProps, QuestionnaireSource } from '../engine/index.ts';

  export const previewParts: Pick<QuestionnaireSource, 'widgets' | 'blocks' | 'pages'> &
    Pick<QuestionnaireProps, 'around'>;
}
