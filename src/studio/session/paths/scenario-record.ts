import { wrongName } from '../../../checker/model/names.ts';
import type { Model } from '../../../checker/model/model.ts';
import type { Edit } from '../../../checker/project/edit.ts';
import type { Subject } from '../../../checker/proof/subject/subject.ts';
import { play, visitorOf, type Scenario } from '../../../checker/simulate/play.ts';
import { drawProbes } from '../../../checker/simulate/seen/probes.ts';
import type { Recorded } from '../../../checker/simulate/seen/recorded.ts';
import { seenBy } from '../../../checker/simulate/seen/seen.ts';
import { passedBy } from '../../../checker/simulate/seen/visitor-seen.ts';
import {
  activeAnswers,
  failed,
  type JsonObject,
  ok,
  type Result,
  sameJson,
  walk,
} from '../../../engine/core.ts';
import type { Session } from './session.ts';

/**
 * The edits that record a visitor's answers as a journey for `npm run simulate` to play. What was
 * accepted for other journeys stays as it was, so that edits which change them are still reported.
 * Otherwise, messages for the user about why this cannot be recorded as a journey.
 */
export function recordJourney(
  model: Model,
  subject: Subject,
  recorded: Recorded,
  { id, about, session }: { id: string; about: string; session: Session },
): Result<Edit[], string> {
  const named = nameProblems(recorded, id, about);
  if (named.length > 0) return failed(named);
  const journey = journeyOf(subject, session);
  if (!journey.ok) return journey;
  const scenario: Scenario = { id, about: about.trim(), ...journey.value };
  return ok([
    scenarioEdit(model, recorded, scenario),
    ...seenEdits(model, subject, recorded, scenario),
  ]);
}

const besides = ({ flowPath }: Model, kind: 'scenarios' | 'seen') => ({
  file: flowPath.replace(/\.json$/, `.${kind}.json`),
  $schema: `../schemas/meta/${kind}.schema.json`,
});

function scenarioEdit(model: Model, { scenarios }: Recorded, scenario: Scenario): Edit {
  const { file, $schema } = besides(model, 'scenarios');
  return scenarios.length === 0
    ? { file, json: { $schema, scenarios: [jsonOf(scenario)] } }
    : { file, insert: `/scenarios/${scenarios.length}`, to: jsonOf(scenario) };
}

/** A recording consists entirely of JSON values. */
const jsonOf = (recording: object): JsonObject =>
  JSON.parse(JSON.stringify(recording)) as JsonObject;

function nameProblems({ scenarios }: Recorded, id: string, about: string): string[] {
  return [
    ...wrongName('journey', id),
    ...(id.startsWith('cover-')
      ? ['Choose another name: npm run simulate -- --generate replaces journeys called "cover-…".']
      : []),
    ...(scenarios.some((one) => one.id === id) ? [`Journey "${id}" already exists.`] : []),
    ...(about.trim() === '' ? ['Describe who the visitor is and what the journey shows.'] : []),
  ];
}

/** The answers that count, with where they lead; a message if a step rejects them. */
function journeyOf(
  subject: Subject,
  { answers, actions }: Session,
): Result<Omit<Scenario, 'id' | 'about'>, string> {
  const { flow, ambient } = subject;
  const { steps } = walk(flow, answers, ambient);
  const asked = new Set(steps.flatMap(({ sections }) => sections));
  const own = Object.entries(activeAnswers(flow, answers, ambient)).filter(
    ([section, value]) => asked.has(section) && value !== undefined,
  );
  const pressed = Object.entries(actions).filter(([id]) => steps.some((step) => step.id === id));
  const given = {
    answers: Object.fromEntries(own),
    ...(pressed.length === 0 ? {} : { actions: Object.fromEntries(pressed) }),
  };
  const { trail, end, stoppedAt } = play(subject, visitorOf(subject, given));
  if (stoppedAt !== null || end === null) {
    const label = flow.step(stoppedAt ?? '')?.source.label ?? stoppedAt;
    return failed([`“${label}” rejects its answers: read its messages and change them.`]);
  }
  return ok({ ...given, path: trail, end });
}

/** Adds what this visitor sees to what others see; records everything if nothing was accepted yet. */
function seenEdits(
  model: Model,
  subject: Subject,
  { scenarios, seen }: Recorded,
  scenario: Scenario,
): Edit[] {
  const { file, $schema } = besides(model, 'seen');
  if (seen === undefined) {
    const all = seenBy(model, subject, [...scenarios, scenario], drawProbes(subject));
    return [{ file, json: { $schema, ...jsonOf(all) } }];
  }
  const own = seenBy(model, subject, [scenario], []);
  const passed = new Set(
    scenarios.flatMap((one) => passedBy(subject, one).passed.map(({ at }) => at.step.id)),
  );
  // What a step reports for answers beyond its limits is recorded for the first visitor who reaches
  // it.
  const first = scenario.path.filter((id) => !passed.has(id));
  return [
    ...first.flatMap((id) => set(file, `/steps/${id}`, seen.steps[id], own.steps[id] ?? [])),
    ...set(file, `/visitors/${scenario.id}`, undefined, own.visitors[scenario.id] ?? []),
    ...set(file, '/changes', seen.changes, [...seen.changes, ...own.changes]),
  ];
}

function set(
  file: string,
  at: string,
  before: readonly string[] | undefined,
  after: readonly string[],
): Edit[] {
  return before !== undefined && sameJson([...before], [...after])
    ? []
    : [{ file, set: at, to: [...after] }];
}
