import texts from '../../../../schemas/content/landing.json' with { type: 'json' };
import { Icon } from '../../../engine/ui.ts';
import '../../../engine/ui/icons/signs.ts';
import { SampleMark } from '../sections/Figures.tsx';
import styles from './testimonials.module.css';

const { testimonials } = texts;

/** Three quotations, each of which says that it is a sample (decision D2). */
export function Testimonials() {
  return (
    <section className={styles.section} aria-labelledby="testimonials-title">
      <div className={styles.head}>
        <h2 id="testimonials-title">{testimonials.title}</h2>
        <p>{testimonials.text}</p>
        <p className={styles.rating}>
          <Icon name="star" />
          {testimonials.rating} <SampleMark>{texts.sample.mark}</SampleMark>
        </p>
      </div>
      <ul className={styles.quotes}>
        {testimonials.items.map(({ quote, who }) => (
          <li key={who}>
            <figure className={styles.quote}>
              <blockquote>{quote}</blockquote>
              <figcaption>
                {who}
                <SampleMark>{texts.sample.testimonial}</SampleMark>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
