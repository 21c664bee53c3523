import { parseSource, type SourceFile } from './source-file.ts';

/**
 * The files of a questionnaire by their path from its root: everything under `flows/`, `schemas/`
 * and `supabase/migrations/`. Files that nothing reads belong in it too: a misspelled name is a
 * mistake the linter reports.
 */
export type ProjectTexts = ReadonlyMap<string, string>;

/** Versions of a file that stay parsed. Somebody who edits all day makes thousands of them. */
const VERSIONS = 16;

/** By path, the one last used at the end. */
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
