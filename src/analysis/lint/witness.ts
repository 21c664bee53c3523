import type { Finding, PlacedWitness, Witness } from './finding.ts';
import type { Model } from '../model/model.ts';
import { proofOf } from '../proof/proof-of.ts';

/** The witness with the path that its step or page has in the app. */
export function seenIn({ flow }: Model, witness: Witness): PlacedWitness | undefined {
  const places = [...(flow?.steps ?? []), ...(flow?.pages ?? [])];
  const path = places.find(({ id }) => id === witness.step)?.path;
  return path === undefined ? undefined : { ...witness, path };
}

/**
 * A finding about a step that comes without answers of its own is seen by any visitor on that
 * step: the first one whom the proof brings there. Nobody sees it where nobody comes to.
 */
export function withWitness(model: Model, finding: Finding): Finding {
  if (finding.witness !== undefined) return finding;
  const step = stepOf(model, finding);
  const state = step === undefined ? undefined : proofOf(model)?.reached.get(step);
  const witness = state && seenIn(model, { step: state.step, answers: state.answers });
  return witness === undefined ? finding : { ...finding, witness };
}

/** The step whose folder, or whose entry in the flow, the finding is about. */
function stepOf({ flow, flowPath }: Model, { file, pointer }: Finding): string | undefined {
  const index = file === flowPath ? /^\/steps\/(\d+)/.exec(pointer)?.[1] : undefined;
  if (index !== undefined) return flow?.steps[Number(index)]?.id;
  return /^schemas\/([^/]+)\/[^/]+\.json$/.exec(file)?.[1];
}
