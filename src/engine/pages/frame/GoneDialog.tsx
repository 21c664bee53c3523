import { useNavigate } from 'react-router-dom';
import returnTexts from '../../../../schemas/content/return-texts.json';
import GoneQuestion from '../../draft/ui/GoneQuestion.tsx';
import { startPath } from '../../flow/navigate.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/toasts/notify.ts';
import { useOnboarding } from '../onboarding-context.tsx';

/** The question about answers that were deleted on the server, while they are `gone`. */
export default function GoneDialog({ gone }: { gone: boolean }) {
  const { store } = useOnboarding();
  return <GoneQuestion store={store} gone={gone} onDelete={useRemoval()} />;
}

/** The same choice on the page, for whoever left the question open. */
export function GoneChoice() {
  const { store } = useOnboarding();
  const { confirm, cancel } = returnTexts.gone;
  return (
    <>
      <Button variant="secondary" onClick={() => store.keep()}>
        {cancel}
      </Button>
      <Button variant="quiet" onClick={useRemoval()}>
        {confirm}
      </Button>
    </>
  );
}

/** Deletes the answers here too, says so, and leads to the first question. */
function useRemoval(): () => void {
  const { flow, store } = useOnboarding();
  const navigate = useNavigate();
  return () => {
    store.startOver();
    notify({ tone: 'success', text: returnTexts.gone.done });
    void navigate(startPath(flow));
  };
}
