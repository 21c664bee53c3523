import { parseSource, type SourceFile } from './source-file.ts';

/**
 * The files of a questionnaire by their path from its root: everything under `flows/`, `schemas/`
 * and `supabase/migrations/`. Files that nothing reads belong in it too: a misspelt name is a
 * mistake the linter reports.
 */
export type ProjectTexts = ReadonlyMap<string, string>;

const parsed = new Map<string, SourceFile>();

/**
 * Parses the JSON files, sorted by path. A file with the same path and text is parsed only once,
 * so hundreds of slightly different projects cost little.
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
