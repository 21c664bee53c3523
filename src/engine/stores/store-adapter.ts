import type { DraftEnvironment } from '../../draft/environment.ts';
import type { RemoteFactory, RemoteTable } from '../../draft/remote/repository-contract.ts';
import type { DraftNotice } from '../../draft/types.ts';

/**
 * Where a questionnaire keeps its answers: called once in the life of a page, in the browser only.
 * What it leaves out is the browser's own, `localStorage` too; without `remote`, no answer leaves the
 * device. `storage` keeps texts by their keys; null keeps them in the page alone.
 */
export type StoreAdapter = (questionnaire: RemoteTable) => Partial<DraftEnvironment> & {
  remote?: RemoteFactory;
  /** What visitors are told when answers that they submit do not reach the server; absent: as of others. */
  submitFailed?: DraftNotice;
};
