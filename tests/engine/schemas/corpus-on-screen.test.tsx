// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { Ajv2019 } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { drawnSchema, withDefaults } from '../../../src/engine/language/step-schema.ts';
import { isObject, sameJson, type Json, type JsonObject } from '../../../src/engine/logic/json.ts';
import { loadStep } from '../../../src/engine/pages/step/load-step.ts';
import { isStepValid } from '../../../src/engine/pages/step/step-check.ts';
import { chance } from '../../fuzz/chance.ts';
import { stepOf } from '../flow/step-of.ts';
import { endToasts } from '../ui/toasts/end-toasts.tsx';
import { askedFields, compiledForm } from './compiled-form.ts';
import { CORPUS, type Foreign } from './corpus.ts';
import {
  askedWith,
  browserAndServer,
  closePage,
  enterAll,
  missingFrom,
  openForm,
  press,
  shown,
} from './on-screen.tsx';
import { randomAnswers } from './random-answers.ts';

/**
 * `WALKS=10 SEED=1 npx vitest run tests/engine/schemas/corpus-on-screen.test.tsx`: random answers to
 * each schema, besides its own.
 */
const { WALKS = '1', SEED = '20261129' } = process.env;
const walks = Number(WALKS);
const seed = Number(SEED);
/** Random answers that are made at most until enough of them are accepted. */
const TRIES = 400;

beforeEach(endToasts);

/** What is accepted here and not by the schema's own validator, by schema. */
const DIFFERENCES: Readonly<Record<string, string>> = {
  'an office that is open': 'a time of day is kept as HH:MM, and Ajv asks for its seconds',
};

const ajv = addFormats.default(new Ajv2019({ strict: false }));
const plainly = ({ $schema: _draft, $id: _name, ...rest }: JsonObject, data: JsonObject) =>
  ajv.validate(rest, data);

const isAccepted = ({ questionnaire: { flow }, module }: Form, data: JsonObject) =>
  isStepValid(flow, stepOf(flow, 'form'), module, { form: data }, {});

/** The schema compiled once more, as the app's server does it. */
async function onServer(schema: JsonObject) {
  const questionnaire = compiledForm(schema);
  const module = await loadStep(stepOf(questionnaire.flow, 'form'));
  return { questionnaire, module };
}

/** Its own answers, and random ones: which of them the step accepts is said by its own check. */
function answersTo([name, { schema: written, good, bad = [] }, number]: Case, form: Form) {
  const { schema } = form.module;
  const dice = chance(seed, number);
  const known = [...good, ...bad];
  const accepted: JsonObject[] = [...good];
  // A question that begins with an answer is never open.
  const refused: JsonObject[] = bad.filter((data) => !isAccepted(form, withDefaults(schema, data)));
  const isEnough = () => accepted.length >= good.length + walks;
  for (let left = TRIES; left > 0 && !isEnough(); left -= 1) {
    const made = randomAnswers({ schema, known, dice });
    const list = isAccepted(form, made) ? accepted : refused;
    if (![...accepted, ...refused].some((one) => sameJson(one, made))) list.push(made);
  }
  const isAlike = (data: JsonObject) => DIFFERENCES[name] !== undefined || plainly(written, data);
  expect(accepted.filter((data) => !isAlike(data))).toEqual([]);
  return { accepted, refused: refused.slice(0, bad.length + walks) };
}

type Form = Awaited<ReturnType<typeof onServer>>;

type Case = readonly [name: string, foreign: Foreign, number: number];
const running = Object.entries(CORPUS)
  .filter(([, { grade }]) => grade !== 'refused')
  .map(([name, foreign], number): Case => [name, foreign, number]);
const counts = { accepted: 0, refused: 0, fields: 0 };

afterAll(() =>
  console.info(
    `${running.length} schemas on the screen, seed ${seed}: ${counts.fields} fields, ` +
      `${counts.accepted} answers submitted, ${counts.refused} refused. ${Object.values(DIFFERENCES).join()}.`,
  ),
);

describe.each(running)('%s', (...one) => {
  const [, { schema }] = one;

  it('takes every accepted answer from the screen through the store to the server', async () => {
    const form = await onServer(schema);
    for (const answers of answersTo(one, form).accepted) {
      const data = withDefaults(drawnSchema(form.module.schema, answers), answers);
      expect(await isSubmitted(form, schema, data)).toBe(true);
      counts.accepted += 1;
    }
  });

  it('has every field of the schema on the screen, once it is asked', async () => {
    const form = await onServer(schema);
    const open = new Set(askedFields(form.module).map(({ at }) => at));
    counts.fields += open.size;
    for (const answers of askingAnswers(one, form)) {
      const asked = askedWith(form.module, answers).map((at) =>
        at.replaceAll(/\/\d+(?=\/|$)/g, '/*'),
      );
      if (open.size === 0) break;
      if (!asked.some((at) => open.has(at))) continue;
      await showsAll(form, answers);
      for (const at of asked) open.delete(at);
    }
    expect([...open]).toEqual([]);
  });

  it('says at a control, and in the summary, why an answer is refused', async () => {
    const form = await onServer(schema);
    for (const answers of answersTo(one, form).refused) {
      expect(await isRefused(form, answers)).toBe(true);
      counts.refused += 1;
    }
  });
});

/** Its own answers, and random ones that ask other questions, whether they are accepted or not. */
function* askingAnswers(
  [, { good, bad = [] }, number]: Case,
  { module: { schema } }: Form,
): Generator<JsonObject> {
  const dice = chance(seed, number);
  const known = [...good, ...bad];
  yield* known;
  for (let left = TRIES; left > 0; left -= 1) yield randomAnswers({ schema, known, dice });
}

async function showsAll({ questionnaire, module }: Form, answers: JsonObject): Promise<void> {
  const adapter = browserAndServer().page();
  await openForm(questionnaire, adapter, { answers });
  await waitFor(() => expect([answers, missingFrom(module, answers)]).toEqual([answers, []]));
  await closePage(questionnaire, adapter);
}

/** Entered with the controls, stored, opened again, submitted, and checked where it arrives. */
async function isSubmitted({ questionnaire, module }: Form, schema: JsonObject, data: JsonObject) {
  const { page, submitted } = browserAndServer();
  const first = page();
  await openForm(questionnaire, first);
  await enterAll(module, data);
  const entered = shown();
  await closePage(questionnaire, first);
  const second = page();
  await openForm(questionnaire, second);
  expect(shown()).toEqual(entered);
  await press();
  const arrived = await waitFor(() => {
    const answers = submitted();
    if (answers === undefined) throw new Error(`${summary()} for ${JSON.stringify(data)}`);
    return answers;
  });
  await closePage(questionnaire, second);
  expect(answered(arrived['form'])).toEqual(answered(data));
  const server = await onServer(schema);
  return isAccepted(server, data);
}

/** A question that is asked only in another branch counts as null, and an empty group is not stored. */
const answered = (data: Json | undefined): JsonObject =>
  Object.fromEntries(
    Object.entries(isObject(data) ? data : {}).filter(
      ([, value]) => value !== null && !sameJson(value, {}),
    ),
  );

const summary = () => document.querySelector('[data-summary]')?.textContent ?? 'No summary';

/** A browser's control shows nothing of a text that is no time: what a visitor sees is what counts. */
const isUnseen = (answers: JsonObject): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('[type="time"], [type="datetime-local"]')].some(
    ({ id, value }) => value === '' && answers[id.replace('root.', '')] !== undefined,
  );

async function isRefused({ questionnaire }: Form, answers: JsonObject): Promise<boolean> {
  const { page, submitted } = browserAndServer();
  const adapter = page();
  await openForm(questionnaire, adapter, { answers });
  const isSeen = !isUnseen(answers);
  if (isSeen) await isToldWhy(answers);
  await closePage(questionnaire, adapter);
  return !isSeen || submitted() === undefined;
}

async function isToldWhy(answers: JsonObject): Promise<void> {
  await press();
  const problems = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-summary]');
    if (found === null) throw new Error(`Nothing is said about ${JSON.stringify(answers)}`);
    return found;
  });
  const links = within(problems).getAllByRole('link');
  expect(links.length).toBeGreaterThanOrEqual(problems.querySelectorAll('li').length);
  for (const link of links) {
    link.click();
    const control = document.activeElement;
    const place = control?.closest('[id^="root."]');
    expect([answers, link.textContent, place?.id]).toEqual([
      answers,
      link.textContent,
      expect.stringContaining('root.'),
    ]);
    expect(control).not.toBe(link);
  }
  const messages = document.querySelectorAll('main [id$="__error"]');
  expect([answers, messages.length > 0]).toEqual([answers, true]);
}
