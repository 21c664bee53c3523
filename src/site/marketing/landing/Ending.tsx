import brand from '../../../../schemas/catalog/brand.json' with { type: 'json' };
import texts from '../../../../schemas/content/landing.json' with { type: 'json' };
import { FUNNEL } from '../../funnel-path.ts';
import { Button, ButtonLink } from '../../../engine/ui.ts';
import { fill } from '../../../engine/core.ts';
import styles from './ending.module.css';

const { ending } = texts;

/**
 * The end of a demonstration purchase (decision D16). It is in every visitor's page; only
 * `enhance/ending.ts` fills it in and shows it.
 */
export function Ending() {
  const { display: phone, tel } = brand.salesPhone;
  return (
    <section
      className={styles.ending}
      aria-labelledby="ending-title"
      tabIndex={-1}
      data-ending
      hidden
    >
      <div className={styles.sheet}>
        <h2 id="ending-title">{ending.title}</h2>
        <p data-ending-part="text" />
        <dl className={styles.facts}>
          <div data-ending-part="quoteId">
            <dt>{ending.quoteId}</dt>
            <dd data-ending-value />
          </div>
          <div data-ending-part="plan">
            <dt>{ending.plan}</dt>
            <dd data-ending-value />
          </div>
        </dl>
        <h3>{ending.next}</h3>
        <ul className={styles.steps}>
          {ending.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
          <li>
            <a href={`tel:${tel}`}>{fill(ending.call, { phone })}</a>
          </li>
        </ul>
        <div className={styles.actions}>
          <span data-ending-part="receipt">
            <ButtonLink href="/" data-ending-value>
              {ending.receipt}
            </ButtonLink>
          </span>
          <span data-ending-part="quote">
            <ButtonLink variant="secondary" href="/" data-ending-value>
              {ending.quote}
            </ButtonLink>
          </span>
          <ButtonLink variant="secondary" href={FUNNEL}>
            {ending.another}
          </ButtonLink>
          <Button variant="quiet" data-ending-close>
            {ending.close}
          </Button>
        </div>
      </div>
    </section>
  );
}
