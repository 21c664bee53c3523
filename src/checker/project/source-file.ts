import { type Json, child, escapedKey, isJson, keysIn, onceEach } from '../../engine/core.ts';
import {
  type Node,
  type ParseError,
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

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

/** Resolves a relative reference from a file: `a/b.json` and `../c.json` give `c.json`. */
export function resolvePath(from: string, reference: string): string {
  return [...from.split('/').slice(0, -1), ...reference.split('/')]
    .reduce<string[]>((parts, part) => {
      if (part === '' || part === '.') return parts;
      const isUp = part === '..' && parts.length > 0 && parts.at(-1) !== '..';
      return isUp ? parts.slice(0, -1) : [...parts, part];
    }, [])
    .join('/');
}

/** The relative reference from one file to another, always with a leading `./` or `../`. */
export function referenceTo(from: string, target: string): string {
  const here = from.split('/').slice(0, -1);
  const there = target.split('/');
  const differs = here.findIndex((part, index) => part !== there[index]);
  const shared = differs < 0 ? here.length : differs;
  const up = here.slice(shared).map(() => '..');
  return [...(up.length === 0 ? ['.'] : up), ...there.slice(shared)].join('/');
}

/** The last segment of a path, without the given ending. */
export function baseName(path: string, ending = ''): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.endsWith(ending) ? name.slice(0, name.length - ending.length) : name;
}

/** The folder of a path; `.` for a file at the root. */
export function folderOf(path: string): string {
  const end = path.lastIndexOf('/');
  return end < 0 ? '.' : path.slice(0, end);
}

/**
 * The files of a project by their path from its root: everything under `flows/`, `schemas/` and
 * `supabase/migrations/`. This includes files that nothing reads, since the linter reports
 * misspelled file names.
 */
export type ProjectTexts = ReadonlyMap<string, string>;

/** Parsed versions to keep per file. A long editing session creates thousands of them. */
const VERSIONS = 16;

/** By path; the most recently used version comes last. */
const parsed = new Map<string, readonly SourceFile[]>();

/**
 * Parses the JSON files, sorted by path. A file with the same path and text as before is not parsed
 * again, so hundreds of slightly different projects cost little.
 */
export function parseTexts(texts: ProjectTexts): SourceFile[] {
  return [...texts]
    .filter(([path]) => path.endsWith('.json'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, text]) => parsedOnce(path, text));
}

function parsedOnce(path: string, text: string): SourceFile {
  const known = parsed.get(path) ?? [];
  const file = known.find((one) => one.text === text) ?? parseSource(path, text);
  if (file !== known.at(-1)) {
    parsed.set(path, [...known.filter((one) => one !== file), file].slice(-VERSIONS));
  }
  return file;
}
