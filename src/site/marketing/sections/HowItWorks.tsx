import texts from '../../../../schemas/content/product-page.json' with { type: 'json' };
import { Icon } from '../../../engine/ui.ts';
import '../../../engine/ui/icons/coverage.ts';
import '../../../engine/ui/icons/signs.ts';
import { branded } from '../head/branded.ts';
import { SampleMark } from './Figures.tsx';
import styles from './how-it-works.module.css';

const { how } = texts;

/** The section that all product pages share. */
export function HowItWorks() {
  return (
    <section className={styles.section} aria-labelledby="how-title">
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id="how-title">{branded(how.title)}</h2>
          <SampleMark>{texts.sample}</SampleMark>
        </div>
        <ul className={styles.items}>
          {how.items.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} size={32} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
