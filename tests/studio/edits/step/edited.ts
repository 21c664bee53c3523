import { lint } from '../../../../src/checker/lint/run.ts';
import { RULES } from '../../../../src/checker/lint/rules/index.ts';
import type { ProjectTexts } from '../../../../src/checker/project/source-file.ts';
import type { Json } from '../../../../src/engine/logic/json.ts';
import type { Result } from '../../../../src/engine/logic/result.ts';
import { outline } from '../../../../src/studio/edits/project/outline.ts';
import { withCanonical } from '../../../../src/studio/edits/step/canonical.ts';

/** A step's file as JSON. */
export function file(texts: ProjectTexts, step: string, name: 'schema' | 'ui' | 'rules') {
  return JSON.parse(texts.get(`schemas/${step}/${name}.json`) ?? '{}') as Record<string, Json>;
}

/** The texts with every step in the form that the studio edits. */
export const allCanonical = (texts: ProjectTexts): ProjectTexts =>
  outline(texts)
    .flatMap(({ steps }) => steps)
    .reduce((all, { id }) => withCanonical(all, id), texts);

/** The texts after an edit. @throws if the edit was refused */
export function made(result: Result<ProjectTexts, string>): ProjectTexts {
  if (!result.ok) throw new Error(result.problems.join(' '));
  return result.value;
}

/** Rules that check files individually, without a proof. */
const QUICK = RULES.filter(({ code }) =>
  /^(F(?!14)|L[1-6]$|L19|T1$|T3|T4|T5|T6|T19|C3|C7)/.test(code),
);

/** What `npm run validate` finds in the files, in short; all rules if `isWhole`. */
export function findings(texts: ProjectTexts, isWhole = false): string[] {
  return (isWhole ? lint(texts) : lint(texts, QUICK)).map(
    ({ code, file: path, pointer, message }) => `${code} ${path}${pointer} ${message}`,
  );
}
