import texts from '../../../schemas/content/quote.json';
import { Button } from '../../engine/ui.ts';
import { fill } from '../../engine/core.ts';
import styles from './closing-bar.module.css';
import type { Plan } from './plans.ts';
import { Price } from './Price.tsx';

/** The chosen plan with its price and the purchase button, always visible on a phone. */
export function ClosingBar({ plan, blockedBy, onPurchase }: Props) {
  return (
    <div className={styles.closing} data-actions="" data-blocked={blockedBy !== undefined}>
      <div>
        <p className={styles.plan}>{fill(texts.closing.price, { plan: plan.name })}</p>
        <Price cents={plan.priceCents} />
      </div>
      <Button
        className={styles.get ?? ''}
        aria-disabled={blockedBy !== undefined}
        aria-describedby={blockedBy}
        onClick={onPurchase}
      >
        {texts.closing.button}
      </Button>
    </div>
  );
}

type Props = {
  plan: Plan;
  /** Id of the element that explains why the plan cannot be purchased yet. */
  blockedBy?: string;
  onPurchase: () => void;
};
