import { type Answers, type Issue, read, sectionsFromData, stepData } from '../../engine/core.ts';
import type { Reason } from './reason.ts';
import type { StepSubject } from './step-subject.ts';
import type { Subject } from './subject.ts';

/** The first reason a visitor cannot continue with these answers, or null. */
export function refusal(subject: Subject, at: StepSubject, answers: Answers): Reason | null {
  const all = { ...answers, ...subject.ambient };
  const data = at.step.visible(stepData(at.step, answers), all);
  const scope = { ...all, ...sectionsFromData(at.step, data) };
  const issue = at.errors(data, scope)[0];
  if (issue !== undefined) return reasonOf(at, issue);
  const foreign = at.fields.find((field) => {
    const offered = subject.offered(field, scope);
    const value = read(answers, field.path);
    if (offered === null || value === undefined) return false;
    return (Array.isArray(value) ? value : [value]).some((item) => !offered.includes(item));
  });
  return foreign === undefined ? null : { by: 'choices', at: foreign.at };
}

/** The rule or schema keyword behind a reported issue. */
export function reasonOf({ model }: StepSubject, { at, code }: Issue): Reason {
  return model.rules.some(({ id }) => id === code)
    ? { by: 'rule', id: code }
    : { by: 'schema', at, keyword: code };
}
