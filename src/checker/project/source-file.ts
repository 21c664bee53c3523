import { child, escapedKey, isJson, type Json, keysIn, onceEach } from '../../engine/core.ts';
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node } from 'jsonc-parser';
import type { ParseError } from 'jsonc-parser';

/** A JSON file with its text, so that findings can point to a line and column. */
export type SourceFile = {
  /** Path from the project root with `/`, such as `schemas/email/ui.json`. */
  path: string;
  text: string;
  /** Undefined if the file does not parse. */
  json: Json | undefined;
  tree: Node | undefined;
  syntax: readonly { offset: number; text: string }[];
};

/** One-based, as editors count. */
export type Position = { line: number; column: number };

/** Supplements the parser's error codes: a number too large to represent. */
export const TOO_LARGE = 'NumberTooLarge';

/** Depth beyond which a file is not read. */
export const TOO_DEEP = 'NestedTooDeeply';
/** Hand-written files nest about 20 levels; every reader of a file recurses. */
const MAX_DEPTH = 200;

/** Parses a JSON file with the place of each value; syntax errors are in the result. */
export function parseSource(path: string, text: string): SourceFile {
  const deep = tooDeep(text);
  if (deep !== null) {
    const syntax = [{ offset: deep, text: TOO_DEEP }];
    return { path, text, tree: undefined, syntax, json: undefined };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const syntax = errors.map(({ error, offset }) => ({
    offset,
    text: printParseErrorCode(error),
  }));
  const parsed: unknown = syntax.length === 0 ? JSON.parse(text) : undefined;
  if (isJson(parsed)) return { path, text, tree, syntax, json: parsed };
  // The only valid JSON without a representation is a number that is too large.
  const beyond = syntax.length === 0 ? [{ offset: hugeNumber(text), text: TOO_LARGE }] : syntax;
  return { path, text, tree, syntax: beyond, json: undefined };
}

/** The offset of the first bracket or brace that is nested too deeply, outside of texts. */
function tooDeep(text: string): number | null {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[{}\]]/g)) {
    if (token === '[' || token === '{') depth += 1;
    if (token === ']' || token === '}') depth -= 1;
    if (depth > MAX_DEPTH) return index;
  }
  return null;
}

function hugeNumber(text: string): number {
  return Math.max(0, text.search(/(?<=[\s:[,])-?\d+(\.\d+)?[eE]\+?\d{3,}|\d{309,}/));
}

type DuplicateKey = { pointer: string; key: string; offset: number };

/** Keys that occur twice in an object. JSON silently keeps the last one. */
export const duplicateKeys = onceEach((file: SourceFile): readonly DuplicateKey[] => {
  const found: DuplicateKey[] = [];
  const visit = (node: Node, pointer: string): void => {
    if (node.type === 'array') {
      node.children?.forEach((item, index) => visit(item, `${pointer}/${index}`));
    }
    if (node.type !== 'object') return;
    const seen = new Set<string>();
    for (const property of node.children ?? []) {
      const [key, value] = property.children ?? [];
      const name = String(key?.value);
      if (seen.has(name)) found.push({ pointer, key: name, offset: property.offset });
      seen.add(name);
      if (value !== undefined) visit(value, `${pointer}/${escapedKey(name)}`);
    }
  };
  if (file.tree !== undefined) visit(file.tree, '');
  return found;
});

/** Position of the value at a JSON pointer, or of its key if it is a property. */
export function positionOf(file: SourceFile, pointer: string): Position {
  for (let keys = keysIn(pointer); ; keys = keys.slice(0, -1)) {
    const node = file.tree && findNodeAtLocation(file.tree, segments(file, keys));
    if (node !== undefined) {
      const place = node.parent?.type === 'property' ? node.parent : node;
      return positionAt(file.text, place.offset);
    }
    if (keys.length === 0) return { line: 1, column: 1 };
  }
}

export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** jsonc-parser expects numbers for list items and strings for keys. */
export function segments(file: SourceFile, keys: readonly string[]): (string | number)[] {
  let here: Json | undefined = file.json;
  return keys.map((key) => {
    const segment = Array.isArray(here) && /^\d+$/.test(key) ? Number(key) : key;
    here = child(here, key);
    return segment;
  });
}
