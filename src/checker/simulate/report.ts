import type { Subject } from '../proof/subject.ts';
import { play, visitorOf, type Scenario } from './play.ts';
import { meets, targetsOf, type Played } from './targets.ts';

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
