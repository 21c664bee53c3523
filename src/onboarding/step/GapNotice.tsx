import { Link } from 'react-router-dom';
import texts from '../../../schemas/content/funnel-texts.json';
import { urlOf, placeFor } from '../../flow/navigate.ts';
import type { StepId } from '../../flow/types.ts';
import { fill } from '../../ui/fill.ts';
import { useAmbient, useDraft, useOnboarding } from '../onboarding-context.tsx';
import styles from './step.module.css';
import { useGap } from './use-gap.ts';

/** Says that earlier questions are open, and leads to the first of them (D7). */
export function GapNotice({ before }: { before: StepId }) {
  const { flow } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient(draft);
  const gap = useGap(before);
  const place = gap && placeFor(flow, gap.id, draft.answers, ambient);
  if (gap === undefined || place === undefined) return null;
  return (
    <aside className={styles.gap}>
      <p>
        <strong>{texts.gap.title}</strong> {texts.gap.text}{' '}
        <Link to={urlOf(place)}>{fill(texts.gap.link, { step: gap.source.label })}</Link>
      </p>
    </aside>
  );
}
