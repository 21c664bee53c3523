import { useEffect, useEffectEvent, useState } from 'react';
import { watchResumeLinks, type ResumeTarget } from '../resume.ts';
import { asNotice, draftTexts } from '../texts.ts';
import type { DraftNotice, DraftStore } from '../types.ts';
import { ConfirmOnDemand } from './ConfirmOnDemand.tsx';

const { resume: texts } = draftTexts;

type Props = {
  store: Pick<DraftStore, 'resume' | 'draftBehind' | 'hasAnswers' | 'getSnapshot'>;
  notify: (notice: DraftNotice) => void;
  /** The answers of the link are open: time to show the step that they reached. */
  onResumed: () => void;
};

type Asked = { uuid: string; question: typeof texts.onEmptyDevice; opening: boolean };

/**
 * Opens the answers of a resume link, after a yes: who sends somebody a link to a draft of their own
 * reads everything that is entered into it (D27).
 */
export function ResumeOpener({ store, notify, onResumed }: Props) {
  const [asked, setAsked] = useState<Asked>();

  const open = async (uuid: string) => {
    const outcome = await store.resume(uuid);
    setAsked(undefined);
    const said = { resumed: texts.resumed, 'not-found': texts.notFound, failed: texts.failed };
    notify(asNotice(said[outcome]));
    if (outcome === 'resumed') onResumed();
  };

  const found = useEffectEvent((uuid: string) => {
    if (uuid === store.getSnapshot().uuid) return onResumed();
    const question = store.hasAnswers() ? texts.overAnswers : texts.onEmptyDevice;
    setAsked({ uuid, question, opening: false });
  });

  const follow = useEffectEvent(async (target: ResumeTarget) => {
    if ('uuid' in target) return found(target.uuid);
    const behind = await store.draftBehind(target.code);
    if (behind.kind === 'found') found(behind.uuid);
    else notify(asNotice(texts[behind.kind]));
  });
  useEffect(() => watchResumeLinks(window, (target) => void follow(target)), []);

  if (asked === undefined) return null;
  return (
    <ConfirmOnDemand
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
