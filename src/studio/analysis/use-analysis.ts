import { useEffect, useMemo, useState } from 'react';
import { useStudio } from '../studio-context.tsx';
import { useProject } from '../project/use-project.ts';
import type { Answer, AnswerName, Question } from './answers.ts';

/** The last answer; while `isFresh` is false, one about newer texts is on its way. */
export type Analyzed<Name extends AnswerName> = {
  answer?: Answer<Name>;
  failed?: string;
  isFresh: boolean;
};

/** Milliseconds without a change after which a question is asked again: longer than between two keys. */
const PAUSE = 500;

/**
 * Asks the worker about the project's texts, and again after each pause in editing; the `quick` one
 * without a pause, since somebody waits for it. The `question` is compared as JSON. Each name is asked in
 * one place of the page, because a newer question of a name takes the place of one that waits.
 */
export function useAnalysis<Name extends AnswerName>(
  name: Name,
  question: Question<Name> | undefined,
  isAsked = true,
  by: 'analysis' | 'quick' = 'analysis',
): Analyzed<Name> {
  const worker = useStudio()[by];
  const { texts } = useProject();
  const asked = JSON.stringify(question ?? null);
  const [last, setLast] = useState<
    { of: unknown; asked: string } & Omit<Analyzed<Name>, 'isFresh'>
  >();

  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(
      () => {
        const question = (JSON.parse(asked) ?? undefined) as Question<Name>;
        void worker.ask(name, texts, question).then((outcome) => {
          if (outcome.kind === 'superseded') return;
          setLast({
            of: texts,
            asked,
            ...(outcome.kind === 'answered' ? { answer: outcome.answer } : { failed: outcome.why }),
          });
        });
      },
      by === 'quick' ? 0 : PAUSE,
    );
    return () => clearTimeout(timer);
  }, [worker, by, name, texts, asked, isAsked]);

  const isFresh = last?.of === texts && last.asked === asked;
  // The same object until something in it changes: much of the page is drawn with it.
  return useMemo(() => {
    const { of: _texts, asked: _question, ...rest } = last ?? { of: undefined, asked: '' };
    return { ...rest, isFresh };
  }, [last, isFresh]);
}
