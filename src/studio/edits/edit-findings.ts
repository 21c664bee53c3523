import type { Finding } from '../../analysis/lint/finding.ts';
import { lint } from '../../analysis/lint/run.ts';
import type { ProjectTexts } from '../../analysis/project/texts.ts';

/** What an edit does to the findings of `npm run validate`. */
export type EditFindings = {
  before: number;
  after: number;
  appear: readonly Finding[];
  vanish: readonly Finding[];
};

/** Texts that an edit puts in place of others; null of a file that it removes. */
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

/** Lines move with an edit, and pointers with a list. */
const keyOf = ({ code, file, message }: Finding) => `${code} ${file} ${message}`;

function without(some: readonly Finding[], others: readonly Finding[]): Finding[] {
  const known = new Set(others.map(keyOf));
  return some.filter((finding) => !known.has(keyOf(finding)));
}
