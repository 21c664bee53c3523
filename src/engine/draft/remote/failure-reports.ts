import { isLocal, isUnsent } from '../record/entry.ts';
import type { DraftRecord } from '../record/record.ts';
import type { NoticeName } from '../texts.ts';
import type { Exchanged } from './exchanged.ts';

/** Why an exchange ran: the page opened, answers changed, or a visitor is waiting for the save. */
export type Reason = 'start' | 'autosave' | 'now';

/**
 * Tells the visitor about failing exchanges (spec section 8): one toast of each kind from the first
 * failure to the next success, not one per attempt. A save that a visitor waits for is reported by
 * its caller and only logged here. A failed submission and a bug of ours are reported once, either
 * way.
 */
export type FailureReports = {
  failed: (failure: NonNullable<Exchanged['failure']>, reason: Reason, record: DraftRecord) => void;
  refused: (sections: readonly string[], reason: Reason) => void;
  /** `loaded` if the server had a copy of what this device could not read. */
  succeeded: (record: DraftRecord, loaded: boolean) => void;
};

/** A notice of the draft's own, or that submitted answers did not arrive. */
export type OutboxNotice = NoticeName | 'submitFailed';

/** Shows the visitor a notice, and ends one that is no longer true. */
export type NoticeSink = {
  show: (notice: OutboxNotice) => void;
  end: (notice: OutboxNotice) => void;
};

type Surrounding = {
  log?: ((line: string) => void) | undefined;
  isOnline?: (() => boolean) | undefined;
};

/**
 * `log` takes a line for support. Neither it nor the visitor is given an answer or a draft's id,
 * only codes and names of sections. On a device that knows that it is offline, nothing has failed:
 * the visitor is told so, once, in place of an error.
 */
export function failureReports(
  { show, end }: NoticeSink,
  { log, isOnline }: Surrounding,
): FailureReports {
  let reportedOffline = false;
  let reportedLoad = false;
  let reportedSave = false;
  let reportedBug = false;
  let reportedSubmit: string | undefined;

  return {
    failed: ({ kind, code, during, wait }, reason, record) => {
      log?.(`Draft: remote ${during} failed (${code}); it will be tried again.`);
      // The server is up and says when to retry: nothing the visitor needs to know.
      if (wait !== undefined) return;
      if (kind === 'internal') {
        if (!reportedBug) show('unexpected');
        reportedBug = true;
        return;
      }
      const quote = record.entries.quoteStatus;
      if (quote?.value !== undefined && isUnsent(quote)) {
        if (reportedSubmit !== quote.rev) show('submitFailed');
        reportedSubmit = quote.rev;
        reportedSave = true;
      } else if (isOnline?.() === false) {
        if (!reportedOffline && reason !== 'now') show('offline');
        reportedOffline = true;
      } else if (reason === 'start' && during === 'fetch') {
        if (!reportedLoad) show('fetchFailed');
        reportedLoad = true;
      } else {
        if (!reportedSave && reason !== 'now') show('autosaveFailed');
        reportedSave = true;
      }
    },
    refused: (sections, reason) => {
      log?.(`Draft: the server refused ${sections.join(', ')} for good; kept on this device.`);
      if (sections.includes('quoteStatus')) {
        show('submitFailed');
        reportedSubmit ??= 'refused';
      } else if (reason !== 'now') show('autosaveFailed');
    },
    succeeded: (record, loaded) => {
      if (loaded) end('damaged');
      if (reportedOffline) end('offline');
      if (reportedLoad) end('fetchFailed');
      if (reportedSave) end('autosaveFailed');
      if (reportedBug) end('unexpected');
      reportedBug = false;
      reportedOffline = false;
      reportedLoad = false;
      reportedSave = false;
      const quote = record.entries.quoteStatus;
      if (reportedSubmit === undefined || (quote && isLocal(quote))) return;
      end('submitFailed');
      reportedSubmit = undefined;
    },
  };
}
