import type { Model } from '../model/model.ts';
import type { Proof } from '../proof/prove.ts';
import { coveringSet } from './generate.ts';
import type { Scenario } from './play.ts';
import { drawProbes } from './seen/probes.ts';
import { seenBy, type Seen } from './seen/seen.ts';
import type { Target } from './targets.ts';

/** What is recorded of a questionnaire as it is now, and what none of its journeys meets. */
export type Recording = { scenarios: readonly Scenario[]; seen: Seen; open: readonly Target[] };

/** Journeys that a person has written stay; those called `cover-…` are recorded again. */
export function recordingOf(model: Model, proof: Proof, recorded: readonly Scenario[]): Recording {
  const made = coveringSet(proof);
  const scenarios = [...recorded.filter(({ id }) => !id.startsWith('cover-')), ...made.scenarios];
  const seen = seenBy(model, proof.subject, scenarios, drawProbes(proof.subject));
  return { scenarios, seen, open: made.open };
}

/** The text of a recorded file. */
export const recordText = (kind: 'scenarios' | 'seen', json: object): string =>
  `${JSON.stringify({ $schema: `../schemas/meta/${kind}.schema.json`, ...json }, null, 2)}\n`;
