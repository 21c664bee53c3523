import { type Field, type Migration, valueAsText } from '../../engine/core.ts';
import { type Model, buildModel } from '../model/model.ts';
import type { StepModel } from '../model/step-model.ts';
import { type Vocabulary, vocabularyOf } from '../wording/vocabulary.ts';
import { askedIf } from './asked-if.ts';
import type { Change } from './change.ts';
import { fieldChanges } from './field-changes.ts';
import { type Renames, movesBetween, placeInWords, renamedSteps } from './place.ts';
import { routeChanges } from './route-changes.ts';
import { renameChoice } from '../edits/rename-choice.ts';
import { renameField } from '../edits/rename-field.ts';
import type { ProjectTexts } from '../project/source-file.ts';

/** Everything that differs between two versions of the funnel, in step order. */
export function changesBetween(before: Model, after: Model, carried: Carried): Change[] {
  const renames = renamedSteps(before, after);
  return [
    ...steps(before, after, renames),
    ...questions(before, after, carried),
    ...fieldOrder(carried.before, after, renames),
    ...ruleChanges(before, after),
    ...routeChanges(before, after, renames),
  ];
}

function steps(before: Model, after: Model, renames: Renames): Change[] {
  const idsOf = ({ flow }: Model) => (flow?.steps ?? []).map(({ id }) => id);
  const [old, now] = [idsOf(before), idsOf(after)];
  const isRenamed = (id: string) => [...renames].flat().includes(id);
  return [
    ...now
      .filter((id) => !old.includes(id) && !isRenamed(id))
      .map((id): Change => ({ kind: 'added', text: `Step "${id}" is new.`, breaks: false })),
    ...old
      .filter((id) => !now.includes(id) && !isRenamed(id))
      .map((id): Change => ({ kind: 'removed', text: `Step "${id}" is gone.`, breaks: false })),
    ...[...renames].map(([was, is]): Change => ({
      kind: 'renamed',
      text: `Step "${was}" is called "${is}" now.`,
      breaks: false,
    })),
    ...movesBetween(
      old.map((id) => renames.get(id) ?? id),
      now,
    ).map(({ name, was, is }): Change => ({
      kind: 'order',
      text: `Step "${name}" comes ${placeInWords(is)} now (it came ${placeInWords(was)}).`,
      breaks: false,
    })),
  ];
}

/** Questions whose position on their step changed. */
function fieldOrder(before: Model, after: Model, renames: Renames): Change[] {
  return after.steps.flatMap((step) => {
    const was = before.steps.find(({ id }) => (renames.get(id) ?? id) === step.id);
    const moves = was === undefined ? [] : movesBetween(orderOf(was), orderOf(step));
    return moves.map(({ name, was: old, is }): Change => ({
      kind: 'order',
      text: `On "${step.id}" the question "${name}" comes ${placeInWords(is)} now (it came ${placeInWords(old)}).`,
      breaks: false,
    }));
  });
}

/** The names of a step's fields in the order in which they are shown. */
function orderOf({ ui, fields }: StepModel): string[] {
  const order = ui['ui:order'];
  const own = fields.filter(({ parent }) => parent === null).map(({ name }) => name);
  return Array.isArray(order) ? order.map(valueAsText) : own;
}

function questions(before: Model, after: Model, carried: Carried): Change[] {
  const fieldsOf = (model: Model) =>
    new Map(model.steps.flatMap(({ fields }) => fields).map((field) => [field.path, field]));
  const [old, now, kept] = [fieldsOf(before), fieldsOf(after), fieldsOf(carried.before)];
  const [oldWords, words] = [vocabularyOf(carried.before), vocabularyOf(after)];
  const moves = newMigrations(before, after).flatMap(({ move = {} }) => Object.entries(move));
  const moved = [...old.keys()].flatMap((path): [string, string][] => {
    const is = movedBy(moves, path);
    return is === path || now.has(path) || !now.has(is) ? [] : [[path, is]];
  });
  const [were, are] = [new Set(moved.map(([was]) => was)), new Set(moved.map(([, is]) => is))];
  const gone = [...old.values()].filter(({ path }) => !now.has(path) && !were.has(path));
  // What is inside a renamed list or group moves with it.
  const named = moved.filter(([was]) => moved.every(([other]) => !was.startsWith(`${other}.`)));
  return [
    ...named.map(([was, is]): Change => ({
      kind: 'renamed',
      text: `"${was}" is called "${is}" now: saved answers move along.`,
      breaks: false,
    })),
    ...carried.choices.map(({ path, was, is }): Change => ({
      kind: 'renamed',
      text: `The choice "${was}" of "${path}" is called "${is}" now: saved answers move along.`,
      breaks: false,
    })),
    ...[...now.values()]
      .filter(({ path }) => !old.has(path) && !are.has(path))
      .map((field): Change => {
        const condition = conditionOf(after, field, words);
        const asked = condition === null ? '' : `, asked if ${condition},`;
        const needed = ' and must be answered: saved drafts go back to it';
        return {
          kind: 'added',
          text: `"${field.path}" is new${asked}${field.required === 'never' ? '' : needed}.`.replace(
            ',.',
            '.',
          ),
          breaks: false,
        };
      }),
    ...gone.map(({ path }): Change => ({
      kind: 'removed',
      text: `"${path}" is gone: what visitors answered there is lost.`,
      breaks: true,
    })),
    ...[...old.values()].flatMap((field) => {
      const path = movedBy(moves, field.path);
      const successor = now.get(path) ?? now.get(field.path);
      if (successor === undefined) return [];
      const carriedField = kept.get(path) ?? kept.get(field.path) ?? field;
      const was = conditionOf(carried.before, carriedField, oldWords);
      const is = conditionOf(after, successor, words);
      return [
        ...fieldChanges({ ...carriedField, path: field.path }, successor, after.today),
        ...(was === is ? [] : [conditionChanged(successor.path, was, is)]),
      ];
    }),
  ];
}

function conditionOf({ steps }: Model, field: Field, words: Vocabulary): string | null {
  const step = steps.find(({ id }) => id === field.step);
  return step === undefined ? null : askedIf(step, field, words);
}

function conditionChanged(path: string, was: string | null, is: string | null): Change {
  const inWords = (condition: string | null) =>
    condition === null ? 'of everybody who comes to its step' : `if ${condition}`;
  return {
    kind: 'condition',
    text: `"${path}" is asked ${inWords(is)} now (it was asked ${inWords(was)}).`,
    breaks: false,
  };
}

/** The path of an answer after the moves; anything inside a moved answer moves with it. */
function movedBy(moves: readonly [string, string][], path: string): string {
  return moves.reduce((here, [from, to]) => {
    if (here === from) return to;
    return here.startsWith(`${from}.`) ? `${to}${here.slice(from.length)}` : here;
  }, path);
}

/** A choice that got another id, with the path of its question in the new version. */
type RenamedChoice = { path: string; was: string; is: string };

/** The old version in the names of the new one, in which a new name alone makes no difference. */
export type Carried = { before: Model; choices: readonly RenamedChoice[] };

/** The migrations of the new version that the old one does not have, oldest first. */
function newMigrations(before: Model, after: Model): readonly Migration[] {
  const known = before.flow?.version ?? 0;
  return (after.flow?.migrations ?? []).filter(({ version }) => version > known);
}

/**
 * Renames the fields and choices of the old version as the migrations of the new one do. What cannot be
 * renamed, such as a field that moved to another section, keeps its old name.
 */
export function carried(before: Model, after: Model): Carried {
  const migrations = newMigrations(before, after);
  if (migrations.length === 0) return { before, choices: [] };
  // Nothing counts as released: the renames come from migrations, and must not add their own.
  const made = { of: before.flowPath, released: new Map() };
  const choices: RenamedChoice[] = [];
  let texts: ProjectTexts = new Map(before.files.map(({ path, text }) => [path, text]));
  for (const { move = {}, replace = {} } of migrations) {
    for (const [path, to] of Object.entries(move)) {
      const name = nameWithin(path, to);
      const result = name === null ? null : renameField(texts, { ...made, path, name });
      if (result?.ok) texts = result.value.texts;
    }
    for (const choice of choicesIn(replace)) {
      const result = renameChoice(texts, { ...made, ...choice });
      if (!result.ok) continue;
      texts = result.value;
      choices.push(choice);
    }
  }
  return { before: buildModel(texts, before.today, before.flowPath), choices };
}

/** The new name of a field that stays in the same place; null if it moved elsewhere. */
function nameWithin(path: string, to: string): string | null {
  const [from, target] = [path.split('.'), to.split('.')];
  const name = target.at(-1) ?? '';
  return from.with(-1, name).join('.') === to ? name : null;
}

const choicesIn = (replace: NonNullable<Migration['replace']>): RenamedChoice[] =>
  Object.entries(replace).flatMap(([path, ids]) =>
    Object.entries(ids).map(([was, is]) => ({ path, was, is })),
  );

/** Rules that were added, removed, or switched between error and advice. */
function ruleChanges(before: Model, after: Model): Change[] {
  const rulesOf = (model: Model) =>
    new Map(
      model.steps.flatMap(({ id, rules: own }) =>
        own.map((rule) => [`${id}: ${rule.id}`, rule] as const),
      ),
    );
  const [old, now] = [rulesOf(before), rulesOf(after)];
  const say = (text: string): Change => ({ kind: 'rule', text, breaks: false });
  return [
    ...[...now]
      .filter(([name]) => !old.has(name))
      .map(([name, { message, severity }]) =>
        say(
          `Rule "${name}" is new: it ${severity === 'advice' ? 'advises' : 'refuses'} with "${message}".`,
        ),
      ),
    ...[...old]
      .filter(([name]) => !now.has(name))
      .map(([name]) => say(`Rule "${name}" is gone: nothing refuses that any more.`)),
    ...[...now].flatMap(([name, { severity = 'error' }]) => {
      const was = old.get(name);
      if (was === undefined || (was.severity ?? 'error') === severity) return [];
      return [
        say(
          severity === 'advice'
            ? `Rule "${name}" only advises now: visitors can go on.`
            : `Rule "${name}" refuses now: visitors cannot go on.`,
        ),
      ];
    }),
  ];
}
