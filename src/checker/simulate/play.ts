import {
  type Action,
  type Answers,
  type Field,
  type Json,
  choose,
  isObject,
  object,
  read,
  sameJson,
  sectionsOf,
  stepData,
  valueAsText,
  withAction,
} from '../../engine/core.ts';
import { type Fixed, settle } from '../proof/satisfy/satisfy-schema.ts';
import { answerStep, givenBy } from '../proof/answer-step.ts';
import type { StepSubject } from '../proof/subject/step-subject.ts';
import type { Subject } from '../proof/subject/subject.ts';

/** A journey as recorded in `flows/*.scenarios.json`. */
export type Scenario = {
  id: string;
  about: string;
  answers: Answers;
  actions?: Readonly<Record<string, string>>;
  path: readonly string[];
  end: string;
};

/**
 * How a visitor answers a step, and the button pressed. Null if the step cannot be answered that way.
 */
export type Visitor = (
  at: StepSubject,
  before: Answers,
) => { answers: Answers; action: string } | null;

/**
 * Plays a journey from the start on the app's own engine. `stoppedAt` is the step where it got stuck.
 */
export function play(subject: Subject, visitor: Visitor): Played & { stoppedAt: string | null } {
  const { flow } = subject;
  let answers: Answers = {};
  let step = flow.step(flow.source.start);
  let end: string | null = null;
  const trail: string[] = [];
  const exits: string[] = [];
  const presses: string[] = [];
  const played = (stoppedAt: string | null) => ({ trail, end, answers, exits, presses, stoppedAt });
  while (step !== undefined && !trail.includes(step.id)) {
    const at = subject.steps.get(step.id);
    const given = at === undefined ? null : visitor(at, answers);
    trail.push(step.id);
    if (given === null) return played(step.id);
    const action = step.actions.find(({ id }) => id === given.action) ?? step.actions[0];
    answers = { ...answers, ...sectionsOf(step, given.answers) };
    const transition = choose(step, { ...answers, ...subject.ambient });
    if (transition === undefined) return played(step.id);
    exits.push(`${step.id} ${step.next.indexOf(transition)}`);
    presses.push(`${step.id} ${action?.id ?? ''}`);
    end = flow.page(transition.to)?.id ?? null;
    step = flow.step(transition.to);
  }
  return played(end === null ? (trail.at(-1) ?? null) : null);
}

/** A visitor who follows the scenario and gives the simplest answers where it has none. */
export function visitorOf(
  subject: Subject,
  { answers, actions = {} }: Pick<Scenario, 'answers' | 'actions'>,
): Visitor {
  return (at, before) => {
    const { id, sections } = at.step;
    const action = at.step.actions.find((one) => one.id === actions[id]) ?? at.step.actions[0];
    if (action === undefined) return null;
    const written = sections.some((section) => answers[section] !== undefined);
    const result = written
      ? asWritten(subject, at, before, answers, action)
      : plain(subject, at, before, action);
    return result === null ? null : { answers: result, action: action.id };
  };
}

/** The recorded answers merged into the step's initial values. Null if they are rejected. */
function asWritten(
  subject: Subject,
  at: StepSubject,
  before: Answers,
  written: Answers,
  action: Action,
): Answers | null {
  const opened = settle(subject, at, before, {});
  const data = { ...stepData(at.step, opened), ...object(stepData(at.step, written)) };
  const after = settle(subject, at, before, withAction(at.step, data, action));
  const scope = { ...after, ...subject.ambient };
  return at.errors(stepData(at.step, after), scope).length === 0 ? after : null;
}

function plain(subject: Subject, at: StepSubject, before: Answers, action: Action): Answers | null {
  const result = answerStep(subject, at, before, givenBy(at.step, action));
  return result.ok ? result.answers : null;
}

/** A visitor who gives the wanted answers wherever a step accepts them. */
export function visitorWith(
  subject: Subject,
  fixedAt: (at: StepSubject) => Fixed,
  actionAt: (step: string) => string | undefined,
): Visitor {
  return (at, before) => {
    const wanted = [...fixedAt(at)];
    const wish = actionAt(at.step.id);
    const action = at.step.actions.find(({ id }) => id === wish) ?? at.step.actions[0];
    if (action === undefined) return null;
    const given = givenBy(at.step, action);
    for (let count = wanted.length; count >= 0; count--) {
      const fixed = new Map([...wanted.slice(0, count), ...given]);
      const result = answerStep(subject, at, before, fixed);
      if (result.ok) return { answers: result.answers, action: action.id };
    }
    return null;
  };
}

/** Something that a set of journeys should cover at least once. */
export type Target = { name: string; kind: 'branch' | 'action' | 'option' | 'boundary' } & (
  | { at: 'transition'; step: string; index: number }
  | { at: 'press'; step: string; action: string }
  | { at: 'answer'; step: string; path: string; value: Json | undefined }
);

/** A journey as played. */
export type Played = {
  trail: readonly string[];
  end: string | null;
  answers: Answers;
  /** `step index` of the transitions, and `step action` of the buttons. */
  exits: readonly string[];
  presses: readonly string[];
};

/** For lists longer than this, only the first and last options are targets: the rest behave alike. */
const EVERY_OPTION = 12;

export function targetsOf(subject: Subject): Target[] {
  return [...subject.steps.values()].flatMap(({ step, fields }): Target[] => [
    ...step.next.map((transition, index): Target => ({
      name: `${step.id} → ${transition.to}${transition.source.when === undefined ? '' : ` when ${transition.source.when}`}`,
      kind: 'branch',
      at: 'transition',
      step: step.id,
      index,
    })),
    ...step.actions.map(({ id }): Target => ({
      name: `${step.id}: press ${id}`,
      kind: 'action',
      at: 'press',
      step: step.id,
      action: id,
    })),
    ...fields.filter(isAsked).flatMap((field) => answersWanted(field, isComputed(subject, field))),
  ]);
}

/** Whether a journey meets the target. A list meets every option it contains. */
export function meets(played: Played, target: Target): boolean {
  switch (target.at) {
    case 'transition':
      return played.exits.includes(`${target.step} ${target.index}`);
    case 'press':
      return played.presses.includes(`${target.step} ${target.action}`);
    case 'answer': {
      if (!played.trail.includes(target.step)) return false;
      const given = read(played.answers, target.path);
      if (sameJson(given, target.value)) return true;
      return (
        Array.isArray(given) &&
        target.value !== undefined &&
        given.some((item) => isItem(item, target.value))
      );
    }
  }
}

/** Whether a list item is the option itself or an object with it as its id. */
export function isItem(item: Json, option: Json | undefined): boolean {
  return sameJson(item, option) || (isObject(item) && sameJson(item['id'], option));
}

function isAsked({ path, schema, ui }: Field): boolean {
  const widget = ui['ui:widget'];
  return (
    !path.includes('*') &&
    schema['readOnly'] !== true &&
    widget !== 'hidden' &&
    widget !== undefined
  );
}

/** Whether the flow fills in the field when the step opens, so that no visitor leaves it empty. */
function isComputed(subject: Subject, { path }: Field): boolean {
  return subject.flow.source.derive.some(({ to, mode }) => to === path && mode !== 'onLeave');
}

function answersWanted(field: Field, computed: boolean): Target[] {
  const { schema, step, path, required } = field;
  const wanted = (kind: 'option' | 'boundary', value: Json | undefined): Target => ({
    name: `${path} = ${value === undefined ? 'nothing' : valueAsText(value)}`,
    kind,
    at: 'answer',
    step,
    path,
    value,
  });
  const options = optionsIn(field).map((value) => wanted('option', value));
  const limits = [schema['minimum'], schema['maximum']].flatMap((limit) =>
    limit === undefined ? [] : [wanted('boundary', limit)],
  );
  const absent = required === 'never' && !computed ? [wanted('boundary', undefined)] : [];
  return [...options, ...limits, ...absent];
}

function optionsIn({ schema, ui }: Field): Json[] {
  if (schema['const'] !== undefined) return [schema['const']];
  if (schema['type'] === 'boolean') return ui['ui:widget'] === 'checkbox' ? [true] : [true, false];
  const items = object(schema['items']);
  const listed =
    schema['enum'] ?? items['enum'] ?? object(object(items['properties'])['id'])['enum'];
  const options = Array.isArray(listed) ? listed : [];
  return options.length <= EVERY_OPTION ? options : [options[0] ?? '', options.at(-1) ?? ''];
}
