import { WelcomeBack } from '../../draft/ui/WelcomeBack.tsx';
import type { StepId } from '../../flow/types.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { useAmbient, useDraft, useOnboarding } from '../onboarding-context.tsx';
import { whereLeftOff } from '../where-left-off.ts';

type Props = { at: StepId; onStartedOver: () => void };

/** Offers to continue at the furthest step; renders nothing if that is this one. */
export default function ReturnOffer({ at, onStartedOver }: Props) {
  const { flow, store } = useOnboarding();
  const draft = useDraft();
  const reached = whereLeftOff(flow, draft, useAmbient());
  if (reached === undefined || reached.id === at) return null;
  return (
    <div data-returning="">
      <WelcomeBack
        stepTitle={reached.label}
        to={reached.href}
        hasServer={store.hasServer}
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
