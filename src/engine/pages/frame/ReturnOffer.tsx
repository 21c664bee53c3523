import { WelcomeBack } from '../../draft/ui/WelcomeBack.tsx';
import { placeReached, urlOf } from '../../flow/navigate.ts';
import type { StepId } from '../../flow/types.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { useAmbient, useDraft, useOnboarding } from '../onboarding-context.tsx';
import styles from './return-offer.module.css';

type Props = { at: StepId; onStartedOver: () => void };

/** Offers to continue at the furthest step; renders nothing if that is this one. */
export default function ReturnOffer({ at, onStartedOver }: Props) {
  const { flow, store } = useOnboarding();
  const draft = useDraft();
  const place = placeReached(flow, draft, useAmbient());
  if (place === undefined || place.id === at) return null;
  const label = flow.step(place.id)?.source.label ?? flow.page(place.id)?.label ?? '';
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
