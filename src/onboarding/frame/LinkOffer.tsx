import { useSyncExternalStore } from 'react';
import { ResumeLink } from '../../draft/ui/ResumeLink.tsx';
import { useOnboarding } from '../onboarding-context.tsx';

/** The link to the answers on the server; nothing where they stay on this device. */
export default function LinkOffer() {
  const { flow, store } = useOnboarding();
  const uuid = useSyncExternalStore(store.subscribe, () => store.getSnapshot().uuid);
  const start = flow.step(flow.source.start)?.source.path ?? '/';
  if (!store.hasServer) return null;
  // A link to answers that are no longer the ones of this device must not stay.
  return <ResumeLink key={uuid} store={store} start={new URL(start, window.location.origin)} />;
}
