import { useId } from 'react';
import texts from '../../schemas/content/quote.json';
import { Icon } from '../ui/icons/Icon.tsx';
import { fill } from '../ui/fill.ts';
import { FeatureList } from './FeatureList.tsx';
import styles from './plan-card.module.css';
import type { Plan, PlanId } from './plans.ts';
import { Price } from './Price.tsx';

type Props = {
  plan: Plan;
  chosen: boolean;
  onChoose: (plan: PlanId) => void;
  onDetails: (plan: Plan) => void;
};

/** One plan to choose. The label's area is the whole card; "View details" lies above it. */
export function PlanCard({ plan, chosen, onChoose, onDetails }: Props) {
  const id = useId();
  const price = `${id}price`;
  return (
    <div className={styles.card} data-chosen={chosen} data-plan={plan.id}>
      <div className={styles.head}>
        <input
          type="radio"
          id={id}
          className={styles.radio}
          name="plan"
          value={plan.id}
          checked={chosen}
          aria-describedby={price}
          onChange={() => onChoose(plan.id)}
        />
        <label htmlFor={id} className={styles.label}>
          <span className={styles.name}>{plan.name}</span>{' '}
          {plan.recommended && <span className={styles.ribbon}>{texts.plans.recommended}</span>}
        </label>
        <span className={styles.state} aria-hidden="true">
          {chosen && (
            <>
              <Icon name="check" size={16} />
              {texts.plans.selected}
            </>
          )}
        </span>
      </div>
      <div className={styles.offer}>
        <p className={styles.tier}>
          {plan.card.tier} <span>{texts.labels.tier}</span>
        </p>
        <Price id={price} cents={plan.priceCents} />
        <p className={styles.limit}>
          {texts.labels.coverageLimit} <strong>{plan.card.coverageLimit}</strong>
        </p>
      </div>
      <div className={styles.content}>
        <FeatureList features={plan.features} />
        <CardFacts plan={plan} />
      </div>
      <button type="button" className={styles.details} onClick={() => onDetails(plan)}>
        {texts.plans.viewDetails}{' '}
        <span className="visually-hidden">{fill(texts.plans.ofPlan, { plan: plan.name })}</span>
      </button>
    </div>
  );
}

function CardFacts({ plan: { card } }: { plan: Plan }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.labels.rating}</dt>
        <dd className={styles.rating}>
          <Icon name="star" size={16} /> {card.rating}
        </dd>
      </div>
      <div>
        <dt>{texts.labels.supportLevel}</dt>
        <dd>{card.supportLevel}</dd>
      </div>
      <div>
        <dt>{texts.labels.carrier}</dt>
        <dd>{card.carrier}</dd>
      </div>
    </dl>
  );
}
