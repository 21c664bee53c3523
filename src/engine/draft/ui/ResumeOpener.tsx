import { useEffect, useEffectEvent, useState } from 'react';
import returnTexts from '../../../../schemas/content/return-texts.json';
import type { ResumeTarget } from '../resume.ts';
import { asNotice } from '../texts.ts';
import type { DraftNotice, DraftStore } from '../types.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const { resume: texts } = returnTexts;

type Props = {
  /** The target of the link that was opened last. */
  target: ResumeTarget;
  store: Pick<DraftStore, 'resume' | 'draftBehind' | 'hasAnswers' | 'getSnapshot'>;
  notify: (notice: DraftNotice) => void;
  /** Called once the link's answers are open: show the step that they reached. */
  onResumed: () => void;
};

type Behind = Awaited<ReturnType<DraftStore['draftBehind']>>;

type Asked = { uuid: string; question: typeof texts.onEmptyDevice; opening: boolean };

/**
 * Opens a resume link's answers after confirmation: whoever sends a link to their own draft can
 * read everything entered into it (D27).
 */
export default function ResumeOpener({ target, store, notify, onResumed }: Props) {
  const [asked, setAsked] = useState<Asked>();

  const open = async (uuid: string) => {
    const outcome = await store.resume(uuid);
    setAsked(undefined);
    const notices = { resumed: texts.resumed, 'not-found': texts.notFound, failed: texts.failed };
    notify(asNotice(notices[outcome]));
    if (outcome === 'resumed') onResumed();
  };

  const found = useEffectEvent((uuid: string) => {
    if (uuid === store.getSnapshot().uuid) return onResumed();
    const question = store.hasAnswers() ? texts.overAnswers : texts.onEmptyDevice;
    setAsked({ uuid, question, opening: false });
  });

  const follow = useEffectEvent((behind: Behind) => {
    if (behind.kind === 'found') found(behind.uuid);
    else notify(asNotice(texts[behind.kind]));
  });
  useEffect(() => {
    let isLatest = true;
    void lookUp(target, store).then((behind) => {
      if (isLatest) follow(behind);
    });
    return () => {
      isLatest = false;
    };
  }, [target, store]);

  if (asked === undefined) return null;
  return (
    <ConfirmDialog
      title={texts.askTitle}
      {...asked.question}
      {...(asked.opening ? { busy: texts.opening } : {})}
      onConfirm={() => {
        setAsked({ ...asked, opening: true });
        void open(asked.uuid);
      }}
      onCancel={() => setAsked(undefined)}
    />
  );
}

async function lookUp(
  target: ResumeTarget,
  store: Pick<DraftStore, 'draftBehind'>,
): Promise<Behind> {
  if ('uuid' in target) return { kind: 'found', uuid: target.uuid };
  return await store.draftBehind(target.code);
}
