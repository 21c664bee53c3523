import { useNavigate } from 'react-router-dom';
import { DeleteAnswers } from '../../draft/ui/DeleteAnswers.tsx';
import { startPath } from '../../flow/navigate.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { useOnboarding } from '../onboarding-context.tsx';
import { StorageNotice } from './StorageNotice.tsx';
import LinkOffer from './LinkOffer.tsx';

/** Makes a link for another device, and deletes all answers (D29). */
export default function AnswerTools() {
  const { flow, store } = useOnboarding();
  const navigate = useNavigate();
  return (
    <>
      <StorageNotice />
      <LinkOffer />
      <DeleteAnswers
        store={store}
        onDeleted={(text) => {
          notify({ tone: 'success', text });
          void navigate(startPath(flow));
        }}
      />
    </>
  );
}
