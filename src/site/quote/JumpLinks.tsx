import type { MouseEvent } from 'react';
import texts from '../../../schemas/content/quote.json';
import styles from './jump-links.module.css';

export type Jump = { id: string; label: string };

/** Links to the parts of a long page. */
export function JumpLinks({ to }: { to: readonly Jump[] }) {
  return (
    <nav className={styles.jumps} aria-label={texts.jump.label}>
      <ul>
        {to.map((jump) => (
          <li key={jump.id}>
            <JumpLink {...jump} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls to a part of the page and moves the focus there. */
export function JumpLink({ id, label }: Jump) {
  const jump = (event: MouseEvent) => {
    // A new history entry would lack the state of this one, e.g. the plan.
    event.preventDefault();
    const target = document.getElementById(id);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView();
  };
  return (
    <a href={`#${id}`} onClick={jump}>
      {label}
    </a>
  );
}
