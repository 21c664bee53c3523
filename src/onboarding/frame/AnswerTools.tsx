import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeleteAnswers } from '../../draft/ui/DeleteAnswers.tsx';
import { ResumeLink } from '../../draft/ui/ResumeLink.tsx';
import { notify } from '../../ui/toasts/notify.ts';
import { useOnboarding } from '../onboarding-context.tsx';
import styles from './frame.module.css';
import { KeptFor } from './KeptFor.tsx';

/** A link for another device, and the end of all answers (D29). */
export default function AnswerTools() {
  const { flow, store } = useOnboarding();
  const navigate = useNavigate();
  const uuid = useSyncExternalStore(store.subscribe, () => store.getSnapshot().uuid);
  const start = flow.step(flow.source.start)?.source.path ?? '/';
  return (
    <div className={styles.answers}>
      <KeptFor />
      {/* A link to answers that are no longer the ones of this device must not stay. */}
      <ResumeLink key={uuid} store={store} start={new URL(start, window.location.origin)} />
      <DeleteAnswers
        store={store}
        onDeleted={(text) => {
          notify({ tone: 'success', text });
          void navigate(start);
        }}
      />
    </div>
  );
}
