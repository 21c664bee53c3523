import type { DraftStore } from '../../draft/types.ts';
import type { CompiledStep } from '../../flow/compile.ts';
import type { Answers } from '../../flow/types.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { quoteOf } from '../quote-id.ts';
import { changedSections } from '../../draft/change.ts';

type Store = Pick<DraftStore, 'getSnapshot' | 'change' | 'saveNow'>;

/**
 * Saves the answers of a step that the visitor goes on from, with how far they came, and waits for
 * the server where the step's `save` in the flow says so; `onWait` is called before that.
 *
 * @returns false when the visitor has to stay, who has been told why (D8, D13)
 */
export async function saveStep(
  store: Store,
  { id, source }: CompiledStep,
  answers: Answers,
  onWait: () => void,
): Promise<boolean> {
  const { answers: before, quoteId } = store.getSnapshot();
  store.change(changedSections(before, answers), {
    currentStep: source.savedStep,
    ...(source.submit === 'quote' ? quoteOf(quoteId) : {}),
  });
  const policy = source.save ?? { remote: 'background' };
  if (policy.remote === 'background') return true;
  onWait();
  // Without a network nothing failed yet: the answers wait on the device, and so the visitor need not.
  if ((await store.saveNow()) !== 'failed') return true;
  if (policy.remote === 'attempt') {
    console.warn(`Saving the step ${id} failed; the answers are kept on this device.`);
    return true;
  }
  notify({ tone: 'error', text: policy.failed });
  return false;
}
