import { useSyncExternalStore } from 'react';
import texts from '../../../../schemas/content/step-texts.json';
import { Button } from '../../ui/Button.tsx';
import { useOnboarding } from '../onboarding-context.tsx';
import { Notice } from './Notice.tsx';

/** What toasts have said about the open draft; they announced it and are gone after a few seconds. */
export function PostedNotices() {
  const { board, store } = useOnboarding();
  const posted = useSyncExternalStore(board.subscribe, board.posted);
  const uuid = useSyncExternalStore(store.subscribe, () => store.getSnapshot().uuid);
  return posted
    .filter((one) => one.uuid === uuid)
    .map((one, index) => (
      // Two notices may have the same words.
      // oxlint-disable-next-line react/no-array-index-key
      <Notice key={index} kind="posted" title={one.notice.title}>
        <p>{one.notice.text}</p>
        <Button
          variant="quiet"
          onClick={() => {
            board.dismiss(one);
            // The pressed button is gone.
            document.querySelector<HTMLElement>('main h1')?.focus();
          }}
        >
          {texts.closeToast}
        </Button>
      </Notice>
    ));
}
