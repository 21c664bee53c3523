import texts from '../../../../schemas/content/product-page.json' with { type: 'json' };
import { FUNNEL } from '../../funnel-path.ts';
import { Icon } from '../../../engine/ui.ts';
import '../../../engine/ui/icons/industries.ts';
import type { OpenProduct } from './content.ts';
import styles from './industry-tiles.module.css';

/** The URL that starts the funnel; passes on the industry if it is one of the funnel's six (D18). */
const start = (businessType?: string) =>
  businessType === undefined ? FUNNEL : `${FUNNEL}?businessType=${businessType}`;

export function IndustryTiles({ title, tiles }: OpenProduct['industries']) {
  return (
    <section className={styles.section} aria-labelledby="industries-title">
      <div className={styles.head}>
        <h2 id="industries-title">{title}</h2>
        <p>{texts.pickHint}</p>
      </div>
      <ul className={styles.tiles}>
        {tiles.map(({ label, icon, businessType }) => (
          <li key={label}>
            <a href={start(businessType)} data-industry={label}>
              <Icon name={icon} size={36} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
