import type { DraftStore } from '../../../draft/types.ts';
import type { CompiledStep } from '../../../flow/compiled.ts';
import type { Answers, Page, StepId } from '../../../flow/types.ts';
import { submitted } from '../../reference-number.ts';
import { changedSections } from '../../../draft/record/change.ts';

type Store = Pick<DraftStore, 'getSnapshot' | 'change' | 'saveNow'>;

export type StepExit = {
  /** The answers of the draft once the step is left. */
  answers: Answers;
  /** Steps that the visitor must review. */
  toConfirm: readonly StepId[];
  /** Every required answer is there: if the step submits, a request is made (D30). */
  isRequest: boolean;
  /** The page that the step submits answers for. */
  submitsFor?: Page | undefined;
  /** The visitor goes on although the server cannot be reached (D60). */
  isAnyway?: boolean;
};

/**
 * Saves the answers of a step that the visitor continues from, and their progress, and waits for
 * the server if the step's `save` in the flow says so; `onWait` is called before that.
 *
 * @returns what to tell a visitor who has to stay (D8, D13); undefined if they may go on
 */
export async function saveStep(
  store: Store,
  { id, source, sections }: CompiledStep,
  { answers, toConfirm, isRequest, submitsFor, isAnyway = false }: StepExit,
  onWait: () => void,
): Promise<string | undefined> {
  const draft = store.getSnapshot();
  const { answers: before, quoteId, currentStep, furthestStep = currentStep } = draft;
  const { toConfirm: known = [] } = draft;
  const { savedStep } = source;
  store.change(
    changedSections(before, answers),
    {
      currentStep: savedStep,
      furthestStep: Math.max(savedStep, furthestStep),
      ...(toConfirm.length > 0 || known.length > 0 ? { toConfirm: [...toConfirm] } : {}),
      ...(isRequest && submitsFor?.number ? submitted(submitsFor.number, quoteId) : {}),
    },
    { confirmed: sections },
  );
  const policy = (!isAnyway && source.save) || { remote: 'background' };
  // Send a request at once, even if a retry is pending; do not wait for the response (D30).
  if (policy.remote === 'background') {
    if (submitsFor !== undefined && isRequest) void store.saveNow();
    return undefined;
  }
  onWait();
  // Offline, nothing has failed yet: the answers wait on the device, so the visitor need not.
  if ((await store.saveNow()) !== 'failed') return undefined;
  if (policy.remote === 'required') return policy.failed;
  console.warn(`Saving the step ${id} failed; the answers are kept on this device.`);
  return undefined;
}
