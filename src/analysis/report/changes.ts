import { sameJson, type Json } from '../../logic/json.ts';
import { textOf } from '../wording/text-of.ts';
import { object, type Field } from '../model/fields.ts';
import type { Model, StepModel } from '../model/model.ts';
import { compileSchema } from '../model/ajv.ts';
import { ofSchema } from '../proof/samples.ts';
import { vocabularyOf, type Vocabulary } from '../wording/vocabulary.ts';
import { askedIf } from './asked-if.ts';
import { movesBetween, placeInWords } from './moves.ts';
import { renamedSteps, type Renames } from './renamed.ts';
import { proofOf } from '../proof/proof-of.ts';

/** What a change to the data means for visitors. */
export type Change = {
  kind:
    | 'added'
    | 'removed'
    | 'renamed'
    | 'retyped'
    | 'narrowed'
    | 'widened'
    | 'rule'
    | 'default'
    | 'option removed'
    | 'option added'
    | 'option order'
    | 'condition'
    | 'order'
    | 'way';
  text: string;
  /** True if saved answers may no longer be accepted, so that a draft migration is due. */
  breaks: boolean;
};

/** Everything that differs between two versions of the funnel, in step order. */
export function changesBetween(before: Model, after: Model): Change[] {
  const renames = renamedSteps(before, after);
  return [
    ...steps(before, after, renames),
    ...questions(before, after),
    ...fieldOrder(before, after, renames),
    ...rules(before, after),
    ...ways(before, after, renames),
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

/** Questions that stand elsewhere on their step. */
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
  return Array.isArray(order) ? order.map(textOf) : own;
}

function questions(before: Model, after: Model): Change[] {
  const fieldsOf = (model: Model) =>
    new Map(model.steps.flatMap(({ fields }) => fields).map((field) => [field.path, field]));
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const [oldWords, words] = [vocabularyOf(before), vocabularyOf(after)];
  const moves = movesTo(after, before.flow?.version ?? 0);
  const moved = [...old.keys()].flatMap((path): [string, string][] => {
    const is = movedBy(moves, path);
    return is === path || now.has(path) || !now.has(is) ? [] : [[path, is]];
  });
  const [were, are] = [new Set(moved.map(([was]) => was)), new Set(moved.map(([, is]) => is))];
  const gone = [...old.values()].filter(({ path }) => !now.has(path) && !were.has(path));
  return [
    ...moved.map(([was, is]): Change => ({
      kind: 'renamed',
      text: `"${was}" is called "${is}" now: saved answers move along.`,
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
      const successor = now.get(movedBy(moves, field.path)) ?? now.get(field.path);
      if (successor === undefined) return [];
      const was = conditionOf(before, field, oldWords);
      const is = conditionOf(after, successor, words);
      return [
        ...retyped(field, successor, after.today),
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
  const said = (condition: string | null) =>
    condition === null ? 'of everybody who comes to its step' : `if ${condition}`;
  return {
    kind: 'condition',
    text: `"${path}" is asked ${said(is)} now (it was asked ${said(was)}).`,
    breaks: false,
  };
}

/** The moves of answers since a version of the flow, oldest first. */
function movesTo({ flow }: Model, version: number): [string, string][] {
  return (flow?.migrations ?? [])
    .filter((migration) => migration.version > version)
    .flatMap(({ move = {} }) => Object.entries(move));
}

/** The path of an answer after the moves; what is inside of what moves goes along. */
function movedBy(moves: readonly [string, string][], path: string): string {
  return moves.reduce((here, [from, to]) => {
    if (here === from) return to;
    return here.startsWith(`${from}.`) ? `${to}${here.slice(from.length)}` : here;
  }, path);
}

function retyped(old: Field, now: Field, today: string): Change[] {
  const { path } = old;
  if (!sameJson(old.schema['type'] ?? null, now.schema['type'] ?? null)) {
    const text = `"${path}" was ${textOf(old.schema['type'])} and is ${textOf(now.schema['type'])} now.`;
    return [{ kind: 'retyped', text, breaks: true }];
  }
  const [before, after] = [optionsOf(old), optionsOf(now)];
  const removed = before.filter((option) => !after.some((one) => sameJson(one, option)));
  const added = after.filter((option) => !before.some((one) => sameJson(one, option)));
  const narrower = removed.length === 0 ? limits(old, now, today) : [];
  return [
    ...(removed.length > 0 && after.length > 0
      ? removed.map((option): Change => ({
          kind: 'option removed',
          text: `"${path}" no longer offers ${textOf(option)}.`,
          breaks: true,
        }))
      : []),
    ...(before.length > 0
      ? added.map((option): Change => ({
          kind: 'option added',
          text: `"${path}" offers ${textOf(option)}.`,
          breaks: false,
        }))
      : []),
    ...reordered(path, before, after),
    ...narrower.map((what): Change => ({
      kind: 'narrowed',
      text: `"${path}" ${what}.`,
      breaks: true,
    })),
    ...needed(old, now),
    ...startsWith(old, now),
  ];
}

/** Compares only the options both versions have. */
function reordered(path: string, before: readonly Json[], after: readonly Json[]): Change[] {
  const moves = movesBetween(before.map(textOf), after.map(textOf));
  if (moves.length === 0) return [];
  const moved = moves.map(
    ({ name, was, is }) => `"${name}" comes ${placeInWords(is)} (it came ${placeInWords(was)})`,
  );
  const text = `"${path}" offers its options in another order. Moved: ${moved.join('; ')}.`;
  return [{ kind: 'option order', text, breaks: false }];
}

/** Saved answers stay valid. Those who left it empty are asked again, as for a new question. */
function needed({ path, required: before }: Field, { required: now }: Field): Change[] {
  if (before === now) return [];
  const widened = (text: string): Change[] => [{ kind: 'widened', text, breaks: false }];
  if (now === 'never') return widened(`"${path}" may stay empty now.`);
  if (now === 'sometimes' && before === 'always') {
    return widened(`"${path}" has to be answered only under a condition of its step now.`);
  }
  const whom = now === 'always' ? 'by everybody' : 'under a condition of its step';
  const text = `"${path}" must be answered ${whom}: saved drafts go back to it.`;
  return [{ kind: 'narrowed', text, breaks: false }];
}

function optionsOf({ schema }: Field): Json[] {
  const listed = schema['enum'] ?? object(schema['items'])['enum'];
  return Array.isArray(listed) ? listed : [];
}

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];

/** Accepted answers that are now rejected, and why. */
function limits(old: Field, now: Field, today: string): string[] {
  const tighter = (keys: readonly string[], isTighter: (was: number, is: number) => boolean) =>
    keys.flatMap((key) => {
      const is = now.schema[key];
      const was = old.schema[key];
      if (typeof is !== 'number') return [];
      if (typeof was === 'number' && !isTighter(was, is)) return [];
      return [`has ${key} ${is}${typeof was === 'number' ? ` (was ${was})` : ''}`];
    });
  const compiled = compileSchema(now.schema);
  const refused =
    compiled.ok && old.schema['pattern'] !== now.schema['pattern']
      ? ofSchema(old.schema, today).filter((value) => compiled.validate(value).length > 0)
      : [];
  return [
    ...tighter(LOWER, (was, is) => is > was),
    ...tighter(UPPER, (was, is) => is < was),
    ...refused.slice(0, 1).map((value) => `refuses ${textOf(value)}, which it accepted`),
  ];
}

function ways(before: Model, after: Model, renames: Renames): Change[] {
  const lost = [...(proofOf(before)?.reached.keys() ?? [])].filter(
    (id) => after.flow?.steps.some((step) => step.id === id) && !proofOf(after)?.reached.has(id),
  );
  return [
    ...countedWays(before, after, renames),
    ...lost.map((id): Change => ({
      kind: 'way',
      text: `Nobody comes to "${id}" any more.`,
      breaks: false,
    })),
  ];
}

/** How many ways there were and are. Nothing where there are too many to list. */
function countedWays(before: Model, after: Model, renames: Renames): Change[] {
  const old = waysOf(before, renames);
  const now = waysOf(after, new Map());
  if (old === null || now === null) return [];
  // Steps that only change places are told one by one.
  const sorted = (set: ReadonlySet<string>) =>
    new Set([...set].map((way) => way.split(ARROW).sort().join(ARROW)));
  const count = (set: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...set].filter((way) => !other.has(way)).length;
  const isReordered = count(sorted(now), sorted(old)) + count(sorted(old), sorted(now)) === 0;
  const [added, removed] = [count(now, old), count(old, now)];
  if (isReordered || added + removed === 0) return [];
  const text = `Ways through the flow: ${old.size} before, ${now.size} now (${added} new, ${removed} gone).`;
  return [{ kind: 'way', text, breaks: false }];
}

const ARROW = ' → ';

function waysOf(model: Model, renames: Renames): Set<string> | null {
  const proof = proofOf(model);
  const sequences = proof === undefined ? [] : proof.routes.sequences();
  if (sequences === null) return null;
  return new Set(sequences.map((way) => way.map((id) => renames.get(id) ?? id).join(ARROW)));
}

/** What a question begins with. */
function startsWith({ path, schema: before }: Field, { schema: now }: Field): Change[] {
  const [was, is] = [before['default'] ?? null, now['default'] ?? null];
  if (sameJson(was, is)) return [];
  const said = (value: Json) => (value === null ? 'nothing' : textOf(value));
  return [
    {
      kind: 'default',
      text: `"${path}" begins with ${said(is)} (was ${said(was)}).`,
      breaks: false,
    },
  ];
}

/** Rules that came, went, or turned from an error into advice. */
function rules(before: Model, after: Model): Change[] {
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
