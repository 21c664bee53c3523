import { useId } from 'react';
import brand from '../../schemas/catalog/brand.json';
import payment from '../../schemas/catalog/payment.json';
import texts from '../../schemas/content/purchase.json';
import { fraudStatement } from '../quote/fraud-statement.ts';
import { fill } from '../ui/fill.ts';
import { LinkedText } from '../ui/LinkedText.tsx';
import styles from './purchase-notices.module.css';

/** What a buyer must read: right above the button, not behind a link. */
export function PurchaseNotices({ operatingState }: { operatingState?: string }) {
  const fraud = fraudStatement(operatingState);
  return (
    <section className={styles.notices} aria-labelledby="before-you-purchase">
      <h2 id="before-you-purchase" className={styles.title}>
        {payment.fraudTitle}
      </h2>
      {payment.consents.map(({ id, label, hint }) => (
        <Consent key={id} label={label} hint={hint} />
      ))}
      <p>{payment.coverageNotice}</p>
      <p>{brand.license}</p>
      <h3 className={styles.subtitle}>
        {fraud.state ? fill(texts.fraudIn, { state: fraud.state }) : texts.fraud}
      </h3>
      <p>{fraud.text}</p>
      <p>
        <LinkedText text={texts.terms} />
      </p>
    </section>
  );
}

/** Optional, and never preselected. */
function Consent({ label, hint }: { label: string; hint: string }) {
  const id = useId();
  return (
    <div className={styles.consent}>
      <input type="checkbox" id={id} className="mark" aria-describedby={`${id}hint`} />
      <label htmlFor={id}>{label}</label>
      <span id={`${id}hint`} className={styles.hint}>
        {hint}
      </span>
    </div>
  );
}
