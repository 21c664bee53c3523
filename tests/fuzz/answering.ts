import { stepData } from '../../src/engine/flow/step-data.ts';
import { activeAnswers } from '../../src/engine/flow/walk.ts';
import { sameJson, type Json } from '../../src/engine/logic/json.ts';
import { read } from '../../src/engine/logic/path.ts';
import type { Field } from '../../src/engine/language/fields.ts';
import type { StepSubject } from '../../src/checker/proof/subject/step-subject.ts';
import { answerStep } from '../../src/checker/proof/answer-step.ts';
import { reasonKey } from '../../src/checker/proof/satisfy/satisfy-schema.ts';
import { samples } from '../../src/checker/proof/answers/samples.ts';
import type { Draft } from './expected-draft.ts';
import { give } from './hands/give.ts';
import type { Given } from './hands/hands.ts';
import { choicesOf, dataPath, followers, readField, visibleFields } from './values.ts';
import { agree, type Visit } from './visit.ts';

/** An answer that was entered but not yet confirmed as saved. */
export type Pending = { given: Given; field: Field; fields: readonly Field[] };

/** Answers that were changed by another answer are entered again. */
const TRIES = 2;

/** Enters a random answer in a random field of the open step. */
export async function answerAny(visit: Visit): Promise<string> {
  const pending = await begin(visit, false);
  if (pending === undefined) return 'answer nothing: no field is open';
  await agree(visit, (stored) => take(visit, pending, stored));
  return pending.given.words;
}

/** Enters an answer without waiting for the save: the next action has to preserve it. */
export async function begin(visit: Visit, hurried: boolean): Promise<Pending | undefined> {
  const { tab } = visit.here;
  if (tab.shown.kind !== 'step') return undefined;
  const { at } = tab.shown;
  const fields = visibleFields(visit.funnel, at, visit.expected.draft(), tab);
  return fields.length === 0
    ? undefined
    : await giveTo(visit, at, visit.chance.one(fields), { hurried });
}

/** Answers the whole step validly, with random rather than the simplest answers. */
export async function answerProperly(visit: Visit): Promise<string> {
  const { chance, expected, here, funnel } = visit;
  if (here.tab.shown.kind !== 'step') return 'answer nothing: no step is open';
  const { at } = here.tab.shown;
  // Ignore answers of an abandoned branch: derived values and options do not use them.
  const answers = activeAnswers(funnel.flow, expected.draft().answers, funnel.ambient);
  const favorite = chance.one(at.fields);
  const offered = funnel.subject.offered(favorite, { ...answers, ...funnel.ambient });
  const options = samples(favorite, { today: funnel.today, offered });
  const fixed: [string, Json][] =
    options.length === 0 || favorite.path.includes('*')
      ? []
      : [[favorite.path, chance.one(options)]];
  const special = answerStep(funnel.subject, at, answers, new Map(fixed));
  const plain = special.ok ? special : answerStep(funnel.subject, at, answers, new Map());
  if (!plain.ok) throw new Error(`${at.step.id} cannot be answered: ${reasonKey(plain.why)}`);
  const data = stepData(at.step, plain.answers);
  const words: string[] = [];
  const tries = new Map<Field, number>();
  const isOpen = (field: Field) => {
    const wanted = read(data, dataPath(field));
    const differs = wanted !== undefined && !sameJson(wanted, readField(here.tab, field));
    return differs && (tries.get(field) ?? 0) < TRIES;
  };
  for (;;) {
    // An answer may show or hide other questions, so look for open fields again.
    const field = visibleFields(funnel, at, expected.draft(), here.tab).find(isOpen);
    const wanted = field && read(data, dataPath(field));
    if (field === undefined || wanted === undefined) break;
    tries.set(field, (tries.get(field) ?? 0) + 1);
    const pending = await giveTo(visit, at, field, { hurried: false, wanted });
    await agree(visit, (stored) => take(visit, pending, stored));
    words.push(pending.given.words);
  }
  return `answer the step properly: ${words.join('; ') || 'nothing to add'}`;
}

async function giveTo(
  visit: Visit,
  at: StepSubject,
  field: Field,
  how: { hurried: boolean; wanted?: Json },
): Promise<Pending> {
  const { here, chance, funnel, expected } = visit;
  const given = await give({
    page: here.page,
    chance,
    today: funnel.today,
    field,
    fields: at.fields,
    choices: choicesOf(funnel, field, expected.draft(), here.tab),
    current: readField(here.tab, field),
    ...how,
  });
  return { given, field, fields: at.fields };
}

/**
 * Applies the answer as stored by the browser to the expected draft; or returns how the two disagree.
 */
export function take(visit: Visit, pending: Pending, stored: Draft): string | undefined {
  const { tab } = visit.here;
  const { given, field, fields } = pending;
  if (tab.shown.kind !== 'step' || given.disagrees === undefined) return undefined;
  const { step } = tab.shown.at;
  const due = visit.expected.draft().answers;
  const isAsBefore = step.sections.every((name) => sameJson(stored.answers[name], due[name]));
  // A value that was already shown (a default, a derived answer) is not an entry and is not saved.
  const isShown = given.disagrees(readField(tab, field)) === undefined;
  if (isAsBefore && isShown && !given.isSubmitted) return undefined;
  const kept = stepData(step, stored.answers);
  const values = new Map<string, Json | undefined>();
  // Values that the form prefills become answers once the visitor has touched the form.
  const begun = step.sections.some(
    (name) => stored.answers[name] !== undefined && due[name] === undefined,
  );
  for (const one of [field, ...followers(fields, field)]) {
    const value = read(kept, dataPath(one));
    const isNew = begun && one === field;
    if (isNew || !sameJson(value, readField(tab, one))) values.set(dataPath(one), value);
  }
  if (values.size > 0 || given.isSubmitted) visit.expected.entered(tab, values);
  return given.disagrees(read(kept, dataPath(field)));
}
