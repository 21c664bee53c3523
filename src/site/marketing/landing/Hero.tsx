import texts from '../../../../schemas/content/landing.json' with { type: 'json' };
import navigation from '../../../../schemas/content/navigation.json' with { type: 'json' };
import { Icon } from '../../../engine/ui.ts';
import { HeroDrawing } from '../drawings/HeroDrawing.tsx';
import { productOf, productPath } from '../products.ts';
import { QuoteActions } from '../ui/QuoteActions.tsx';
import { PricedText } from '../ui/PricedText.tsx';
import { SampleMark } from '../ui/SampleMark.tsx';
import styles from './hero.module.css';

const { hero } = texts;

/** The headline, two ways to start, and the drawing whose numbers link to the products. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.sheet}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{hero.eyebrow}</p>
          <h1>{hero.title}</h1>
          <p className={styles.text}>{hero.text}</p>
          <QuoteActions start={navigation.quote.long} className={styles.actions} />
          <ul className={styles.assurances}>
            {hero.assurances.map(({ text, sample }) => (
              <li key={text}>
                <Icon name="check" size={20} />
                <span>
                  <PricedText>{text}</PricedText>{' '}
                  {sample ? <SampleMark>{texts.sample.mark}</SampleMark> : null}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.drawing}>
          <HeroDrawing label={hero.drawing} />
        </div>
        <nav className={styles.key} aria-label={hero.key.title}>
          <ol className={styles.keyItems}>
            {hero.key.items.map(({ event, product }, index) => (
              <li key={product}>
                <a href={productPath(product)} data-key={index + 1}>
                  <span className={styles.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  <span>
                    {event}
                    <strong>{productOf(product).name}</strong>
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </section>
  );
}
