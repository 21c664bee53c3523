import { type Flow, type Json, isObject, sameJson } from '../../engine/core.ts';
import type { Model } from '../model/model.ts';

/** Where to find a value: a step or file, a part of it, and what it is. */
export type Place = {
  /** `employees`, or `schemas/catalog/plans.json`. */
  group: string;
  /** The path of a field, or the id of a catalog entry. May be empty. */
  part: string;
  /** `title`, `error for maxLength`, `choice true: label`. */
  what: string;
};

/** The place of a `differencesIn` path in a file of the project. */
export function placeOf(file: string, path: readonly string[]): Place {
  const [folder, step = '', name = ''] = file.split('/');
  if (folder === 'flows') return inFlow(file, path);
  if (name === 'schema.json') return { group: step, ...inSchema(path) };
  if (name === 'ui.json') return { group: step, ...inUi(path) };
  if (name === 'rules.json') return { group: step, part: '', what: words(path) };
  const isEntry = step === 'catalog' && path[0] === 'entries';
  return {
    group: file,
    part: isEntry ? (path[1] ?? '') : '',
    what: words(isEntry ? path.slice(2) : path),
  };
}

function inFlow(file: string, [list, id = '', ...rest]: readonly string[]): Place {
  return list === 'steps' && rest.length > 0
    ? { group: id, part: '', what: words(rest) }
    : { group: file, part: '', what: words([list ?? '', id, ...rest]) };
}

/** `properties` leads to a field, `items` to any item, and `allOf` contains conditional fields. */
function inSchema(path: readonly string[]): Omit<Place, 'group'> {
  const fields: string[] = [];
  let rest = path;
  for (;;) {
    const [key, next] = rest;
    if (key === 'properties' && next !== undefined) {
      fields.push(next);
      rest = rest.slice(2);
    } else if (key === 'allOf') rest = rest.slice(3);
    else if (key === 'items') {
      fields.push('*');
      rest = rest.slice(1);
    } else return { part: fields.join('.'), what: words(rest) };
  }
}

function inUi(path: readonly string[]): Omit<Place, 'group'> {
  const start = path.findIndex((key) => key.startsWith('ui:'));
  const fields = start < 0 ? path : path.slice(0, start);
  const [option = '', ...rest] = path.slice(fields.length).filter((key) => key !== 'ui:options');
  const part = fields.map((key) => (key === 'items' ? '*' : key)).join('.');
  if (option === 'errors') return { part, what: `error for ${words(rest)}` };
  const [choice = '', ...about] = rest;
  if (option === 'choices') return { part, what: `choice ${choice}: ${words(about)}` };
  return { part, what: words([option.replace(/^ui:/, ''), ...rest]) };
}

const words = (path: readonly string[]) => path.filter((key) => key !== '').join(' ');

/** An item that moved, with the items it followed before and follows now. Null: it comes first. */
export type Move = { name: string; was: string | null; is: string | null };

/**
 * The smallest set of items to move to get from one order to the other. Items that are in only one
 * of the lists are ignored.
 */
export function movesBetween(before: readonly string[], after: readonly string[]): Move[] {
  const old = before.filter((name) => after.includes(name));
  const now = after.filter((name) => before.includes(name));
  const stay = longestCommon(old, now);
  const previous = (list: readonly string[], name: string) => list[list.indexOf(name) - 1] ?? null;
  return now
    .filter((name) => !stay.has(name))
    .map((name) => ({ name, was: previous(old, name), is: previous(now, name) }));
}

/** `after "Farm"`, or `first`. */
export const placeInWords = (after: string | null) =>
  after === null ? 'first' : `after "${after}"`;

/** The longest common subsequence of both lists. */
function longestCommon(old: readonly string[], now: readonly string[]): ReadonlySet<string> {
  const places = now.map((name) => old.indexOf(name));
  const best: number[][] = [];
  for (const [index, place] of places.entries()) {
    const before = best.filter((run) => (places[run.at(-1) ?? 0] ?? 0) < place);
    const longest = before.reduce<number[]>((a, b) => (b.length >= a.length ? b : a), []);
    best.push([...longest, index]);
  }
  const kept = best.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
  return new Set(kept.map((index) => now[index] ?? ''));
}

/** Old step ids mapped to new ones. */
export type Renames = ReadonlyMap<string, string>;

/** Detects renamed steps: a removed id and a new id with the same answers. */
export function renamedSteps({ flow: before }: Model, { flow: after }: Model): Renames {
  const has = (flow: Flow | undefined, wanted: string) =>
    flow?.steps.some(({ id }) => id === wanted);
  const gone = (before?.steps ?? []).filter(({ id }) => !has(after, id));
  const added = (after?.steps ?? []).filter(({ id }) => !has(before, id));
  return new Map(
    gone.flatMap((step) => {
      const successor = added.find(({ answers }) => sameJson(answers, step.answers));
      return successor === undefined ? [] : [[step.id, successor.id]];
    }),
  );
}

/** The path of an old file as if its step had always had its new name. */
export function renamedPath(path: string, renames: Renames): string {
  const [folder, step = '', ...rest] = path.split('/');
  const name = folder === 'schemas' ? renames.get(step) : undefined;
  return name === undefined ? path : [folder, name, ...rest].join('/');
}

/** The old flow as if its steps had always had their new names. */
export function renamedIn(json: Json, renames: Renames): Json {
  if (Array.isArray(json)) return json.map((item) => renamedIn(item, renames));
  if (!isObject(json)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => {
      const isName = (key === 'id' || key === 'to') && typeof value === 'string';
      return [key, isName ? (renames.get(value) ?? value) : renamedIn(value, renames)];
    }),
  );
}
