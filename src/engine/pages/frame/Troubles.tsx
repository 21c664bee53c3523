import { SaveTrouble } from '../../draft/ui/SaveTrouble.tsx';
import { useOnboarding } from '../onboarding-context.tsx';
import LinkOffer from './LinkOffer.tsx';
import { PostedNotices } from './PostedNotices.tsx';

/** What happened to the answers, saving problems, and a way out if nothing is stored on this device. */
export default function Troubles() {
  const { store } = useOnboarding();
  return (
    <>
      <PostedNotices />
      <SaveTrouble store={store}>
        <LinkOffer />
      </SaveTrouble>
    </>
  );
}
