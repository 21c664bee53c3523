import { Icon } from '../ui/icons/Icon.tsx';
import styles from './feature-list.module.css';
import type { Feature } from './plans.ts';

/** What a plan includes. Marks come with words: nothing depends on color or sign alone. */
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
