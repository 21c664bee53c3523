import texts from '../../../../schemas/content/product-page.json' with { type: 'json' };
import { FUNNEL } from '../../funnel-path.ts';
import { ButtonLink, Icon } from '../../../engine/ui.ts';
import '../../../engine/ui/icons/coverage.ts';
import type { OpenProduct } from './content.ts';
import styles from './coverage-cards.module.css';

type CoverageCardsProps = OpenProduct['coverage'] & { getCovered: boolean };

/** What the policy covers and, with equal prominence, what it does not. */
export function CoverageCards({ title, text, cards, left, ask, getCovered }: CoverageCardsProps) {
  return (
    <section className={styles.section} aria-labelledby="coverage-title">
      <div className={styles.head}>
        <h2 id="coverage-title">{title}</h2>
        <p>{text}</p>
      </div>
      <ul className={styles.cards}>
        {cards.map(({ title: name, description, icon, label }) => (
          <li key={name}>
            <Icon name={icon} size={36} />
            <h3>{name}</h3>
            <p>{description}</p>
            <span className={styles.label}>
              <Icon name="check" size={16} />
              {label}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.left}>
        <h3>{left.title}</h3>
        <ul className={styles.leftItems}>
          {left.items.map((item) => (
            <li key={item}>
              <Icon name="minus" size={18} />
              {item}
            </li>
          ))}
        </ul>
      </div>
      {ask && (
        <p className={styles.ask}>
          <a href={ask.to}>{ask.text}</a>
        </p>
      )}
      {getCovered ? (
        <ButtonLink className={styles.start} href={FUNNEL}>
          {texts.getCovered}
          <Icon name="arrow-right" size={20} />
        </ButtonLink>
      ) : null}
    </section>
  );
}
