import { useId } from 'react';
import brand from '../../schemas/catalog/brand.json';
import payment from '../../schemas/catalog/payment.json';
import texts from '../../schemas/content/purchase.json';
import { fraudStatement } from '../quote/fraud-statement.ts';
import { fill } from '../ui/fill.ts';
import { LinkedText } from '../ui/LinkedText.tsx';
import styles from './purchase-notices.module.css';

type PurchaseNoticesProps = { operatingState?: string } & ConsentsProps;

type ConsentsProps = {
  /** Ids of the consents whose box is checked. */
  agreed: readonly string[];
  onAgree: (agreed: readonly string[]) => void;
};

/** What a buyer must read: right above the button, not behind a link. */
export function PurchaseNotices({ operatingState, ...given }: PurchaseNoticesProps) {
  const fraud = fraudStatement(operatingState);
  return (
    <section className={styles.notices} aria-labelledby="before-you-purchase">
      <h2 id="before-you-purchase" className={styles.title}>
        {payment.fraudTitle}
      </h2>
      <Consents {...given} />
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
function Consents({ agreed, onAgree }: ConsentsProps) {
  const idOf = useId();
  return payment.consents.map(({ id, label, hint }) => {
    const others = agreed.filter((one) => one !== id);
    return (
      <div key={id} className={styles.consent}>
        <input
          type="checkbox"
          id={idOf + id}
          className="mark"
          aria-describedby={`${idOf}${id}hint`}
          checked={agreed.includes(id)}
          onChange={({ target }) => onAgree(target.checked ? [...others, id] : others)}
        />
        <label htmlFor={idOf + id}>{label}</label>
        <span id={`${idOf}${id}hint`} className={styles.hint}>
          {hint}
        </span>
      </div>
    );
  });
}
