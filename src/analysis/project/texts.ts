import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSource, type SourceFile } from './source-file.ts';

/**
 * The files that describe a funnel, the SQL of its tables, and what else lies beside them, since a
 * file with a wrong name is one that nothing reads: texts by path from the root.
 */
export type ProjectTexts = ReadonlyMap<string, string>;

const FOLDERS = ['flows', 'schemas', 'supabase/migrations'];
/** Pages for people, and what systems leave in folders. */
const LEFT_OUT = /^\.|\.md$/;

/** Reads the files under `flows/`, `schemas/` and `supabase/migrations/` of a folder. */
export function readTexts(root: string): ProjectTexts {
  const texts = new Map<string, string>();
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (!LEFT_OUT.test(entry.name)) texts.set(path, readFileSync(join(root, path), 'utf8'));
    }
  };
  for (const folder of FOLDERS) if (existsSync(join(root, folder))) visit(folder);
  return texts;
}

const parsed = new Map<string, SourceFile>();

/**
 * Parses the JSON texts, in the order of their paths. A file with the same path and text is parsed
 * once in a process, so that hundreds of slightly different projects cost little.
 */
export function parseTexts(texts: ProjectTexts): SourceFile[] {
  return [...texts]
    .filter(([path]) => path.endsWith('.json'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, text]) => {
      const key = `${path}\n${text}`;
      const file = parsed.get(key) ?? parseSource(path, text);
      parsed.set(key, file);
      return file;
    });
}
