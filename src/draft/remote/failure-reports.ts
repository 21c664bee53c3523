import { isUnsent } from '../entry.ts';
import type { DraftRecord } from '../record.ts';
import type { NoticeName } from '../texts.ts';
import type { Exchanged } from './exchanged.ts';

/** Why an exchange ran: the page opened, answers changed, or a visitor is waiting for the save. */
export type Reason = 'start' | 'autosave' | 'now';

/**
 * Tells the visitor about failing exchanges (spec section 8): one toast of each kind from the first
 * failure to the next success, not one per attempt. A save that a visitor waits for is reported by
 * its caller and only logged here. A failed submission is reported once, either way.
 */
export type FailureReports = {
  failed: (failure: NonNullable<Exchanged['failure']>, reason: Reason, record: DraftRecord) => void;
  refused: (sections: readonly string[], reason: Reason) => void;
  succeeded: () => void;
};

/** A notice of the draft's own, or that submitted answers did not arrive. */
export type Told = NoticeName | 'submitFailed';

/**
 * `tell` shows the visitor a toast, `log` takes a line for support; neither is given an answer or a
 * draft's id, only codes and names of sections.
 */
export function failureReports(
  tell: (notice: Told) => void,
  log: ((line: string) => void) | undefined,
): FailureReports {
  let toldLoad = false;
  let toldSave = false;
  let toldSubmit: string | undefined;

  return {
    failed: ({ code, during, wait }, reason, record) => {
      log?.(`Draft: remote ${during} failed (${code}); it will be tried again.`);
      // The server is up and says when to retry: nothing the visitor needs to know.
      if (wait !== undefined) return;
      const quote = record.entries.quoteStatus;
      if (quote?.value !== undefined && isUnsent(quote)) {
        if (toldSubmit !== quote.rev) tell('submitFailed');
        toldSubmit = quote.rev;
        toldSave = true;
      } else if (reason === 'start' && during === 'fetch') {
        if (!toldLoad) tell('fetchFailed');
        toldLoad = true;
      } else {
        if (!toldSave && reason !== 'now') tell('autosaveFailed');
        toldSave = true;
      }
    },
    refused: (sections, reason) => {
      log?.(`Draft: the server refused ${sections.join(', ')} for good; kept on this device.`);
      if (sections.includes('quoteStatus')) tell('submitFailed');
      else if (reason !== 'now') tell('autosaveFailed');
    },
    succeeded: () => {
      toldLoad = false;
      toldSave = false;
    },
  };
}
