import brand from '../../schemas/catalog/brand.json';
import texts from '../../schemas/content/quote.json';
import { fill } from '../ui/fill.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import '../ui/icons/signs.ts';
import styles from './expert-link.module.css';

/** A link that calls the sales desk (decision D17). */
export function ExpertLink() {
  return (
    <a className={styles.expert} href={`tel:${brand.salesPhone.tel}`}>
      <Icon name="phone" size={20} />
      {fill(texts.work.expert, { phone: brand.salesPhone.display })}
    </a>
  );
}
