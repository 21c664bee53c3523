import type { MouseEvent } from 'react';
import texts from '../../schemas/content/quote.json';
import styles from './jump-links.module.css';

export type Jump = { id: string; label: string };

/** Ways to the parts of a long page. */
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

/** Brings a part of the page into view, and the focus to it. */
export function JumpLink({ id, label }: Jump) {
  const jump = (event: MouseEvent) => {
    // A history entry of its own would have none of the state of this one, e.g. the plan.
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
