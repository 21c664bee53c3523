import { type Ambient, type Answers, columnsOf, walk } from '../../../engine/core.ts';
import { flowName } from '../../model/chosen-flow.ts';
import type { Model } from '../../model/model.ts';
import { proofOf } from '../prove.ts';
import { allAnswers, triedVisitors } from './tried.ts';

/** What the app sends for one visitor, by table; the database adds the ids. */
export type SentRows = {
  flowPath: string;
  flowId: string;
  onboarding: Readonly<Record<string, string>>;
  answers: { answers: Answers; current_step: number; flow_version: number };
  witness: { step: string; answers: Answers };
};

/**
 * What the app sends for the visitors whom the check has found: on arrival, at the end before and
 * after the request, and after each answer that a step offers. Equal rows are listed once.
 */
export function rowsSentFor(model: Model): readonly SentRows[] {
  const { compiled, flow, flowPath } = model;
  const proof = proofOf(model);
  if (proof === undefined || compiled === undefined || flow === undefined) return [];
  const { ambient } = proof.subject;
  const rowsAt = (step: string, answers: Answers): SentRows[] => {
    const { scope, active } = walk(compiled, answers, ambient);
    const savedStep = flow.steps.find(({ id }) => id === step)?.savedStep;
    return [scope, { ...scope, ...SAMPLE_IDS }].map((known) => ({
      flowPath,
      flowId: flowName(flowPath),
      onboarding: columnsOf(compiled, known),
      answers: { answers: active, current_step: savedStep ?? 1, flow_version: flow.version },
      witness: { step, answers },
    }));
  };
  const sent = [
    ...rowsAt(flow.steps[0]?.id ?? '', {}),
    ...proof.ends.flatMap(({ step, answers }) => rowsAt(step, answers)),
    ...triedVisitors(proof).flatMap((tried) => rowsAt(tried.step, allAnswers(tried))),
  ];
  const distinct = new Map(
    sent.map((rows) => [JSON.stringify([rows.onboarding, rows.answers]), rows]),
  );
  return [...distinct.values()];
}

/** Stand-ins for what the engine knows besides answers once there is a quote. */
export const SAMPLE_IDS: Ambient = { $uuid: 'the id', $quoteId: 'QTE-1', $quoteStatus: 'quoted' };
