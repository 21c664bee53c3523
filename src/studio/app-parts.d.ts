// What the app adds to the engine. The server that builds the studio names the modules that have it.

/** Registers the app's own kinds of fields. */
declare module 'virtual:field-kinds';

declare module 'virtual:preview-parts' {
  import type { QuestionnaireProps, QuestionnaireSource } from '../engine/index.ts';

  export const previewParts: Pick<QuestionnaireSource, 'widgets' | 'blocks' | 'pages'> &
    Pick<QuestionnaireProps, 'around'>;
}
