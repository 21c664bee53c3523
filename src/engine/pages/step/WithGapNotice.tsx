import { useId, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import texts from '../../../../schemas/content/step-texts.json';
import { urlOf, placeFor } from '../../flow/navigate.ts';
import type { StepId } from '../../flow/types.ts';
import { fill } from '../../logic/text-syntax.ts';
import { Link } from '../../ui/Link.tsx';
import { useAmbient, useDraft, useOnboarding } from '../onboarding-context.tsx';
import { gapState } from './leave/return-to.ts';
import styles from './step.module.css';
import { useGap, type Gap } from './leave/use-gap.ts';

type Props = {
  before: StepId;
  /** The content; a function gets the id of the notice while there is one. */
  children: ReactNode | ((noticeId: string | undefined) => ReactNode);
};

/**
 * A page with a notice that earlier questions are open (D7): above the content, or below it if it
 * comes so late that it would move the page away from under a press.
 */
export function WithGapNotice({ before, children }: Props) {
  const gap = useGap(before);
  const id = useId();
  const notice = gap && <GapNotice id={id} gap={gap} from={before} />;
  return (
    <>
      {gap?.late === false ? notice : null}
      {typeof children === 'function' ? children(gap && id) : children}
      {gap?.late === true ? notice : null}
    </>
  );
}

/** Says that earlier questions are open, and leads to the first one and back. */
export function GapNotice({ id, gap, from }: { id?: string; gap: Gap; from: StepId }) {
  return (
    <aside className={styles.gap} data-late={gap.late || undefined}>
      <p id={id}>
        <strong>{texts.gap.title}</strong> <span>{texts.gap.text}</span>{' '}
        <GapLink gap={gap} from={from} />
      </p>
    </aside>
  );
}

/** Leads to the first open question and back. */
export function GapLink({ gap, from, className = '' }: GapLinkProps) {
  const { step, sure } = gap;
  const { state } = useLocation();
  const { flow } = useOnboarding();
  const draft = useDraft();
  const place = placeFor(flow, step.id, draft.answers, useAmbient());
  if (place === undefined) return null;
  return (
    <Link
      // Takes its space from the start, but stays hidden until it is sure to name the first step.
      className={sure ? className : `${className} ${styles.unsure}`}
      to={urlOf(place)}
      state={{ ...place.state, ...gapState(from, state) }}
    >
      {fill(texts.gap.link, { step: step.source.label })}
    </Link>
  );
}

type GapLinkProps = { gap: Gap; from: StepId; className?: string };
