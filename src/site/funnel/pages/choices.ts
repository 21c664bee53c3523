import { isIsoDate, isObject, type CompiledFlow } from '../../../engine/core.ts';
import { useDraft, useOnboarding, useShowNow } from '../../../engine/pages.ts';
import type { Kept } from '../../quote/before-purchase.tsx';
import { findPlan, type Plan, type PlanCatalog } from '../../quote/offer/plans.ts';
import type { Purchase } from '../../papers/purchase.ts';

type Answers = Readonly<Record<string, unknown>>;

/** The section that the flow's purchase page names in `keeps`. */
const sectionIn = ({ source }: CompiledFlow): string | undefined =>
  source.pages.find(({ kind }) => kind === 'purchase')?.keeps;

/** What the visitor has chosen for the purchase: plan, way to pay, to go on without a call. */
function choicesIn(flow: CompiledFlow, answers: Answers): Kept {
  const chosen = answers[sectionIn(flow) ?? ''];
  return isObject(chosen) ? chosen : {};
}

/** The plan that the visitor has chosen; undefined if the catalog has none of that name. */
export function chosenPlan(
  catalog: PlanCatalog,
  flow: CompiledFlow,
  answers: Answers,
): Plan | undefined {
  const { planId } = choicesIn(flow, answers);
  return typeof planId === 'string' ? findPlan(catalog, planId) : undefined;
}

/** The purchase that these answers have ended in; undefined until then. */
export function endedPurchase(flow: CompiledFlow, answers: Answers): Purchase | undefined {
  const { ended } = choicesIn(flow, answers);
  if (!isObject(ended)) return undefined;
  const { plan, method, on } = ended;
  const isWhole = typeof plan === 'string' && typeof method === 'string' && isIsoDate(on);
  return isWhole ? { plan, method, on } : undefined;
}

/**
 * The visitor's choices, stored with the answers, so that every tab and device knows them and they
 * are part of the request.
 */
export function useChoices(): { choices: Kept; choose: (changed: Kept) => void } {
  const { flow, store } = useOnboarding();
  const { answers } = useDraft();
  const showNow = useShowNow();
  return {
    choices: choicesIn(flow, answers),
    choose(changed) {
      const section = sectionIn(flow);
      if (section === undefined) return;
      const known = choicesIn(flow, store.getSnapshot().answers);
      const entries = Object.entries({ ...known, ...changed });
      const chosen = entries.flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      );
      store.change({ [section]: Object.fromEntries(chosen) });
      showNow();
    },
  };
}
