import { Icon } from '../ui/icons/Icon.tsx';
import styles from './feature-list.module.css';
import type { Feature } from './plans.ts';

/** What a plan includes. A tick or a dash goes with words, so that neither colour nor sign is alone. */
export function FeatureList({ features }: { features: readonly Feature[] }) {
  return (
    <ul className={styles.list}>
      {features.map(({ name, value, included }) => (
        <li key={name} className={styles.feature} data-included={included}>
          <Icon name={included ? 'check' : 'minus'} size={20} className={styles.mark ?? ''} />
          <span>{name}</span> <strong className="tabular">{value}</strong>
        </li>
      ))}
    </ul>
  );
}
