import { type Json, keysIn } from '../../engine/core.ts';
import { type ProjectTexts, parseSource, segments } from './source-file.ts';
import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';

/** A change to a project's files, as data. Fixtures and mutants are lists of these. */
export type Edit =
  | { file: string; set: string; to: Json }
  | { file: string; insert: string; to: Json }
  | { file: string; remove: string }
  | { file: string; replace: string; with: string }
  | { file: string; text: string }
  | { file: string; json: Json }
  | { file: string; delete: true };

/**
 * Applies the edits in order.
 * @throws if an edit refers to a missing file or changes nothing, since it would test nothing
 */
export function applyAll(texts: ProjectTexts, edits: readonly Edit[]): ProjectTexts {
  return edits.reduce(apply, texts);
}

function apply(texts: ProjectTexts, edit: Edit): ProjectTexts {
  const changed = new Map(texts);
  if ('text' in edit) return changed.set(edit.file, edit.text);
  if ('json' in edit) return changed.set(edit.file, `${JSON.stringify(edit.json, null, 2)}\n`);
  const text = texts.get(edit.file);
  if (text === undefined) throw new Error(`There is no file ${edit.file} to edit.`);
  if ('delete' in edit) {
    changed.delete(edit.file);
    return changed;
  }
  const after = 'replace' in edit ? replaced(text, edit.replace, edit.with) : modified(text, edit);
  if (after === text) throw new Error(`${JSON.stringify(edit)} changes nothing.`);
  return changed.set(edit.file, after);
}

function replaced(text: string, before: string, after: string): string {
  return text.includes(before) ? text.replace(before, () => after) : text;
}

function modified(
  text: string,
  edit: { set: string; to: Json } | { insert: string; to: Json } | { remove: string },
): string {
  const pointer = 'set' in edit ? edit.set : 'insert' in edit ? edit.insert : edit.remove;
  const path = segments(parseSource('', text), keysIn(pointer));
  const value = 'remove' in edit ? undefined : edit.to;
  return withValue(text, path, value, 'insert' in edit ? 'insert' : 'set');
}

/** Keys that lead to a value in a JSON file. */
export type Keys = readonly (string | number)[];

/** As wide as Prettier lets a line become. */
const WIDTH = 100;

/**
 * Sets the value at a place, or removes it if undefined; everything else stays as written.
 *
 * Not jsonc-parser's `modify`, which reformats what shares a line with the value, and writes invalid
 * JSON when the last item of a list on one line is removed.
 * @param how `insert` puts the value before the list item at that index
 */
export function withValue(
  text: string,
  at: Keys,
  value: Json | undefined,
  how: 'set' | 'insert' = 'set',
): string {
  const tree = parseTree(text);
  const place = placeOf(tree, at);
  if (place === undefined)
    return value === undefined ? text : `${laidOut(wrapped(value, at), '', 0, true)}\n`;
  const { box, key, index, tail } = place;
  const children = box.children ?? [];
  if (value === undefined) return tail.length > 0 ? text : without(text, box, index);
  const parts = {
    text,
    box,
    index,
    isNew: children[index] === undefined || (how === 'insert' && box.type === 'array'),
    name: typeof key === 'string' ? `${JSON.stringify(key)}: ` : '',
    value: wrapped(value, tail),
  };
  return isSpread(text, box) ? onOwnLine(parts) : inLine(parts);
}

type Place = { box: Node; key: string | number; index: number; tail: Keys };

/**
 * The innermost object or list on the way to a place, the index of its child there, and the keys that
 * do not exist yet. Undefined if the place is the whole file.
 */
function placeOf(tree: Node | undefined, at: Keys): Place | undefined {
  for (let depth = at.length - 1; tree !== undefined && depth >= 0; depth -= 1) {
    const box = findNodeAtLocation(tree, at.slice(0, depth));
    const key = at[depth];
    if (box === undefined || key === undefined) continue;
    if (box.type !== (typeof key === 'string' ? 'object' : 'array')) {
      throw new Error(`There is no place for "${key}" in a value of type ${box.type}.`);
    }
    return { box, key, index: indexOf(box, key), tail: at.slice(depth + 1) };
  }
  return undefined;
}

/** One past the end for a key that does not exist yet. */
function indexOf({ children = [] }: Node, key: string | number): number {
  if (typeof key === 'number') return Math.min(key, children.length);
  const index = children.findIndex((child) => child.children?.[0]?.value === key);
  return index < 0 ? children.length : index;
}

const wrapped = (value: Json, keys: Keys): Json =>
  keys.reduceRight<Json>(
    (inner, key) => (typeof key === 'string' ? { [key]: inner } : [inner]),
    value,
  );

function without(text: string, box: Node, index: number): string {
  const children = box.children ?? [];
  const [before, child, after] = [children[index - 1], children[index], children[index + 1]];
  if (child === undefined) return text;
  const [start, end] =
    before !== undefined
      ? [endOf(before), endOf(child)]
      : after !== undefined
        ? [child.offset, after.offset]
        : [box.offset + 1, endOf(box) - 1];
  return text.slice(0, start) + text.slice(end);
}

/** Where a value goes: in place of a child, or else before the child at `index`. */
type Parts = { text: string; box: Node; index: number; isNew: boolean; name: string; value: Json };

/** Into an object or list on one line, which is spread over several if it becomes too long. */
function inLine({ text, box, index, isNew, name, value }: Parts): string {
  const { children = [] } = box;
  const [open, close, pad] = box.type === 'object' ? ['{', '}', ' '] : ['[', ']', ''];
  const item = `${name}${spaced(value)}`;
  const [child, before] = [children[index], children[index - 1]];
  const line =
    child !== undefined && !isNew
      ? spliced(text, valueOf(child), spaced(value))
      : child !== undefined
        ? insertedAt(text, child.offset, `${item}, `)
        : before !== undefined
          ? insertedAt(text, endOf(before), `, ${item}`)
          : spliced(text, box, `${open}${pad}${item}${pad}${close}`);
  const isNewFile = box.parent === undefined && children.length === 0;
  if (!isNewFile && lineAt(line, box.offset).length <= WIDTH) return line;
  const indent = `${indentOf(text, box)}  `;
  const items = children
    .map((one) => text.slice(one.offset, endOf(one)))
    .toSpliced(index, isNew ? 0 : 1, `${name}${laidOut(value, indent, name.length)}`)
    .join(`,\n${indent}`);
  return spliced(text, box, `${open}\n${indent}${items}\n${indent.slice(2)}${close}`);
}

/** On lines of its own, spread over several if what it replaces or follows is. */
function onOwnLine({ text, box: { children = [] }, index, isNew, name, value }: Parts): string {
  const [child, before] = [children[index], children[index - 1]];
  const beside = (isNew ? before : child) ?? child;
  if (beside === undefined) return text;
  const indent = indentOf(text, beside);
  const put = laidOut(value, indent, name.length, isSpread(text, valueOf(beside)));
  if (!isNew) return spliced(text, valueOf(beside), put);
  return before === undefined
    ? insertedAt(text, beside.offset, `${name}${put},\n${indent}`)
    : insertedAt(text, endOf(before), `,\n${indent}${name}${put}`);
}

/** The value of a property, or a list item itself. */
const valueOf = (child: Node): Node =>
  child.type === 'property' ? (child.children?.[1] ?? child) : child;

const isSpread = (text: string, { offset, length, children = [] }: Node): boolean =>
  children.length > 0 && text.slice(offset, offset + length).includes('\n');

/**
 * A value as Prettier would write it: on one line if that is short enough.
 * @param indent of the line that it begins on, after `column` more characters
 * @param isBroken true to spread it over several lines in any case
 */
function laidOut(value: Json, indent: string, column: number, isBroken = false): string {
  const line = spaced(value);
  const isEmpty = typeof value !== 'object' || value === null || Object.keys(value).length === 0;
  // With the comma after it.
  const fits = indent.length + column + line.length < WIDTH;
  if (isEmpty || (fits && !isBroken)) return line;
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([key, one]) => {
    const name = Array.isArray(value) ? '' : `${JSON.stringify(key)}: `;
    return `${inner}${name}${laidOut(one, inner, name.length)}`;
  });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** A value on one line, with the spaces that Prettier puts there. */
function spaced(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, one]) => `${JSON.stringify(key)}: ${spaced(one)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

const indentOf = (text: string, node: Node): string =>
  /^[ \t]*/.exec(lineAt(text, node.offset))?.[0] ?? '';

function lineAt(text: string, offset: number): string {
  const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  return text.slice(start).split('\n', 1)[0] ?? '';
}

const endOf = ({ offset, length }: Node): number => offset + length;

const spliced = (text: string, node: Node, put: string): string =>
  text.slice(0, node.offset) + put + text.slice(endOf(node));

const insertedAt = (text: string, offset: number, put: string): string =>
  text.slice(0, offset) + put + text.slice(offset);
