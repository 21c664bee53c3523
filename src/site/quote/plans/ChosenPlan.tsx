import { useId } from 'react';
import { entries as operations } from '../../../../schemas/catalog/excluded-operations.json';
import exclusions from '../../../../schemas/catalog/plan-exclusions.json';
import texts from '../../../../schemas/content/quote.json';
import { Button, Icon, JumpLink } from '../../../engine/ui.ts';
import { fill } from '../../../engine/core.ts';
import { usePayment, feesIn } from '../offer/payment-fee.ts';
import styles from './chosen-plan.module.css';
import { Fold } from '../Fold.tsx';
import type { Offer } from '../offer/offer.ts';
import { PaymentLedger } from './PaymentLedger.tsx';
import type { PurchaseBlock } from '../before-purchase.tsx';
import featureListStyles from './feature-list.module.css';
import type { Feature } from '../offer/plans.ts';

type Props = {
  id: string;
  offer: Offer;
  /** Full name of the visitor's state, which decides the payment fees. */
  operatingState?: string;
  onPurchase: () => void;
  block?: PurchaseBlock;
  /** Where the page shows the answers. */
  answersId?: string | undefined;
};

/** The detail card of the chosen plan: features, cost, and the page's primary action. */
export function ChosenPlan({ id, offer, operatingState, onPurchase, block, answersId }: Props) {
  const { plan } = offer;
  const title = useId();
  const [fee, ...others] = feesIn(usePayment(), operatingState);
  return (
    <section id={id} className={styles.card} aria-labelledby={title} tabIndex={-1}>
      <div className={styles.what}>
        <Fold
          className={styles.fold ?? ''}
          summary={
            <>
              <h2 id={title}>{fill(texts.chosen.title, { plan: plan.name })}</h2>
              <span>{texts.chosen.included}</span>
            </>
          }
        >
          <FeatureList features={plan.features} />
          <h3 className={styles.subtitle}>{texts.chosen.notCovered}</h3>
          <ul className={styles.exclusions}>
            {exclusions.entries.map(({ id: key, label }) => (
              <li key={key}>
                <Icon name="close" size={16} />
                <span>{label}</span>
              </li>
            ))}
          </ul>
          <p className={styles.all}>
            {fill(texts.chosen.alsoNotCovered, { all: operations.length })}
          </p>
          <ul className={styles.operations}>
            {operations.map(({ id: key, label }) => (
              <li key={key}>{label}</li>
            ))}
          </ul>
        </Fold>
      </div>
      <div className={styles.buy}>
        {fee !== undefined && <PaymentLedger price={offer} fee={fee} others={others} />}
        {answersId !== undefined && (
          <p className={styles.next}>
            <span>{texts.chosen.check}</span>{' '}
            <JumpLink id={answersId}>{texts.chosen.answers}</JumpLink>
          </p>
        )}
        <Button
          data-primary=""
          className={styles.purchase ?? ''}
          aria-disabled={block !== undefined}
          aria-describedby={block?.by}
          onClick={onPurchase}
        >
          {texts.chosen.purchase}
        </Button>
        <p className={block === undefined ? styles.next : styles.blocked}>
          {block?.text ?? texts.chosen.next}
        </p>
      </div>
    </section>
  );
}

/**
 * What a plan includes. Every mark comes with text, so that nothing depends on a color or an icon
 * alone.
 */
function FeatureList({ features }: { features: readonly Feature[] }) {
  return (
    <ul className={featureListStyles.list}>
      {features.map(({ name, value, included }) => (
        <li key={name} className={featureListStyles.feature} data-included={included}>
          <Icon
            name={included ? 'check' : 'minus'}
            size={20}
            className={featureListStyles.mark ?? ''}
          />
          <span>{name}</span> <strong className="tabular">{value}</strong>
        </li>
      ))}
    </ul>
  );
}
