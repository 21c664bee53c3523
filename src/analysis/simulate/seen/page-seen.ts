import type { Answers } from '../../../flow/types.ts';
import { activeAnswers } from '../../../flow/walk.ts';
import { compileExpression } from '../../../logic/evaluate.ts';
import type { Subject } from '../../proof/subject.ts';
import { shown } from './words.ts';

/** The coverages that a page says the visitor asked for. */
export function pageSeen(subject: Subject, id: string, answers: Answers): string[] {
  const { flow, catalogs, ambient } = subject;
  const scope = { ...activeAnswers(flow, answers, ambient), ...ambient };
  return (flow.page(id)?.alsoAsked ?? []).flatMap(({ when, text, included, note, answer }) => {
    if (flow.condition(when)?.(scope) !== true) return [];
    const words = shown(compileExpression(text, flow.source, catalogs)(scope));
    return [
      `${id}: asked for ${words}, ${included ? 'included' : 'not included'}: "${note}" (${answer})`,
    ];
  });
}
