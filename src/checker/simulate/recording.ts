import type { Model } from '../model/model.ts';
import type { Proof } from '../proof/prove.ts';
import { coveringSet } from './generate.ts';
import type { Scenario } from './play.ts';
import { drawProbes } from './seen/probes.ts';
import { seenBy, type Seen } from './seen/seen.ts';
import type { Target } from './targets.ts';

/** The recording of a questionnaire's current state, and the targets that no journey meets. */
export type Recording = { scenarios: readonly Scenario[]; seen: Seen; open: readonly Target[] };

/** Keeps journeys written by hand; those named `cover-…` are generated again. */
export function recordingOf(model: Model, proof: Proof, recorded: readonly Scenario[]): Recording {
  const made = coveringSet(proof);
  const scenarios = [...recorded.filter(({ id }) => !id.startsWith('cover-')), ...made.scenarios];
  const seen = seenBy(model, proof.subject, scenarios, drawProbes(proof.subject));
  return { scenarios, seen, open: made.open };
}

/**
 * The text of a recording file, to be formatted when it is written. In one line: Prettier keeps an
 * object that is already broken in several lines, even if it fits on one.
 */
export const recordText = (kind: 'scenarios' | 'seen', json: object): string =>
  JSON.stringify({ $schema: `../schemas/meta/${kind}.schema.json`, ...json });
