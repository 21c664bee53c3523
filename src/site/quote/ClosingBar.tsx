import texts from '../../../schemas/content/quote.json';
import { ActionBar, Button } from '../../engine/ui.ts';
import { fill } from '../../engine/core.ts';
import styles from './closing-bar.module.css';
import type { Plan } from './plans.ts';
import { Price } from './Price.tsx';

/** The chosen plan with its price and the purchase button, always visible on a phone. */
export function ClosingBar({ plan, blockedBy, onPurchase }: Props) {
  return (
    <ActionBar className={`${styles.closing} ${blockedBy === undefined ? styles.open : ''}`}>
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
    </ActionBar>
  );
}

type Props = {
  plan: Plan;
  /** Id of the element that explains why the plan cannot be purchased yet. */
  blockedBy?: string;
  onPurchase: () => void;
};
