import { WelcomeBack } from '../../draft/ui/WelcomeBack.tsx';
import { resumeAt } from '../../flow/complete.ts';
import { placeFor, urlOf } from '../../flow/navigate.ts';
import type { StepId } from '../../flow/types.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { useAmbient, useDraft, useOnboarding } from '../onboarding-context.tsx';
import styles from './frame.module.css';

type Props = { at: StepId; onStartedOver: () => void };

/** Offers to continue at the furthest step; renders nothing if that is this one. */
export default function ReturnOffer({ at, onStartedOver }: Props) {
  const { flow, store } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient(draft);
  const reached = resumeAt(flow, draft.answers, draft.furthestStep ?? draft.currentStep, ambient);
  const label = flow.step(reached)?.source.label ?? flow.page(reached)?.label ?? '';
  const place = placeFor(flow, reached, draft.answers, ambient);
  if (reached === at || place === undefined) return null;
  return (
    <div className={styles.returning}>
      <WelcomeBack
        stepTitle={label}
        to={urlOf(place)}
        {...(draft.savedAt === undefined ? {} : { savedAt: draft.savedAt })}
        onStartOver={(text) => {
          store.startOver();
          notify({ tone: 'success', text });
          onStartedOver();
        }}
      />
    </div>
  );
}
