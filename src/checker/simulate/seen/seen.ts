import {
  type Answers,
  type Field,
  type Json,
  read,
  sameJson,
  stepData,
  stepsToConfirm,
  walk,
} from '../../../engine/core.ts';
import type { Model } from '../../model/model.ts';
import type { Subject } from '../../proof/subject/subject.ts';
import type { Scenario } from '../play.ts';
import { type Probe, replayProbes } from './probes.ts';
import { stepSeen } from './step-seen.ts';
import { type Passed, passedBy, visitorSeen } from './visitor-seen.ts';
import { leaves } from './words.ts';
import { pointerIn, readAt, writeAt } from '../../proof/subject/step-subject.ts';
import { sampleItem } from '../../proof/answers/samples.ts';
import { settle } from '../../proof/satisfy/satisfy-schema.ts';
import { shown } from '../../wording/shown.ts';

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

/**
 * What happens when a visitor who has answered everything goes back and changes one answer: what
 * the flow recomputes, how the path changes, and which steps have to be answered again.
 */
function changesOfMind(subject: Subject, passed: readonly Passed[]): string[] {
  const answers = passed.at(-1)?.answers ?? {};
  return passed.flatMap(({ at }) =>
    at.fields.flatMap((field) => {
      if (!isFollowed(subject, field)) return [];
      const data = stepData(at.step, answers);
      const pointer = pointerIn(at, field.path);
      return others(subject, field, readAt(data, pointer), answers).flatMap((value) => {
        const after = settle(subject, at, answers, writeAt(data, pointer, value));
        const lines = consequences(subject, answers, after, at.step.id);
        return lines.map((line) => `${field.path} becomes ${shown(value)}: ${line}`);
      });
    }),
  );
}

/** Whether anything reads the answer. List items are changed along with their list. */
function isFollowed(subject: Subject, { path, schema }: Field): boolean {
  return (
    !path.includes('*') && schema['readOnly'] !== true && (subject.uses.get(path) ?? []).length > 0
  );
}

function others(
  subject: Subject,
  field: Field,
  current: Json | undefined,
  answers: Answers,
): Json[] {
  const { schema } = field;
  if (schema['type'] === 'array') return otherLists(subject, field, current, answers);
  const listed = schema['type'] === 'boolean' ? [true, false] : schema['enum'];
  const choices = Array.isArray(listed)
    ? listed
    : schema['type'] === 'string' &&
        schema['pattern'] === undefined &&
        schema['format'] === undefined
      ? ['changed']
      : [];
  return choices.filter((choice) => !sameJson(choice, current ?? null)).slice(0, 2);
}

function consequences(subject: Subject, before: Answers, after: Answers, open: string): string[] {
  const { flow, ambient } = subject;
  const steps = (answers: Answers) => walk(flow, answers, ambient).steps.map(({ id }) => id);
  const [old, now] = [steps(before), steps(after)];
  const worked = flow.derivations.flatMap(({ source: { to } }) => {
    const [was, is] = [read(before, to), read(after, to)];
    return sameJson(was ?? null, is ?? null)
      ? []
      : [`${to} turns from ${shown(was)} to ${shown(is)}`];
  });
  const scope = { ...walk(flow, after, ambient).active, ...ambient };
  const refused = now.flatMap((id) => {
    const at = subject.steps.get(id);
    if (at === undefined) return [];
    const data = at.step.visible(stepData(at.step, after), scope);
    return at.errors(data, scope).map(({ message }) => `${id} then says "${message}"`);
  });
  return [
    ...now.filter((id) => !old.includes(id)).map((id) => `${id} is asked too`),
    ...old.filter((id) => !now.includes(id)).map((id) => `${id} is asked no more`),
    ...worked,
    ...stepsToConfirm(flow, before, after, open).map((id) => `${id} has to be confirmed`),
    ...refused,
  ];
}

/** The list with another offered item added, and the list without its first item. */
function otherLists(
  subject: Subject,
  field: Field,
  current: Json | undefined,
  answers: Answers,
): Json[] {
  const list = Array.isArray(current) ? current : [];
  const offered = subject.offered(field, { ...answers, ...subject.ambient });
  const items = sampleItem(field, { today: subject.today, offered });
  const more = items.find((item) => !list.some((one) => sameJson(one, item)));
  return [
    ...(more === undefined ? [] : [[...list, more]]),
    ...(list.length > 1 ? [list.slice(1)] : []),
  ];
}
