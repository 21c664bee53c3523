import type { Finding, PlacedWitness, Witness } from './finding.ts';
import type { Model } from '../model/model.ts';
import { proofOf } from '../proof/prove.ts';

/** Adds the path of the step or page in the app to the witness. */
export function seenIn({ flow }: Model, witness: Witness): PlacedWitness | undefined {
  const places = [...(flow?.steps ?? []), ...(flow?.pages ?? [])];
  const path = places.find(({ id }) => id === witness.step)?.path;
  return path === undefined ? undefined : { ...witness, path };
}

/**
 * A finding about a step that has no witness applies to anyone who reaches the step, so it gets the
 * first visitor the proof found there. If no visitor reaches it, the finding stays as it is.
 */
export function withWitness(model: Model, finding: Finding): Finding {
  if (finding.witness !== undefined) return finding;
  const step = stepOf(model, finding);
  const state = step === undefined ? undefined : proofOf(model)?.reached.get(step);
  const witness = state && seenIn(model, { step: state.step, answers: state.answers });
  return witness === undefined ? finding : { ...finding, witness };
}

/** The step that a finding concerns, by its folder or its entry in the flow. */
function stepOf({ flow, flowPath }: Model, { file, pointer }: Finding): string | undefined {
  const index = file === flowPath ? /^\/steps\/(\d+)/.exec(pointer)?.[1] : undefined;
  if (index !== undefined) return flow?.steps[Number(index)]?.id;
  const folder = /^schemas\/([^/]+)\/[^/]+\.json$/.exec(file)?.[1];
  // Catalogs and site content also have folders, but there is nothing to prove for them.
  return flow?.steps.find(({ id }) => id === folder)?.id;
}
