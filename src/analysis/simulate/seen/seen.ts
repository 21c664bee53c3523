import type { Answers } from '../../../flow/types.ts';
import type { Json } from '../../../logic/json.ts';
import type { Model } from '../../model/model.ts';
import type { Subject } from '../../proof/subject.ts';
import type { Scenario } from '../play.ts';
import { changesOfMind } from './change-of-mind.ts';
import { replayProbes, type Probe } from './probes.ts';
import { stepSeen } from './step-seen.ts';
import { passedBy, visitorSeen, type Passed } from './visitor-seen.ts';
import { leaves } from './words.ts';

/** What visitors see and send, in lines of words, by step, visitor and page. */
export type Seen = {
  steps: Readonly<Record<string, readonly string[]>>;
  visitors: Readonly<Record<string, readonly string[]>>;
  changes: readonly string[];
  pages: Readonly<Record<string, readonly string[]>>;
  /** What the conditions, values and rules give for answers that tell their parts apart. */
  probes: readonly Probe[];
};

/**
 * What the questionnaire shows to everybody, what it shows and sends for each recorded visitor, what
 * happens when they change an answer, and what it makes of the recorded probes.
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

/** The first recorded visitor who has answered a step. */
function firstAt(journeys: readonly Passed[][]) {
  return (id: string): { before: Answers; answers: Answers } | null =>
    journeys.flat().find(({ at }) => at.step.id === id) ?? null;
}

/** The pages of the flow, and what it says besides its steps. */
function pages({ flow }: Model): Seen['pages'] {
  if (flow === undefined) return {};
  const { head, sections, segments, older, bounds, migrations, remote, derive } = flow;
  const pages = flow.pages.map(({ id, ...page }): [string, string[]] => [id, words(page)]);
  return Object.fromEntries([
    ...pages,
    ['progress', words(segments)],
    ['questionnaire', words({ head, sections, bounds, older, migrations, read: remote.read })],
    // What they are computed as is shown by the probes.
    ['derived', words(derive.map(({ value: _value, ...how }) => how))],
  ]);
}

/** What a part of the flow says; a flow is JSON all through. */
const words = (part: object): string[] => leaves(JSON.parse(JSON.stringify(part)) as Json);
