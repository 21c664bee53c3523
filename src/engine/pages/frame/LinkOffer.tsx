import { useSyncExternalStore } from 'react';
import { OwnLink } from '../../draft/ui/OwnLink.tsx';
import { ResumeLink } from '../../draft/ui/ResumeLink.tsx';
import { startPath } from '../../flow/navigate.ts';
import { useOnboarding } from '../onboarding-context.tsx';

/**
 * The link to the answers on the server, or without any the way in by such a link; renders nothing where
 * no links are made.
 * @param props.make what the button says, where another one makes the same.
 */
export default function LinkOffer({ make }: { make?: string }) {
  const { flow, store } = useOnboarding();
  const uuid = useSyncExternalStore(store.subscribe, () => store.getSnapshot().uuid);
  const isEmpty = useSyncExternalStore(store.subscribe, () => !store.hasAnswers());
  if (!store.hasLinks) return null;
  if (isEmpty) return make === undefined ? <OwnLink /> : null;
  const start = new URL(startPath(flow), window.location.origin);
  // Drop a link to answers that are no longer this device's.
  return <ResumeLink key={uuid} store={store} start={start} {...(make && { make })} />;
}
