import { useId } from 'react';
import brand from '../../../schemas/catalog/brand.json';
import payment from '../../../schemas/catalog/payment.json';
import texts from '../../../schemas/content/purchase.json';
import { useFraudStatements, fraudStatement } from '../quote/fraud-statement.ts';
import type { Kept } from '../quote/before-purchase.tsx';
import { fill } from '../../engine/core.ts';
import { LinkedText } from '../../engine/ui.ts';
import styles from './purchase-notices.module.css';

type PurchaseNoticesProps = { operatingState?: string } & ConsentsProps;

type ConsentsProps = {
  /** Whether the box of each consent is checked, by its id. */
  kept: Kept;
  onKeep: (kept: Kept) => void;
};

/** What a buyer must read: right above the button, not behind a link. */
export function PurchaseNotices({ operatingState, ...given }: PurchaseNoticesProps) {
  const fraud = fraudStatement(useFraudStatements(), operatingState);
  return (
    <section className={styles.notices} aria-labelledby="before-you-purchase">
      <h2 id="before-you-purchase" className={styles.title}>
        {payment.fraudTitle}
      </h2>
      <Consents {...given} />
      <p>{texts.next}</p>
      <p>{payment.coverageNotice}</p>
      <p>{brand.license}</p>
      <h3 className={styles.subtitle}>
        {fraud.state ? fill(texts.fraudIn, { state: fraud.state }) : texts.fraud}
      </h3>
      <p>{fraud.text}</p>
      <p>
        <LinkedText text={payment.terms.text} />
      </p>
    </section>
  );
}

/** Optional, and never preselected. */
function Consents({ kept, onKeep }: ConsentsProps) {
  const idOf = useId();
  return payment.consents.map(({ id, label, hint }) => (
    <div key={id} className={styles.consent}>
      <input
        type="checkbox"
        id={idOf + id}
        className="mark"
        aria-describedby={`${idOf}${id}hint`}
        checked={kept[id] === true}
        onChange={({ target }) => onKeep({ [id]: target.checked })}
      />
      <label htmlFor={idOf + id}>{label}</label>
      <span id={`${idOf}${id}hint`} className={styles.hint}>
        {hint}
      </span>
    </div>
  ));
}
