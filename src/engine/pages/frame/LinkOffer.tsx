import { useSyncExternalStore } from 'react';
import { ResumeLink } from '../../draft/ui/ResumeLink.tsx';
import { startPath } from '../../flow/navigate.ts';
import { useOnboarding } from '../onboarding-context.tsx';

/** The link to the answers on the server; renders nothing if they stay on this device. */
export default function LinkOffer() {
  const { flow, store } = useOnboarding();
  const uuid = useSyncExternalStore(store.subscribe, () => store.getSnapshot().uuid);
  if (!store.hasServer) return null;
  // Drop a link to answers that are no longer this device's.
  return (
    <ResumeLink key={uuid} store={store} start={new URL(startPath(flow), window.location.origin)} />
  );
}
