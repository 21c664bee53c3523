import { useId } from 'react';
import catalog from '../../../schemas/catalog/plans.json';
import texts from '../../../schemas/content/quote.json';
import { fill } from '../../engine/core.ts';
import styles from './plan-card.module.css';
import type { Plan, PlanId } from './plans.ts';
import { Price } from './Price.tsx';

type Props = {
  plan: Plan;
  chosen: boolean;
  onChoose: (plan: PlanId) => void;
  onDetails: (plan: Plan) => void;
};

/**
 * One plan to choose: its price and the one difference that matters. The label covers the whole
 * card; "View details" lies on top of it.
 */
export function PlanCard({ plan, chosen, onChoose, onDetails }: Props) {
  const id = useId();
  const price = `${id}price`;
  return (
    <div className={styles.card} data-chosen={chosen} data-plan={plan.id}>
      <input
        type="radio"
        id={id}
        className={`mark ${styles.radio}`}
        name="plan"
        value={plan.id}
        checked={chosen}
        aria-describedby={`${price} ${id}difference`}
        onChange={() => onChoose(plan.id)}
      />
      <label htmlFor={id} className={styles.label}>
        <span className={styles.name}>{plan.name}</span>{' '}
        {plan.recommended && <span className={styles.ribbon}>{texts.plans.recommended}</span>}
      </label>
      <div className={styles.price}>
        <Price id={price} cents={plan.priceCents} />
      </div>
      <p id={`${id}difference`} className={styles.difference}>
        {differenceOf(plan)}
      </p>
      <button type="button" className={styles.details} onClick={() => onDetails(plan)}>
        <span>{texts.plans.viewDetails}</span>{' '}
        <span className="visually-hidden">{fill(texts.plans.ofPlan, { plan: plan.name })}</span>
      </button>
    </div>
  );
}

/** What distinguishes a plan from the others: its tier and its limits. */
function differenceOf(plan: Plan): string {
  const figures: Record<string, string> = { ...plan.figures, tier: plan.card.tier };
  const { difference, differenceWithout } = texts.plans;
  const hasProfessional = figures['professional'] !== catalog.notIncluded;
  return fill(hasProfessional ? difference : differenceWithout, figures);
}
