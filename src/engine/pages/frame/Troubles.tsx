import { useOnboarding } from '../onboarding-context.tsx';
import { GoneChoice } from './GoneDialog.tsx';
import LinkOffer from './LinkOffer.tsx';
import { useSyncExternalStore, type ReactNode } from 'react';
import returnTexts from '../../../../schemas/content/return-texts.json';
import texts from '../../../../schemas/content/step-texts.json';
import { Button } from '../../ui/Button.tsx';
import type { DraftStore, SaveState } from '../../draft/types.ts';
import { detailOf, lineOf } from '../../draft/ui/save-state-words.ts';
import styles from '../../draft/ui/save-status.module.css';
import { Notice, NoticeTitle } from './Notice.tsx';

/** What happened to the answers, saving problems, and a way out if nothing is stored on this device. */
export default function Troubles() {
  const { store } = useOnboarding();
  return (
    <>
      <PostedNotices />
      <SaveTrouble
        store={store}
        titles={{ gone: returnTexts.gone.notice }}
        way={{ 'not-stored': <LinkOffer />, gone: <GoneChoice /> }}
      />
    </>
  );
}

/** What toasts have said about the open draft; they announced it and are gone after a few seconds. */
function PostedNotices() {
  const { board, store } = useOnboarding();
  const posted = useSyncExternalStore(board.subscribe, board.posted);
  const uuid = useSyncExternalStore(store.subscribe, () => store.getSnapshot().uuid);
  return posted
    .filter((one) => one.uuid === uuid)
    .map((one, index) => (
      // Two notices may have the same words.
      // oxlint-disable-next-line react/no-array-index-key
      <Notice key={index} kind="posted" title={(one.notice.advice ?? one.notice).title}>
        <p>{(one.notice.advice ?? one.notice).text}</p>
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

type Props = {
  store: Pick<DraftStore, 'saveState' | 'subscribeSaveState'>;
  /** Titles in place of the header's line. */
  titles?: Partial<Record<SaveState['kind'], string>>;
  /** What to offer in some of the states. */
  way?: Partial<Record<SaveState['kind'], ReactNode>>;
};

/**
 * Explains a saving problem and what can be done about it. Place it below the question: above, it
 * would push away the button that a visitor is about to press.
 */
export function SaveTrouble({ store, titles = {}, way = {} }: Props) {
  const state = useSyncExternalStore(store.subscribeSaveState, store.saveState);
  const detail = detailOf(state);
  if (detail === '') return null;
  return (
    <div className={styles.detail} data-state={state.kind}>
      <NoticeTitle>{titles[state.kind] ?? lineOf(state, 0)}</NoticeTitle>
      <p>{detail}</p>
      {way[state.kind]}
    </div>
  );
}
