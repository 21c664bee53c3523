import { useId } from 'react';
import { Icon } from '../../engine/ui.ts';
import '../../engine/ui/icons/coverage.ts';
import '../../engine/ui/icons/signs.ts';
import '../../engine/ui/icons/tools.ts';
import { type BlockProps, blocksStyles } from '../../engine/fields.ts';
import styles from './scenarios.module.css';

/** Real-life examples, each with an icon, a title and a sentence. */
export default function ScenariosBlock({ block: { title, items } }: BlockProps<'scenarios'>) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={blocksStyles.title}>
        {title}
      </h2>
      <ul className={styles.scenarios}>
        {items.map((item) => (
          <li key={item.title}>
            <span className={styles.badge}>
              <Icon name={item.icon} size={24} />
            </span>
            <div>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
