import { createContext, useContext, type ReactNode } from 'react';
import type { Finding } from '../../checker/lint/finding.ts';
import { useAnalysis, type Analyzed } from './use-analysis.ts';

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
