import type { Page } from '../../flow/types.ts';
import { contractIn, keptContract, type Contract } from '../../quote/contract.ts';
import { useDraft, useOnboarding, useShowNow } from '../../onboarding/onboarding-context.tsx';

/**
 * What a client's contract asks for, kept with the answers in the section that the page has for it:
 * so it is there after a reload, on another device and in the request.
 */
export function useContract({
  keeps,
}: Page): { asks: Contract; onChange: (asks: Contract) => void } | undefined {
  const { store } = useOnboarding();
  const { answers } = useDraft();
  const showNow = useShowNow();
  if (keeps === undefined) return undefined;
  return {
    asks: contractIn(answers[keeps]),
    onChange(asks) {
      store.change({ [keeps]: keptContract(asks) });
      showNow();
    },
  };
}
