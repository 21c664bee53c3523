import texts from '../../../../schemas/content/quote.json';
import { fill } from '../../../engine/core.ts';
import styles from './plan-cards.module.css';
import type { Plan, PlanId } from '../offer/plans.ts';
import { useOrderedPlans, useStacked } from './use-stacked.ts';
import { useId } from 'react';
import catalog from '../../../../schemas/catalog/plans.json';
import planCardStyles from './plan-card.module.css';
import { formatCents, splitCents } from '../offer/money.ts';
import price from './price.module.css';

type Props = {
  chosen: Plan;
  onChoose: (plan: PlanId) => void;
  onDetails: (plan: Plan) => void;
};

/** The plans as one native radio group: arrow keys move between them, a press anywhere chooses. */
export function PlanCards({ chosen, onChoose, onDetails }: Props) {
  const stacked = useStacked();
  const plans = useOrderedPlans();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <span className={styles.asked}>{texts.plans.legend}</span>
        <span className={styles.printed} aria-hidden="true">
          {texts.plans.printed}
        </span>
      </legend>
      <div className={styles.cards} data-stacked={stacked}>
        {plans.map((plan) => (
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

type PlanCardProps = {
  plan: Plan;
  chosen: boolean;
  onChoose: (plan: PlanId) => void;
  onDetails: (plan: Plan) => void;
};

/**
 * One plan to choose: its price and the one difference that matters. The label covers the whole
 * card; "View details" lies on top of it.
 */
function PlanCard({ plan, chosen, onChoose, onDetails }: PlanCardProps) {
  const id = useId();
  const price = `${id}price`;
  return (
    <div className={planCardStyles.card} data-chosen={chosen} data-plan={plan.id}>
      <input
        type="radio"
        id={id}
        className={`mark ${planCardStyles.radio}`}
        name="plan"
        value={plan.id}
        checked={chosen}
        aria-describedby={`${price} ${id}difference`}
        onChange={() => onChoose(plan.id)}
      />
      <label htmlFor={id} className={planCardStyles.label}>
        <span className={planCardStyles.name}>{plan.name}</span>{' '}
        {plan.recommended && (
          <span className={planCardStyles.ribbon}>{texts.plans.recommended}</span>
        )}
      </label>
      <div className={planCardStyles.price}>
        <Price id={price} cents={plan.priceCents} />
      </div>
      <p id={`${id}difference`} className={planCardStyles.difference}>
        {differenceOf(plan)}
      </p>
      <button type="button" className={planCardStyles.details} onClick={() => onDetails(plan)}>
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

/** A monthly price in large type; screen readers get one amount instead of two parts. */
export function Price({ id, cents }: { id?: string; cents: number }) {
  const { dollars, rest } = splitCents(cents);
  return (
    <p id={id} className={price.price}>
      <span className="visually-hidden">{`${formatCents(cents)} ${texts.plans.perMonthInWords}`}</span>
      <span aria-hidden="true">
        <span>{dollars}</span>
        <small className={price.cents}>{`.${rest}`}</small>
        <small className={price.month}>{texts.plans.perMonth}</small>
      </span>
    </p>
  );
}
