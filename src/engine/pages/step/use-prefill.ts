import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { StepModule } from '../../form/contract.ts';
import type { CompiledFlow, CompiledStep } from '../../flow/compiled.ts';
import type { JsonObject } from '../../logic/json.ts';
import { personalIn, prefillOf, without, withoutPrefill } from './prefill.ts';

/** The answers that the URL gives to the open step. */
type Prefill = {
  values: () => JsonObject;
  /** Removes them from the URL: from now on, what the visitor enters counts. */
  drop: () => void;
};

/** The prefilled answers in the page's current URL. */
export function usePrefill(step: CompiledStep, module: StepModule): Prefill {
  const [search, setSearch] = useSearchParams();
  return {
    values: () => prefillOf(step, module, search),
    drop() {
      const stripped = withoutPrefill(step, search);
      if (stripped !== null) setSearch(stripped, { replace: true, preventScrollReset: true });
    },
  };
}

/**
 * Takes the personal answers out of the address once the step is open: the history does not keep them,
 * and a reload does not send them.
 */
export function usePersonalDropped(flow: CompiledFlow, step: CompiledStep): void {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  useEffect(() => {
    const names = personalIn(flow, step, search);
    if (names.length === 0) return;
    setSearch(without(search, names), { replace: true, preventScrollReset: true, state });
  }, [flow, step, search, setSearch, state]);
}
