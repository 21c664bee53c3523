import { type ReactNode, createContext, useContext, useEffect, useMemo, useState } from 'react';
import { useProject, useStudio } from './studio-context.tsx';
import type { Answer, AnswerName, Question } from './analysis/answers.ts';
import type { Finding } from '../../checker/lint/rule.ts';

/** The last answer. While `isFresh` is false, one about newer texts is on its way. */
export type Analyzed<Name extends AnswerName> = {
  answer?: Answer<Name>;
  failed?: string;
  isFresh: boolean;
};

/**
 * Pause without a change before a question is asked again, in milliseconds: longer than between
 * keystrokes.
 */
const PAUSE = 500;

/**
 * Asks the worker about the project's texts, and again after each pause in editing. The `quick` worker
 * is asked without a pause, since the user is waiting. The `question` is compared as JSON. Ask each
 * name in one place of the page only, because a newer question supersedes a waiting one of the same
 * name.
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
  // Returns the same object until its contents change, because much of the page renders from it.
  return useMemo(() => {
    const { of: _texts, asked: _question, ...rest } = last ?? { of: undefined, asked: '' };
    return { ...rest, isFresh };
  }, [last, isFresh]);
}

const Findings = createContext<Analyzed<'lint'>>({ isFresh: false });

/** Requests the findings once for all parts of the page. */
export function FindingsProvider({ children }: { children: ReactNode }) {
  return <Findings value={useAnalysis('lint', undefined)}>{children}</Findings>;
}

export const useFindings = (): Analyzed<'lint'> => useContext(Findings);

const NONE: readonly Finding[] = [];

/** The findings about one file. */
export function useFindingsOf(path: string): readonly Finding[] {
  const { answer } = useFindings();
  return answer?.filter(({ file }) => file === path) ?? NONE;
}
