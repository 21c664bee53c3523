import { isObject, textOf, type Json, type JsonObject } from '../../logic/json.ts';
import { sectionOf } from '../../logic/path.ts';

type Move = readonly [from: string, to: string];

/**
 * The fields that are held back after a migration's moves, by section: dotted paths in the section,
 * '' for all of it (`Entry.held`). `sync` is what the stored draft says before the moves.
 */
export function heldAfter(sync: JsonObject, moves: readonly Move[]): Record<string, string[]> {
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
