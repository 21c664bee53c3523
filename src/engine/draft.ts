/** The one store of answers. */
export { createDraftStore } from './draft/draft-store.ts';
export { browserEnvironment } from './draft/environment.ts';
export { inTurn } from './draft/remote/exclusive.ts';
export { signal } from './draft/signal.ts';
export { asNotice } from './draft/texts.ts';
export type { DraftStore } from './draft/types.ts';
export { LinkForm } from './draft/ui/LinkForm.tsx';
