import type { RemoteFailure, RemoteRecord } from './repository-contract.ts';

/** What came of one exchange with the server. */
export type Exchanged = {
  seen: RemoteRecord | undefined;
  /** The server took a write. */
  sent: boolean;
  /** Sections that the server refused for good in this exchange. */
  refused: string[];
  failure?: RemoteFailure & { during: 'fetch' | 'save' };
  /** The rows of this draft were deleted: nothing was sent, the visitor has to say what follows. */
  gone?: true;
};

/** An exchange that did not come to its end; `refused` before that. */
export function failed(
  failure: RemoteFailure,
  during: 'fetch' | 'save',
  refused: string[] = [],
): Exchanged {
  return { seen: undefined, sent: false, refused, failure: { ...failure, during } };
}
