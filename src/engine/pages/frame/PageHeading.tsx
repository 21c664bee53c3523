import { useEffect, useEffectEvent, useRef } from 'react';
import type { StepId } from '../../flow/types.ts';
import { focusField } from '../../form/focus-field.ts';
import { useOnboarding } from '../onboarding-context.tsx';
import styles from './heading.module.css';

type Props = {
  at: StepId;
  heading: string;
  intro?: string | undefined;
  title: string;
  /** JSON pointer of the field that the visitor came for. */
  field?: string | undefined;
};

/**
 * The only h1 of a page. It takes the focus when the visitor comes from another page of the funnel,
 * so that a screen reader reads the new question, unless they came for one field. A first load
 * leaves the focus alone.
 */
export function PageHeading({ at, heading, intro, title, field }: Props) {
  const element = useRef<HTMLHeadingElement>(null);
  const { arrive } = useOnboarding();
  const takeFocus = useEffectEvent(() => {
    window.scrollTo(0, 0);
    if (field !== undefined && focusField(field)) return;
    element.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (arrive(at)) takeFocus();
  }, [arrive, at]);
  return (
    <div className={styles.heading}>
      <Title page={title} />
      <h1 ref={element} tabIndex={-1}>
        {heading}
      </h1>
      {intro === undefined ? null : <p className={styles.intro}>{intro}</p>}
    </div>
  );
}

/** The document's title, as the app words it. */
export function Title({ page }: { page: string }) {
  const { titleOf } = useOnboarding().around;
  return <title>{titleOf ? titleOf(page) : page}</title>;
}
