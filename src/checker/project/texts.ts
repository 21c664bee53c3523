import { parseSource, type SourceFile } from './source-file.ts';

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
