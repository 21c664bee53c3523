import type { Answers } from '../../../flow/types.ts';
import { activeAnswers } from '../../../flow/walk.ts';
import { compileExpression } from '../../../logic/evaluate.ts';
import type { Expression } from '../../../logic/expression.ts';
import type { Subject } from '../../proof/subject.ts';
import { shown } from '../../wording/shown.ts';

/** The facts that a page is made of, and the coverages that it says the visitor asked for. */
export function pageSeen(subject: Subject, id: string, answers: Answers): string[] {
  const { flow, catalogs, ambient } = subject;
  const scope = { ...activeAnswers(flow, answers, ambient), ...ambient };
  const page = flow.page(id);
  const evaluated = (expression: Expression) =>
    shown(compileExpression(expression, flow.source, catalogs)(scope));
  const facts = Object.entries(page?.facts ?? {}).map(
    ([name, expression]) => `${id}: ${name} is ${evaluated(expression)}`,
  );
  const asked = (page?.alsoAsked ?? []).flatMap(({ when, text, included, note, answer }) => {
    if (flow.condition(when)?.(scope) !== true) return [];
    const words = evaluated(text);
    return [
      `${id}: asked for ${words}, ${included ? 'included' : 'not included'}: "${note}" (${answer})`,
    ];
  });
  return [...facts, ...asked];
}
