import { useId } from 'react';
import exclusions from '../../schemas/catalog/plan-exclusions.json';
import catalogue from '../../schemas/catalog/plans.json';
import texts from '../../schemas/content/quote.json';
import { Button } from '../ui/Button.tsx';
import { fill } from '../ui/fill.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import styles from './chosen-plan.module.css';
import { FeatureList } from './FeatureList.tsx';
import { PaymentLine } from './PaymentLine.tsx';
import type { Plan } from './plans.ts';
import { Price } from './Price.tsx';

type Props = {
  plan: Plan;
  /** Full name of the visitor's state, for what paying costs there. */
  operatingState?: string;
  onDetails: (plan: Plan) => void;
  onPurchase: () => void;
  /** Id of the element that says why the plan cannot be purchased yet; absent when it can. */
  blockedBy?: string;
};

/** The detail card of the chosen plan, with the page's one primary action. */
export function ChosenPlan({ plan, operatingState, onDetails, onPurchase, blockedBy }: Props) {
  const title = useId();
  return (
    <section className={styles.card} aria-labelledby={title}>
      <div className={styles.what}>
        <h2 id={title} className={styles.title}>
          {fill(texts.chosen.title, { plan: plan.name })}
        </h2>
        <h3 className={styles.subtitle}>{texts.chosen.included}</h3>
        <FeatureList features={plan.features} columns={2} />
        <h3 className={styles.subtitle}>{texts.chosen.notCovered}</h3>
        <ul className={styles.exclusions}>
          {exclusions.entries.map(({ id, label }) => (
            <li key={id}>
              <Icon name="close" size={16} />
              {label}
            </li>
          ))}
        </ul>
        <Button
          variant="secondary"
          className={styles.details ?? ''}
          onClick={() => onDetails(plan)}
        >
          {texts.plans.viewDetails}
        </Button>
      </div>
      <div className={styles.buy}>
        <Price cents={plan.priceCents} />
        <PaymentLine
          cents={plan.priceCents}
          operatingState={operatingState}
          className={styles.note}
        />
        <p className={styles.note}>{catalogue.sampleNotice}</p>
        <Button
          data-primary=""
          className={styles.purchase ?? ''}
          aria-disabled={blockedBy !== undefined}
          aria-describedby={blockedBy}
          onClick={onPurchase}
        >
          {texts.chosen.purchase}
        </Button>
        {blockedBy !== undefined && <p className={styles.blocked}>{texts.gap.blocked}</p>}
        <p className={styles.note}>{texts.chosen.cancel}</p>
      </div>
    </section>
  );
}
