import brand from '../../../schemas/catalog/brand.json';
import texts from '../../../schemas/content/quote.json';
import { fill } from '../../engine/core.ts';
import { Icon } from '../../engine/ui.ts';
import '../../engine/ui/icons/signs.ts';
import styles from './trust.module.css';

const words = { phone: brand.salesPhone.display, availability: brand.availability };

/** What a visitor can rely on: facts about this site, not claims. */
export function Trust() {
  return (
    <ul className={styles.items}>
      {texts.trust.items.map(({ icon, title, text, calls }) => (
        <li key={title}>
          <Icon name={icon} size={28} />
          <h3>{title}</h3>
          <p>
            {calls ? (
              <a href={`tel:${brand.salesPhone.tel}`}>{fill(text, words)}</a>
            ) : (
              fill(text, words)
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
