import texts from '../../../../schemas/content/landing.json' with { type: 'json' };
import { ButtonLink } from '../../../engine/ui.ts';
import { FUNNEL } from '../../funnel-path.ts';
import styles from './continue-quote.module.css';

const { continue: offer } = texts;

/**
 * Offers a returning visitor to continue, at the bottom of the first screen. It is in every
 * visitor's page; only `enhance/saved-answers.ts` shows it, and it takes no room of its own, so that
 * nothing moves when it appears.
 */
export function ContinueQuote() {
  return (
    <aside className={styles.offer} aria-label={offer.label} data-saved-answers="found" hidden>
      <p data-left-off={offer.reached}>{offer.text}</p>
      <ButtonLink href={FUNNEL} data-left-off-link>
        {offer.action}
      </ButtonLink>
    </aside>
  );
}
