import type { Model } from '../../src/checker/model/model.ts';
import type { StepModel } from '../../src/checker/model/step-model.ts';
import { answerStep } from '../../src/checker/proof/answer-step.ts';
import { reasonKey } from '../../src/checker/proof/satisfy/satisfy-schema.ts';
import { samples } from '../../src/checker/proof/answers/samples.ts';
import type { StepSubject } from '../../src/checker/proof/subject/step-subject.ts';
import { type Json, sameJson, valueAsText } from '../../src/engine/logic/json.ts';
import { makeSubject, type Subject } from '../../src/checker/proof/subject/subject.ts';
import { migrator } from '../../src/engine/draft/migrations/migrate.ts';
import { stepAnswers } from '../../src/engine/draft/step-answers.ts';
import { firstUnanswered } from '../../src/engine/flow/complete.ts';
import { next, previous } from '../../src/engine/flow/navigate.ts';
import { olderForms } from '../../src/engine/flow/stored/older.ts';
import { sectionShapes } from '../../src/engine/flow/stored/shape.ts';
import { sectionsFromData, stepData, withAction } from '../../src/engine/flow/step-data.ts';
import { visibleProperties } from '../../src/engine/language/step-schema.ts';
import type { Answers } from '../../src/engine/flow/types.ts';
import { activeAnswers } from '../../src/engine/flow/walk.ts';
import { read, sectionOf } from '../../src/engine/logic/path.ts';
import { draftPolicy } from '../../src/engine/pages/policy.ts';
import type { Questionnaire } from '../../src/engine/pages/questionnaire.ts';
import { saveStep } from '../../src/engine/pages/step/leave/save-step.ts';
import { leavingAnswers } from '../../src/engine/pages/step/leave/plan-leave.ts';
import { device, type Tab } from '../engine/draft/remote/device.ts';
import {
  fakeServer,
  unreachable,
  type FakeServer,
  type Fault,
} from '../engine/draft/remote/fake-server.ts';
import { fakeClock, type FakeClock } from '../engine/draft/world.ts';
import type { Chance } from '../fuzz/chance.ts';

/** The result of a journey: its actions in words, and what went wrong. */
export type Outcome = { actions: readonly string[]; broken?: string };

class Broken extends Error {}

const FEWEST_ACTIONS = 8;
const MORE_ACTIONS = 20;
/** Upper limit on a visitor's remaining steps, however often they change answers. */
const LONGEST_WAY = 80;
/** Date of the fake clock. */
export const TODAY = '2026-12-01';

/** A questionnaire as represented in the app and in the proof. */
export type Stage = { subject: Subject; questionnaire: Questionnaire };

/** @throws if the flow does not compile */
export function stageOf({ compiled, flow, steps, catalogs, today }: Model): Stage {
  if (compiled === undefined || flow === undefined) throw new Error('The flow does not compile.');
  const shaped = steps.map(({ step, schema }: StepModel) => ({ answers: step.answers, schema }));
  const { migrations } = flow;
  return {
    subject: makeSubject(compiled, steps, catalogs, today),
    questionnaire: {
      flow: compiled,
      shapes: sectionShapes(shaped),
      older: olderForms(flow, catalogs),
      migrate: migrations && migrator(migrations),
    },
  };
}

/**
 * A random visitor of the engine: the real store with its storage and an unreliable server, but no page.
 * The visitor enters random answers, goes forward, back and elsewhere, reloads, and finally answers
 * everything still open. Checks that no answer is ever lost, that the journey ends, and that the server
 * has exactly what the path asks for.
 */
export async function engineJourney(stage: Stage, dice: Chance, seed: number): Promise<Outcome> {
  const actions: string[] = [];
  try {
    await visit(stage, dice, seed, actions);
    return { actions };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { actions, broken: error instanceof Broken ? error.message : String(error.stack) };
  }
}

type Visit = {
  stage: Stage;
  dice: Chance;
  clock: FakeClock;
  server: FakeServer;
  tab: Tab;
  /** Null on a page after the questions. */
  here: StepSubject | null;
  view: ReturnType<typeof stepAnswers> | null;
  /** The last answer entered in each field and not removed since, by path. */
  given: Map<string, Json>;
};

async function visit(stage: Stage, dice: Chance, seed: number, actions: string[]): Promise<void> {
  const { subject, questionnaire } = stage;
  const clock = fakeClock();
  const server = fakeServer(clock);
  server.delay = 200;
  const policy = draftPolicy(questionnaire, () => new Date(clock.now()));
  const here = device(server, clock, seed, {}, policy);
  const open = (): Tab => {
    const tab = here.open();
    tab.connect();
    return tab;
  };
  const at: Visit = {
    stage,
    dice,
    clock,
    server,
    tab: open(),
    here: null,
    view: null,
    given: new Map(),
  };
  openStep(at, subject.flow.source.start);
  const reload = () => {
    at.tab.fire.hidden();
    at.tab.fire.left();
    at.tab.crash();
    at.tab = open();
    openStep(at, at.here?.step.id ?? subject.flow.source.start);
    return 'load the page again';
  };
  const ways: readonly (readonly [number, () => Promise<string> | string])[] = [
    [8, () => answerAny(at)],
    [4, () => answerProperly(at)],
    [5, async () => await pressAction(at)],
    [2, () => goBack(at)],
    [1, () => goElsewhere(at)],
    [1, reload],
    [1, () => turnServer(at)],
    [2, async () => await pause(at)],
  ];
  for (let left = FEWEST_ACTIONS + dice.below(MORE_ACTIONS); left > 0; left -= 1) {
    actions.push(await dice.weighted(ways)());
    nothingIsLost(at);
  }
  openStep(at, subject.flow.source.start);
  server.fault = () => undefined;
  for (let left = LONGEST_WAY; at.here !== null; left -= 1) {
    if (left === 0) throw new Broken(`nobody comes to an end from ${at.here.step.id}`);
    actions.push(answerProperly(at), await pressAction(at));
    nothingIsLost(at);
  }
  await clock.advance(180_000);
  reload();
  await clock.advance(10_000);
  nothingIsLost(at);
  isSubmitted(at);
}

function openStep(at: Visit, id: string): void {
  const { subject } = at.stage;
  at.tab.flush();
  at.here = subject.steps.get(id) ?? null;
  if (at.here === null) {
    at.view = null;
    return;
  }
  const { step, model } = at.here;
  const { flow, ambient } = subject;
  at.view = stepAnswers(at.tab, { flow, step, schema: model.schema, ambient: () => ambient });
  at.view.follow();
}

/** Enters one of a field's possible answers, or removes its answer. */
function answerAny(at: Visit): string {
  const { dice, here, view, stage } = at;
  if (here === null || view === null) return 'look at the page';
  const { flow, ambient, today, offered } = stage.subject;
  const shown = visibleProperties(here.model.schema, view.data());
  const active = { ...activeAnswers(flow, at.tab.answers(), ambient), ...ambient };
  const fields = here.fields.filter(({ at: place, ui, schema }) => {
    const [, top = ''] = place.split('/');
    const isAsked =
      !['hidden', 'output'].includes(valueAsText(ui['ui:widget'])) && schema['readOnly'] !== true;
    // Fields that must be null are not asked either.
    const isOpen = shown[top] !== undefined && shown[top]['type'] !== 'null';
    return isAsked && isOpen && here.step.shows(top, active) && !place.includes('*');
  });
  if (fields.length === 0) return 'nothing is asked';
  const field = dice.one(fields);
  const known = samples(field, { today, offered: offered(field, active) });
  const value = known.length === 0 || dice.happens(0.15) ? undefined : dice.one(known);
  enter(at, field.at.slice(1).split('/'), field.path, value);
  return `answer ${field.path} with ${JSON.stringify(value)}`;
}

function enter(at: Visit, place: readonly string[], path: string, value: Json | undefined): void {
  at.view?.enter(place, value, at.dice.happens(0.5) ? 'typing' : 'choice');
  // An object or list replaces the values of its parts, and setting a part changes the whole.
  for (const known of at.given.keys()) {
    if (known.startsWith(`${path}.`) || path.startsWith(`${known}.`)) at.given.delete(known);
  }
  // When an answer is removed, the question's default may be shown and saved instead.
  if (value === undefined) at.given.delete(path);
  else at.given.set(path, value);
}

/** Answers the whole step as its schema and rules require. */
function answerProperly(at: Visit): string {
  const { here, view, stage } = at;
  if (here === null || view === null) return 'look at the page';
  const { subject } = stage;
  const { flow, ambient } = subject;
  const before = activeAnswers(flow, at.tab.answers(), ambient);
  const answered = answerStep(subject, here, before, new Map());
  if (!answered.ok)
    throw new Broken(`${here.step.id} cannot be answered: ${reasonKey(answered.why)}`);
  const wanted = stepData(here.step, answered.answers);
  const names = Object.keys(wanted).filter((name) => !sameJson(wanted[name], view.data()[name]));
  const { answers } = here.step.source;
  const section = typeof answers === 'string' ? [answers] : [];
  for (const name of names) enter(at, [name], [...section, name].join('.'), wanted[name]);
  return `answer ${here.step.id} properly: ${names.join(', ') || 'nothing to add'}`;
}

/** Presses a button of the step, as `use-leave.ts` does. */
async function pressAction(at: Visit): Promise<string> {
  const { here, view, dice, stage, tab, clock } = at;
  if (here === null || view === null) return 'look at the page';
  const { flow, ambient } = stage.subject;
  const { step } = here;
  tab.flush();
  const action = dice.one(step.actions);
  const data = withAction(step, view.data(), action);
  const answers = leavingAnswers({ flow, step, ambient }, tab.getSnapshot().answers, data);
  const faults = errorsOf(stage, here, answers);
  if (faults.length > 0) return `stay on ${step.id}: ${faults.join('; ')}`;
  const gap =
    step.source.submit === undefined
      ? undefined
      : firstUnanswered(flow, answers, step.id, isValid(stage), ambient);
  const submitsFor = flow.page(step.source.submit ?? '');
  const left = { answers, toConfirm: [], isRequest: gap === undefined, submitsFor };
  const saving = saveStep(tab, step, left, () => undefined);
  await clock.advance(30_000);
  if ((await saving) !== undefined) return `stay on ${step.id}: it is not saved`;
  for (const path of givenByButton(at, action.set ?? {})) at.given.delete(path);
  const place = gap?.id ?? next(flow, step.id, answers, ambient)?.id;
  if (place === undefined) throw new Broken(`${step.id} leads nowhere`);
  openStep(at, place);
  return `go on from ${step.id} to ${place}`;
}

/** Answers set by a button replace the visitor's own. */
const givenByButton = ({ given }: Visit, set: Readonly<Record<string, unknown>>): string[] =>
  [...given.keys()].filter((path) => Object.hasOwn(set, sectionOf(path)));

function errorsOf({ subject }: Stage, { step, errors }: StepSubject, answers: Answers): string[] {
  const { flow, ambient } = subject;
  const before = { ...activeAnswers(flow, answers, ambient), ...ambient };
  const data = step.visible(stepData(step, answers), before);
  return errors(data, { ...before, ...sectionsFromData(step, data) }).map(
    ({ at, message }) => `${at} ${message}`,
  );
}

const isValid = (stage: Stage) => (step: { id: string }, answers: Answers) => {
  const subject = stage.subject.steps.get(step.id);
  return subject !== undefined && errorsOf(stage, subject, answers).length === 0;
};

function goBack(at: Visit): string {
  const { here, stage, tab } = at;
  if (here === null) return 'look at the page';
  const { flow, ambient } = stage.subject;
  tab.flush();
  const place = previous(flow, here.step.id, tab.getSnapshot().answers, ambient);
  if (place === undefined) return 'no way back';
  openStep(at, place.id);
  return `go back to ${place.id}`;
}

function goElsewhere(at: Visit): string {
  const { id } = at.dice.one(at.stage.subject.flow.steps);
  openStep(at, id);
  return `open ${id}`;
}

const FAULTS: readonly (readonly [string, Fault | undefined])[] = [
  ['the server works', undefined],
  ['the server cannot be reached', unreachable],
  ['the answers of the server are lost', 'lost'],
];

function turnServer({ server, dice }: Visit): string {
  const [name, fault] = dice.one(FAULTS);
  server.fault = (call) => (call === 'open' ? undefined : fault);
  return name;
}

async function pause({ clock, dice }: Visit): Promise<string> {
  const milliseconds = dice.below(3000);
  await clock.advance(milliseconds);
  return `wait for ${milliseconds} ms`;
}

/** Checks that every last answer is still there, active or parked, except those the flow computes. */
function nothingIsLost({ tab, given, stage }: Visit): void {
  const answers = tab.answers();
  const targets = stage.subject.flow.derivations.map(({ source }) => source.to);
  const isComputed = (path: string) =>
    targets.some((to) => path === to || path.startsWith(`${to}.`) || to.startsWith(`${path}.`));
  for (const [path, value] of given) {
    const kept = read(answers, path);
    if (isComputed(path) || sameJson(kept, value)) continue;
    throw new Broken(`${path} is ${JSON.stringify(kept)}, given was ${JSON.stringify(value)}`);
  }
}

/** Checks that the request has a number and the server holds exactly what the path asks for. */
function isSubmitted({ tab, server, stage }: Visit): void {
  const { flow, ambient } = stage.subject;
  const { answers, quoteStatus, uuid } = tab.getSnapshot();
  const wrong = flow.steps.filter(
    (step) =>
      step.sections.some((name) => activeAnswers(flow, answers, ambient)[name] !== undefined) &&
      !isValid(stage)(step, answers),
  );
  if (wrong.length > 0)
    throw new Broken(`not valid in the end: ${wrong.map(({ id }) => id).join(', ')}`);
  if (quoteStatus !== 'quoted') throw new Broken(`the status of the request is ${quoteStatus}`);
  const due: Json = JSON.parse(JSON.stringify(activeAnswers(flow, answers, ambient)));
  const sent: Json = JSON.parse(JSON.stringify(server.answers(uuid)));
  if (!sameJson(sent, due)) {
    const state = JSON.stringify(tab.saveState());
    throw new Broken(
      `${state}: the server has ${JSON.stringify(sent)}, due is ${JSON.stringify(due)}`,
    );
  }
}
