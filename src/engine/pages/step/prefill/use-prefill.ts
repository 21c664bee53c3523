import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { StepModule } from '../../../form/contract.ts';
import type { CompiledStep } from '../../../flow/compiled.ts';
import type { JsonObject } from '../../../logic/json.ts';
import { read } from '../../../logic/path.ts';
import { noteError } from '../../../ui/support/log.ts';
import { untilLoaded } from '../../../ui/until-loaded.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { useAmbientNow, useOnboarding } from '../../onboarding-context.tsx';
import { answersIn, personalIn, prefillOf, without, withoutPrefill } from './prefill.ts';

const loadTaking = () => import('./take-answers.ts');

/** The answers that the URL gives to the open step. */
type Prefill = {
  values: () => JsonObject;
  /** Removes them from the URL: from now on, what the visitor enters counts. */
  drop: () => void;
};

/** The prefilled answers in the page's current URL. */
export function usePrefill(step: CompiledStep, module: StepModule): Prefill {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  return {
    values: () => prefillOf(step, module, search),
    drop() {
      const stripped = withoutPrefill(step, search);
      if (stripped !== null)
        setSearch(stripped, { replace: true, preventScrollReset: true, state });
    },
  };
}

/**
 * Takes the answers that the address has and the draft lacks (D62), and then the personal ones out of
 * the address: the history does not keep them, and a reload does not send them.
 */
export function useAddress(step: CompiledStep): void {
  const { flow, store } = useOnboarding();
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const ambient = useLatest(useAmbientNow());
  useEffect(() => {
    const lacking = answersIn(flow, step, search).filter(
      ([path]) => read(store.answers(), path) === undefined,
    );
    if (lacking.length > 0) {
      untilLoaded(loadTaking, { isAwaited: false })
        .then(({ takeAnswers }) => takeAnswers({ flow, store, ambient }, lacking))
        .catch((error: unknown) => noteError('Address', error));
    }
    const names = personalIn(flow, search);
    if (names.length === 0) return;
    setSearch(without(search, names), { replace: true, preventScrollReset: true, state });
  }, [flow, store, ambient, step, search, setSearch, state]);
}
