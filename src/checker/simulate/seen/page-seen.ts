import {
  activeAnswers,
  type Answers,
  compileExpression,
  type Expression,
  type Json,
} from '../../../engine/core.ts';
import type { Subject } from '../../proof/subject.ts';
import { shown } from '../../wording/shown.ts';

/** What a page shows about the answers. */
export type PageFacts = {
  facts: readonly { name: string; value: Json | undefined }[];
  /** The coverages listed as requested by the visitor; `answer` is the path of the answer. */
  asked: readonly { text: Json | undefined; included: boolean; note: string; answer: string }[];
};

/** Evaluates a page's facts and the coverages it lists as requested by the visitor. */
export function pageFacts(subject: Subject, id: string, answers: Answers): PageFacts {
  const { flow, catalogs, ambient } = subject;
  const scope = { ...activeAnswers(flow, answers, ambient), ...ambient };
  const page = flow.page(id);
  const evaluated = (expression: Expression) =>
    compileExpression(expression, flow.source, catalogs)(scope);
  return {
    facts: Object.entries(page?.facts ?? {}).map(([name, expression]) => ({
      name,
      value: evaluated(expression),
    })),
    asked: (page?.alsoAsked ?? []).flatMap(({ when, text, included, note, answer }) =>
      flow.condition(when)?.(scope) === true
        ? [{ text: evaluated(text), included, note, answer }]
        : [],
    ),
  };
}

/** The result of `pageFacts` as lines of text. */
export function pageSeen(subject: Subject, id: string, answers: Answers): string[] {
  const { facts, asked } = pageFacts(subject, id, answers);
  return [
    ...facts.map(({ name, value }) => `${id}: ${name} is ${shown(value)}`),
    ...asked.map(
      ({ text, included, note, answer }) =>
        `${id}: asked for ${shown(text)}, ${included ? 'included' : 'not included'}: "${note}" (${answer})`,
    ),
  ];
}
