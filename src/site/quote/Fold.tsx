import { useState, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../../engine/ui.ts';
import styles from './fold.module.css';
import { useStacked } from './plans/use-stacked.ts';

type Props = {
  /** Id of the summary, the target of links on the page. */
  id?: string;
  summary: ReactNode;
  /** Where it starts open: on wide screens and paper, everywhere, or nowhere. */
  opens?: 'wide' | 'everywhere' | 'nowhere';
  className?: string;
  /** Renders the content only once it has been opened, so that it loads on demand. */
  later?: boolean;
  children: ReactNode;
};

/** A collapsible part, initially collapsed where there is little room. */
export function Fold(props: Props) {
  const { id, summary, opens = 'wide', className = '', later = false, children } = props;
  const stacked = useStacked();
  const [chosen, choose] = useState<boolean>();
  const isOpen = chosen ?? (opens === 'wide' ? !stacked : opens === 'everywhere');
  const [wasOpen, open] = useState(isOpen);
  if (isOpen && !wasOpen) open(true);
  // React keeps the state, because the next render would undo the browser's own change.
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    choose(!isOpen);
  };
  return (
    <details className={`${styles.fold} ${className}`} open={isOpen}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a summary is a button by itself */}
      <summary id={id} className={styles.summary} onClick={toggle}>
        <span className={styles.words}>{summary}</span>
        <Icon name="chevron-down" size={20} className={styles.mark ?? ''} />
      </summary>
      <div className={styles.inside}>{(wasOpen || !later) && children}</div>
    </details>
  );
}
