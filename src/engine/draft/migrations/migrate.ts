import type { Migration } from '../../flow/types.ts';
import { type Json, type JsonObject, isObject, sameJson, textOf } from '../../logic/json.ts';
import { read, sectionOf, write } from '../../logic/path.ts';

/** Migrates a stored draft, or the answers of a remote row, from its version to today's. Pure. */
export type Migrate = (stored: JsonObject, version: number) => JsonObject;

/**
 * Applies the flow file's migrations that are newer than the draft, oldest first. Sync state and
 * half-typed values move along with their answers, so a rename is not a change to send. A newer
 * draft is returned unchanged.
 */
export function migrator(migrations: readonly Migration[]): Migrate {
  return (stored, version) =>
    migrations
      .filter((migration) => migration.version > version)
      .reduce((draft, migration) => applied(draft, migration), stored);
}

function applied(stored: JsonObject, migration: Migration): JsonObject {
  const { sync, ...answers } = stored;
  const after = changed(answers, migration);
  return isObject(sync) ? { ...after, sync: syncAfter(sync, answers, after, migration) } : after;
}

/** The answers with the changes of one migration. Missing ones stay missing. */
function changed(answers: JsonObject, { move = {}, replace = {}, remove = [] }: Migration) {
  const moved = Object.entries(move).reduce(
    (all, [from, to]) => moveIn(all, from.split('.'), to.split('.')),
    answers,
  );
  const replaced = Object.entries(replace).reduce(
    (all, [path, names]) => changeAt(all, path.split('.'), (value) => renamed(value, names)),
    moved,
  );
  return remove.reduce((all, path) => changeAt(all, path.split('.'), () => undefined), replaced);
}

/**
 * Moves an answer; `*` stands for every item of a list, at the same position in both paths. An
 * answer already at the target stays: a newer version of the page has written it.
 */
function moveIn(here: JsonObject, from: readonly string[], to: readonly string[]): JsonObject {
  const [name = '', ...rest] = from;
  if (name === to[0] && rest.length > 0 && to.length > 1) {
    const [, ...target] = to;
    return changeAt(here, [name], (inner) => moveInside(inner, rest, target));
  }
  const value = read(here, from.join('.'));
  if (value === undefined) return here;
  const without = asObject(write(here, from.join('.'), undefined));
  const isTaken = read(without, to.join('.')) !== undefined;
  return isTaken ? without : asObject(write(without, to.join('.'), value));
}

function moveInside(inner: Json, from: readonly string[], to: readonly string[]): Json {
  if (from[0] === '*' && Array.isArray(inner)) {
    return inner.map((item) => moveInside(item, from.slice(1), to.slice(1)));
  }
  return isObject(inner) ? moveIn(inner, from, to) : inner;
}

/** Changes the value at a path; `*` stands for every item of a list. */
function changeAt(
  here: JsonObject,
  path: readonly string[],
  change: (value: Json) => Json | undefined,
): JsonObject {
  const [name = '', ...rest] = path;
  const value = Object.hasOwn(here, name) ? here[name] : undefined;
  if (value === undefined) return here;
  const after = rest.length === 0 ? change(value) : changeInside(value, rest, change);
  if (after !== undefined) return { ...here, [name]: after };
  const { [name]: _removed, ...others } = here;
  return others;
}

function changeInside(
  value: Json,
  path: readonly string[],
  change: (value: Json) => Json | undefined,
): Json | undefined {
  const [first, ...rest] = path;
  if (first === '*' && Array.isArray(value)) {
    return value.map((item) => (rest.length === 0 ? (change(item) ?? null) : inside(item, rest)));
  }
  return inside(value, path);

  function inside(item: Json, at: readonly string[]): Json {
    return isObject(item) ? changeAt(item, at, change) : item;
  }
}

/** A choice under its new id; in a list of choices, every item. */
function renamed(value: Json, names: Readonly<Record<string, string>>): Json {
  if (Array.isArray(value)) return value.map((item) => renamed(item, names));
  return typeof value === 'string' && Object.hasOwn(names, value) ? (names[value] ?? value) : value;
}

/** The sync state of each answer after the same migration. */
function syncAfter(
  sync: JsonObject,
  before: JsonObject,
  after: JsonObject,
  migration: Migration,
): JsonObject {
  const valuesAfter = (part: Part) => changed(defined(sync, part), migration);
  const bases = valuesAfter((name, known) => baseIn(known, before[name]));
  const typed = valuesAfter((_name, known) => known['typed']);
  const sentValues = valuesAfter((_name, { sent }) => (isObject(sent) ? sent['value'] : undefined));
  const moves = Object.entries(migration.move ?? {});
  const held = heldAfter(sync, moves);
  const origin = new Map(moves.map(([from, to]) => [sectionOf(to), sectionOf(from)]));
  const names = new Set([...Object.keys(sync), ...origin.keys()]);
  return Object.fromEntries(
    [...names].flatMap((name): [string, Json][] => {
      const known = sync[name] ?? sync[origin.get(name) ?? ''];
      if (!isObject(known)) return known === undefined ? [] : [[name, known]];
      const { base: _base, typed: _typed, held: _held, sent, ack, ...rest } = known;
      const base = bases[name];
      const isSent = ack === known['rev'] && sameJson(base, after[name]);
      // An unsent value that moved into an acknowledged answer is still unsent.
      const isUnsent = ack === known['rev'] && !isSent;
      return [
        [
          name,
          {
            ...rest,
            ...(ack !== undefined && !isUnsent && { ack }),
            ...(held[name] && { held: held[name] }),
            ...(base !== undefined && !isSent && { base }),
            ...(typed[name] !== undefined && { typed: typed[name] }),
            ...(isObject(sent) && { sent: sentAfter(sent, sentValues[name]) }),
          },
        ],
      ];
    }),
  );
}

/** The server's value: this device's own if nothing is unsent. */
const baseIn = (known: JsonObject, value: Json | undefined) =>
  known['base'] ??
  (known['ack'] !== undefined && known['ack'] === known['rev'] ? value : undefined);

function sentAfter({ value: _before, ...sent }: JsonObject, value: Json | undefined): JsonObject {
  return value === undefined ? sent : { ...sent, value };
}

/** A value in the sync state of a section; undefined if there is none. */
type Part = (name: string, known: JsonObject) => Json | undefined;

/** That value for each section that has one. */
function defined(sync: JsonObject, part: Part): JsonObject {
  return Object.fromEntries(
    Object.entries(sync).flatMap(([name, known]): [string, Json][] => {
      const value = isObject(known) ? part(name, known) : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** `write` returns plain JSON here; only its type is wider. */
function asObject(root: Readonly<Record<string, Json | undefined>>): JsonObject {
  return Object.fromEntries(
    Object.entries(root).flatMap(([name, value]): [string, Json][] =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

type Move = readonly [from: string, to: string];

/**
 * The fields that are held back after a migration's moves, by section: dotted paths in the section,
 * '' for all of it (`Entry.held`). `sync` is what the stored draft says before the moves.
 */
function heldAfter(sync: JsonObject, moves: readonly Move[]): Record<string, string[]> {
  const held = Object.entries(sync).flatMap(([section, known]) => heldIn(section, known));
  const after = new Map<string, string[]>();
  for (const path of held.flatMap((one) => pathsAfter(one, moves))) {
    const section = sectionOf(path);
    after.set(section, [...(after.get(section) ?? []), path.slice(section.length + 1)]);
  }
  return Object.fromEntries(after);
}

function heldIn(section: string, known: Json): string[] {
  const held = isObject(known) ? known['held'] : undefined;
  if (!Array.isArray(held)) return [];
  return held.map((field) => (field === '' ? section : `${section}.${textOf(field)}`));
}

/** Where a held-back field is now, and what has moved out of it. */
function pathsAfter(path: string, moves: readonly Move[]): string[] {
  const now = moves.reduce(moved, path);
  const left = moves.filter(([from, to]) => isIn(from, path) && !isIn(to, now)).map(([, to]) => to);
  return [now, ...left];
}

const isIn = (path: string, group: string): boolean => path.startsWith(`${group}.`);

/** The path after a move of itself or of a group around it; `*` stands for the index of any item. */
function moved(path: string, [from, to]: Move): string {
  const keys = path.split('.');
  const old = from.split('.');
  const isMoved = old.every((key, at) => key === keys[at] || (key === '*' && at < keys.length));
  if (!isMoved) return path;
  const target = to.split('.').map((key, at) => (key === '*' ? keys[at] : key));
  return [...target, ...keys.slice(old.length)].join('.');
}
