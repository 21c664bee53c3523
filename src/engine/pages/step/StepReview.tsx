import { Suspense } from 'react';
import type { StepId } from '../../flow/types.ts';
import type { JsonObject } from '../../logic/json.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

const AnswersReview = lazyPart(async () => ({
  default: (await import('../review/AnswersReview.tsx')).AnswersReview,
}));

type Props = { at: StepId; uiSchema: JsonObject };

/** The answers so far, on a step with a review (`ui:review` is its sentence). */
export function StepReview({ at, uiSchema }: Props) {
  const intro = uiSchema['ui:review'];
  if (typeof intro !== 'string') return null;
  return (
    <Suspense>
      <AnswersReview at={at} intro={intro} />
    </Suspense>
  );
}
