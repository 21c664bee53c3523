import texts from '../../../schemas/content/quote.json';
import { fill } from '../../engine/core.ts';
import { PlanCard } from './PlanCard.tsx';
import styles from './plan-cards.module.css';
import { usePlans } from './catalogs.ts';
import { plansOf, type Plan, type PlanId } from './plans.ts';
import { useStacked } from './use-stacked.ts';

type Props = {
  chosen: Plan;
  onChoose: (plan: PlanId) => void;
  onDetails: (plan: Plan) => void;
};

/** The plans as one native radio group: arrow keys move between them, a press anywhere chooses. */
export function PlanCards({ chosen, onChoose, onDetails }: Props) {
  const stacked = useStacked();
  const plans = plansOf(usePlans());
  const order = stacked ? recommendedFirst(plans) : plans;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <span className={styles.asked}>{texts.plans.legend}</span>
        <span className={styles.printed} aria-hidden="true">
          {texts.plans.printed}
        </span>
      </legend>
      <div className={styles.cards} data-stacked={stacked}>
        {order.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            chosen={plan.id === chosen.id}
            onChoose={onChoose}
            onDetails={onDetails}
          />
        ))}
      </div>
      <p className={styles.every}>{fill(texts.plans.every, chosen.card)}</p>
    </fieldset>
  );
}

const recommendedFirst = (plans: readonly Plan[]): Plan[] =>
  plans.toSorted((a, b) => Number(b.recommended) - Number(a.recommended));
