import type { Finding } from '../../../checker/lint/finding.ts';
import { lint } from '../../../checker/lint/run.ts';
import type { ProjectTexts } from '../../../checker/project/texts.ts';

/** How an edit affects the findings of `npm run validate`. */
export type EditFindings = {
  before: number;
  after: number;
  appear: readonly Finding[];
  vanish: readonly Finding[];
};

/** The new texts of edited files; null for a removed file. */
type Changes = readonly (readonly [path: string, text: string | null])[];

export function editFindings(texts: ProjectTexts, changes: Changes): EditFindings {
  const edited = new Map(texts);
  for (const [path, text] of changes) {
    if (text === null) edited.delete(path);
    else edited.set(path, text);
  }
  const [before, after] = [lint(texts), lint(edited)];
  return {
    before: before.length,
    after: after.length,
    appear: without(after, before),
    vanish: without(before, after),
  };
}

/** Ignores lines and pointers: edits shift lines, and list changes shift pointers. */
const keyOf = ({ code, file, message }: Finding) => `${code} ${file} ${message}`;

function without(some: readonly Finding[], others: readonly Finding[]): Finding[] {
  const known = new Set(others.map(keyOf));
  return some.filter((finding) => !known.has(keyOf(finding)));
}
