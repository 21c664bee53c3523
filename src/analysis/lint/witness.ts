import type { Finding, PlacedWitness, Witness } from './finding.ts';
import type { Model } from '../model/model.ts';
import { proofOf } from '../proof/proof-of.ts';

/** The witness with the path of its step or page in the app. */
export function seenIn({ flow }: Model, witness: Witness): PlacedWitness | undefined {
  const places = [...(flow?.steps ?? []), ...(flow?.pages ?? [])];
  const path = places.find(({ id }) => id === witness.step)?.path;
  return path === undefined ? undefined : { ...witness, path };
}

/**
 * A finding about a step without a witness of its own can be seen by anyone who gets there, so it
 * gets the first visitor the proof found there. There is none if nobody gets there.
 */
export function withWitness(model: Model, finding: Finding): Finding {
  if (finding.witness !== undefined) return finding;
  const step = stepOf(model, finding);
  const state = step === undefined ? undefined : proofOf(model)?.reached.get(step);
  const witness = state && seenIn(model, { step: state.step, answers: state.answers });
  return witness === undefined ? finding : { ...finding, witness };
}

/** The step that a finding is about, by its folder or its entry in the flow. */
function stepOf({ flow, flowPath }: Model, { file, pointer }: Finding): string | undefined {
  const index = file === flowPath ? /^\/steps\/(\d+)/.exec(pointer)?.[1] : undefined;
  if (index !== undefined) return flow?.steps[Number(index)]?.id;
  const folder = /^schemas\/([^/]+)\/[^/]+\.json$/.exec(file)?.[1];
  // Lists and pages of the site are in folders as well: nothing has to be proven for those.
  return flow?.steps.find(({ id }) => id === folder)?.id;
}
