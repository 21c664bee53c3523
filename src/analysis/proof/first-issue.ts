import type { Issue } from '../../flow/issues.ts';
import { stepData } from '../../flow/step-data.ts';
import type { Answers } from '../../flow/types.ts';
import type { Json } from '../../logic/json.ts';
import type { Scope } from '../../logic/expression.ts';
import type { StepSubject } from './step-subject.ts';

/** What a step first says to a visitor with these answers, of which those in `scope` count. */
export type FirstIssue = (at: StepSubject, answers: Answers, scope: Scope) => Issue | undefined;

type Said = { about: readonly (Json | undefined)[]; issue: Issue | undefined };

/**
 * Asks a step only if its own answers or what it reads of others are not those of the last time, so
 * that visitors who differ in a few answers cost a few checks.
 */
export function firstIssues(): FirstIssue {
  const last = new Map<string, Said>();
  return (at, answers, scope) => {
    const reads = [...at.stepReads, ...at.shownReads];
    const about = [
      ...at.step.sections.map((section) => answers[section]),
      ...reads.map((path) => scope[path.split('.')[0] ?? '']),
    ];
    const before = last.get(at.step.id);
    if (before?.about.every((value, index) => value === about[index])) return before.issue;
    const [issue] = at.errors(at.step.visible(stepData(at.step, answers), scope), scope);
    last.set(at.step.id, { about, issue });
    return issue;
  };
}
