import {
  type Ambient,
  type Answers,
  type CompiledFlow,
  type JsonObject,
  placeFor,
  type StepId,
  urlOf,
} from '../../../engine/core.ts';
import type { Change } from '../../quote/ChangeLink.tsx';
import type { ReturnTo } from '../../../engine/pages.ts';

type From = { page: StepId; state: JsonObject };

/**
 * A link from a page to the question of an answer (a dotted path), whose Continue returns to the
 * page in its current state. Undefined for an answer that no step asks for.
 */
export function changePlace(
  flow: CompiledFlow,
  answers: Answers,
  ambient: Ambient,
  answer: string,
  { page, state }: From,
): Change | undefined {
  const [section = '', field] = answer.split('.');
  const step = flow.steps.find(({ sections }) => sections.includes(section));
  const place = step && placeFor(flow, step.id, answers, ambient);
  if (step === undefined || place === undefined) return undefined;
  const returnTo: ReturnTo = { page, state };
  const name = Array.isArray(step.source.answers) ? section : (field ?? '');
  return {
    to: urlOf(place),
    state: { ...place.state, from: page, returnTo, field: `/${name}` },
  };
}
