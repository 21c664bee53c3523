import texts from '../../../../schemas/content/landing.json' with { type: 'json' };
import { fill } from '../../../engine/core.ts';
import { Icon } from '../../../engine/ui.ts';
import '../../../engine/ui/icons/coverage.ts';
import '../../../engine/ui/icons/trades.ts';
import { carouselProducts, productPath } from '../products.ts';
import { SampleMark } from '../sections/Figures.tsx';
import styles from './product-carousel.module.css';

const { carousel } = texts;

/**
 * Nine products. Without JavaScript the row scrolls; `enhance/carousel.ts` makes it loop and
 * activates the two buttons.
 */
export function ProductCarousel() {
  return (
    <section className={styles.section} aria-labelledby="products-title" data-carousel="">
      <div className={styles.head}>
        <div>
          <h2 id="products-title">{carousel.title}</h2>
          <p>
            {carousel.text} <SampleMark>{texts.sample.mark}</SampleMark>
          </p>
        </div>
        <div className={styles.buttons}>
          <button type="button" data-move="previous" aria-label={carousel.previous}>
            <Icon name="arrow-left" />
          </button>
          <button type="button" data-move="next" aria-label={carousel.next}>
            <Icon name="arrow-right" />
          </button>
        </div>
      </div>
      <p
        className="visually-hidden"
        aria-live="polite"
        data-carousel-position={carousel.position}
      />
      <div
        className={styles.viewport}
        role="group"
        aria-roledescription="carousel"
        aria-label={carousel.label}
        data-carousel-viewport
      >
        <ul className={styles.cards}>
          {carouselProducts.map(({ slug, name, icon, summary }) => (
            <li key={slug} className={styles.slide}>
              <article className={styles.card}>
                <Icon name={icon} size={40} />
                <h3>{name}</h3>
                <p>{summary}</p>
                <a href={productPath(slug)}>
                  <span>
                    {carousel.more}
                    <span className="visually-hidden">
                      {' '}
                      {fill(carousel.about, { title: name })}
                    </span>
                  </span>
                  <Icon name="arrow-right" size={20} />
                </a>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
