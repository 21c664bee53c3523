import brand from '../../schemas/catalog/brand.json';
import texts from '../../schemas/content/quote.json';
import { fill } from '../ui/fill.ts';
import { fraudStatement } from './fraud-statement.ts';
import styles from './quote-notices.module.css';

/** What has to be said beside a quote: fraud notice of the state, licence, carrier, no binder. */
export function QuoteNotices({ operatingState }: { operatingState?: string }) {
  const fraud = fraudStatement(operatingState);
  return (
    <section className={styles.notices} aria-labelledby="notices">
      <h2 id="notices">{texts.legal.title}</h2>
      <h3>{fraud.state ? fill(texts.legal.fraudIn, { state: fraud.state }) : texts.legal.fraud}</h3>
      <p>{fraud.text}</p>
      <p>
        {fill(texts.legal.carrier, { carrier: brand.carrier })} {brand.licence} {texts.estimate}{' '}
        {texts.coverageStarts}
      </p>
    </section>
  );
}
