import type { StepId } from '../../flow/types.ts';
import { AnswersReview } from './AnswersReview.tsx';
import { ReviewedSteps } from './ReviewedSteps.tsx';

/** The answers so far, open, on a step with a review; `intro` is its sentence. */
export default function StepReview(props: { at: StepId; intro: string }) {
  return <AnswersReview {...props} view={ReviewedSteps} />;
}
