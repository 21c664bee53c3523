import type { Page } from '../../../engine/core.ts';
import { contractIn, keptContract, type Contract } from '../../quote/contract.ts';
import { useDraft, useOnboarding, useShowNow } from '../../../engine/pages.ts';

/**
 * What a client's contract requires, stored with the answers in the section that the page names in
 * `keeps`, so that it survives a reload, reaches other devices and is part of the request.
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
