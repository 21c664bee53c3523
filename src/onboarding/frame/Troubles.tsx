import { SaveTrouble } from '../../draft/ui/SaveTrouble.tsx';
import { useOnboarding } from '../onboarding-context.tsx';
import LinkOffer from './LinkOffer.tsx';

/** Saving problems, and a way out if nothing is stored on this device. */
export default function Troubles() {
  const { store } = useOnboarding();
  return (
    <SaveTrouble store={store}>
      <LinkOffer />
    </SaveTrouble>
  );
}
