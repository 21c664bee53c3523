import { useSearchParams } from 'react-router-dom';
import type { StepModule } from '../../form/contract.ts';
import type { CompiledStep } from '../../flow/compiled.ts';
import type { JsonObject } from '../../logic/json.ts';
import { prefillOf, withoutPrefill } from './prefill.ts';

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
