import { Icon } from '../../engine/ui.ts';
import styles from './feature-list.module.css';
import type { Feature } from './plans.ts';

/**
 * What a plan includes. Every mark comes with text, so that nothing depends on a color or an icon
 * alone.
 */
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
