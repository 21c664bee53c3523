import brand from '../../../schemas/catalog/brand.json';
import texts from '../../../schemas/content/quote.json';
import { fill } from '../../engine/core.ts';
import { useFraudStatements } from './fraud-catalog.ts';
import { Fold } from './Fold.tsx';
import { fraudStatement } from './fraud-statement.ts';
import styles from './quote-notices.module.css';
import { Trust } from './Trust.tsx';

/** The notices that a quote requires: no binder, carrier, license, fraud notice of the state. */
export function QuoteNotices({ operatingState }: { operatingState?: string }) {
  const fraud = fraudStatement(useFraudStatements(), operatingState);
  return (
    <section className={styles.notices} aria-label={texts.legal.title}>
      <Fold summary={<h2>{texts.legal.title}</h2>}>
        <h3>
          {fraud.state ? fill(texts.legal.fraudIn, { state: fraud.state }) : texts.legal.fraud}
        </h3>
        <p>{fraud.text}</p>
        <p>{texts.legal.binder}</p>
        <Trust />
      </Fold>
      <p className={styles.carrier}>
        {[
          texts.coverageStarts,
          fill(texts.legal.carrier, { carrier: brand.carrier }),
          brand.license,
        ].join(' ')}
      </p>
    </section>
  );
}
