import { useId } from 'react';
import brand from '../../../schemas/catalog/brand.json';
import texts from '../../../schemas/content/before-purchase.json';
import { fill, type Json } from '../../engine/core.ts';
import { Icon } from '../../engine/ui.ts';
import '../../engine/ui/icons/signs.ts';
import type { CoverageLine } from './offer/coverage.ts';
import styles from './call-first.module.css';

/** What the visitor has chosen on the pages after the questions; it may hold anything. */
export type Kept = Readonly<Record<string, Json | undefined>>;

type Props = {
  id: string;
  /** The answers that need an underwriter's approval. */
  reasons: readonly CoverageLine[];
  quoteId?: string;
  /** The page's state in its history entry. */
  kept: Kept;
  onKeep: (kept: Kept) => void;
};

/**
 * "Call us before you buy": each reason, the next step, and the checkbox that allows the purchase;
 * nothing without a reason.
 */
export function CallFirst({ id, reasons, quoteId, kept, onKeep }: Props) {
  const box = useId();
  const { call } = texts;
  if (reasons.length === 0) return null;
  return (
    <section className={styles.call} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id} tabIndex={-1}>
          <Icon name="phone" />
          <span>{call.title}</span>
        </h2>
        <p>{quoteId === undefined ? call.textWithoutId : fill(call.text, { quoteId })}</p>
        <ul className={styles.reasons}>
          {reasons.map(({ answer, label }) => (
            <li key={`${answer} ${label}`}>{label}</li>
          ))}
        </ul>
        <p className={styles.next}>
          <a href={`tel:${brand.salesPhone.tel}`} className={`unbroken ${styles.phone}`}>
            {fill(call.button, { phone: brand.salesPhone.display })}
          </a>{' '}
          <span>{brand.availability}</span>
        </p>
        <p className={styles.confirm}>
          <input
            type="checkbox"
            id={box}
            className="mark"
            checked={isCallWaived(kept, reasons)}
            onChange={({ target }) =>
              onKeep({ waivedCall: target.checked ? reasons.map(({ label }) => label) : [] })
            }
          />
          <label htmlFor={box}>{call.confirm}</label>
        </p>
      </div>
    </section>
  );
}

type Reasons = readonly CoverageLine[];

/** True if the visitor chose to go on without a call about every one of these; one may be new. */
export function isCallWaived({ waivedCall }: Kept, reasons: Reasons): boolean {
  return reasons.every(({ label }) => Array.isArray(waivedCall) && waivedCall.includes(label));
}

/** What blocks a purchase: the id of the element that explains it, and a short text. */
export type PurchaseBlock = { by: string; text: string };

/**
 * What blocks a purchase: open questions first (decision D30), then a call that the visitor has to
 * make. Both are given by the id of the element that explains them.
 */
export function purchaseBlock(
  gapId: string | undefined,
  callId: string | undefined,
): PurchaseBlock | undefined {
  if (gapId !== undefined) return { by: gapId, text: texts.blocked.gap };
  return callId === undefined ? undefined : { by: callId, text: texts.blocked.call };
}
