import { useEffect, useRef } from 'react';
import { useOnboarding } from '../onboarding-context.tsx';
import styles from './frame.module.css';

type Props = { heading: string; intro?: string | undefined; title: string };

/**
 * The one h1 of a page. It takes the focus when the visitor comes from another page of the
 * funnel, so that a screen reader reads the new question; a first load leaves the focus alone.
 */
export function PageHeading({ heading, intro, title }: Props) {
  const element = useRef<HTMLHeadingElement>(null);
  const { arrive } = useOnboarding();
  useEffect(() => {
    if (!arrive()) return;
    window.scrollTo(0, 0);
    element.current?.focus({ preventScroll: true });
  }, [arrive]);
  return (
    <div className={styles.heading}>
      <title>{title}</title>
      <h1 ref={element} tabIndex={-1}>
        {heading}
      </h1>
      {intro === undefined ? null : <p className={styles.intro}>{intro}</p>}
    </div>
  );
}
