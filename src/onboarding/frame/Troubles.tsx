import { SaveTrouble } from '../../draft/ui/SaveTrouble.tsx';
import { useOnboarding } from '../onboarding-context.tsx';
import LinkOffer from './LinkOffer.tsx';

/** Trouble with saving, and a way out where nothing is kept on this device. */
export default function Troubles() {
  const { store } = useOnboarding();
  return (
    <SaveTrouble store={store}>
      <LinkOffer />
    </SaveTrouble>
  );
}
