import type { Subject } from '../proof/subject/subject.ts';
import {
  type Played,
  type Scenario,
  type Target,
  meets,
  play,
  targetsOf,
  visitorOf,
} from './play.ts';
import type { Model } from '../model/model.ts';
import type { Proof } from '../proof/prove.ts';
import { coveringSet } from './generate.ts';
import { drawProbes } from './seen/probes.ts';
import { type Seen, seenBy } from './seen/seen.ts';

/** How a journey differs from its recording. Empty if it does not. */
function differences(scenario: Scenario, played: Played & { stoppedAt: string | null }): string[] {
  if (played.stoppedAt !== null) return [`stops at "${played.stoppedAt}"`];
  const path = played.trail.join(' → ');
  return [
    ...(path === scenario.path.join(' → ') ? [] : [`goes ${path}`]),
    ...(played.end === scenario.end ? [] : [`ends at "${played.end}", not at "${scenario.end}"`]),
  ];
}

const changesOf = (scenario: Scenario, outcome: Played & { stoppedAt: string | null }): string[] =>
  differences(scenario, outcome).map((difference) => `${scenario.id}: ${difference}`);

/** How the journeys differ from their recordings, in words. Empty if none does. */
export function changedJourneys(subject: Subject, scenarios: readonly Scenario[]): string[] {
  return scenarios.flatMap((scenario) =>
    changesOf(scenario, play(subject, visitorOf(subject, scenario))),
  );
}

/** Plays all journeys and reports which ones changed and which targets none of them covers. */
export function simulate(
  subject: Subject,
  scenarios: readonly Scenario[],
): { text: string; changed: number } {
  const played = scenarios.map((scenario) => ({
    scenario,
    outcome: play(subject, visitorOf(subject, scenario)),
  }));
  const changes = played.flatMap(({ scenario, outcome }) => changesOf(scenario, outcome));
  const targets = targetsOf(subject);
  const kinds = ['branch', 'action', 'option', 'boundary'] as const;
  const coverage = kinds.map((kind) => {
    const own = targets.filter((target) => target.kind === kind);
    const met = own.filter((target) => played.some(({ outcome }) => meets(outcome, target)));
    const missed = own
      .filter((target) => !met.includes(target))
      .map(({ name }) => `    not met: ${name}`);
    return [`${kind.padEnd(9)} ${met.length} of ${own.length}`, ...missed].join('\n');
  });
  const lengths = played.map(({ outcome }) => outcome.trail.length);
  return {
    text: [
      `${scenarios.length} journeys of ${Math.min(...lengths)} to ${Math.max(...lengths)} steps.`,
      ...coverage,
      ...changes,
      changes.length === 0 ? 'All journeys go where they went.' : `${changes.length} changed.`,
    ].join('\n'),
    changed: changes.length,
  };
}

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
