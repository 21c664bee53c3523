import type { Answers, Json } from '../../../engine/core.ts';
import type { Model } from '../../model/model.ts';
import type { Subject } from '../../proof/subject.ts';
import type { Scenario } from '../play.ts';
import { changesOfMind } from './change-of-mind.ts';
import { replayProbes, type Probe } from './probes.ts';
import { stepSeen } from './step-seen.ts';
import { passedBy, visitorSeen, type Passed } from './visitor-seen.ts';
import { leaves } from './words.ts';

/** What visitors see and send, as lines of text, by step, visitor and page. */
export type Seen = {
  steps: Readonly<Record<string, readonly string[]>>;
  visitors: Readonly<Record<string, readonly string[]>>;
  changes: readonly string[];
  pages: Readonly<Record<string, readonly string[]>>;
  /** The values of conditions, values and rules for answers that exercise all their parts. */
  probes: readonly Probe[];
};

/**
 * What the questionnaire shows to every visitor, what it shows and sends for each recorded visitor,
 * what happens when an answer changes, and the results of the recorded probes.
 */
export function seenBy(
  model: Model,
  subject: Subject,
  scenarios: readonly Scenario[],
  probes: readonly Probe[],
): Seen {
  const journeys = scenarios.map((scenario) => passedBy(subject, scenario).passed);
  const first = firstAt(journeys);
  return {
    steps: Object.fromEntries(
      [...subject.steps].map(([id, at]) => [id, stepSeen(model, subject, at, first(id))]),
    ),
    visitors: Object.fromEntries(
      scenarios.map((scenario) => [scenario.id, visitorSeen(subject, scenario)]),
    ),
    changes: journeys.flatMap((passed, index) =>
      changesOfMind(subject, passed).map((line) => `${scenarios[index]?.id ?? ''}: ${line}`),
    ),
    pages: pages(model),
    probes: replayProbes(subject, probes),
  };
}

/** The first recorded visitor who answered a step. */
function firstAt(journeys: readonly Passed[][]) {
  return (id: string): { before: Answers; answers: Answers } | null =>
    journeys.flat().find(({ at }) => at.step.id === id) ?? null;
}

/** The pages of the flow, and everything else in it except its steps. */
function pages({ flow }: Model): Seen['pages'] {
  if (flow === undefined) return {};
  const { head, sections, segments, older, bounds, migrations, remote, derive } = flow;
  const pages = flow.pages.map(({ id, ...page }): [string, string[]] => [id, words(page)]);
  return Object.fromEntries([
    ...pages,
    ['progress', words(segments)],
    ['questionnaire', words({ head, sections, bounds, older, migrations, read: remote.read })],
    // The probes show the computed values.
    ['derived', words(derive.map(({ value: _value, ...how }) => how))],
  ]);
}

/** The content of a part of the flow; the whole flow is JSON. */
const words = (part: object): string[] => leaves(JSON.parse(JSON.stringify(part)) as Json);
