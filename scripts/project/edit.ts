import { textReport } from '../../src/checker/lint/output/text.ts';
import { lint } from '../../src/checker/lint/run.ts';
import type { ProjectTexts } from '../../src/checker/project/texts.ts';
import type { Result } from '../../src/engine/core.ts';
import { readProject } from '../../src/server/project/files.ts';
import { writeChanged } from '../../src/server/project/write.ts';

/** The result of an edit of a project, and a note for its author. */
export type Edited = {
  texts: ProjectTexts;
  note?: string | undefined;
  /** What a finding from before says now, if the edit renames something. */
  reworded?: (message: string) => string;
};

/**
 * Edits a questionnaire and prints what was written, or why nothing was. With `isComplete`, an edit
 * after which `npm run validate` finds more than before is not written either.
 */
export async function editProject(
  root: string,
  edit: (texts: ProjectTexts) => Result<Edited, string>,
  isComplete: boolean,
): Promise<void> {
  const before = readProject(root);
  const result = edit(before);
  if (!result.ok) return stop(result.problems.join('\n'));
  const { texts, note, reworded = (message) => message } = result.value;
  if (isComplete) {
    const known = new Set(lint(before).flatMap(({ message }) => [message, reworded(message)]));
    const fresh = lint(texts).filter(({ message }) => !known.has(message));
    if (fresh.length > 0) return stop(`Nothing was changed, because then:\n${textReport(fresh)}`);
  }
  const { written, removed } = await writeChanged(root, before, texts);
  const said = [
    ...written.map((path) => `Wrote ${path}`),
    ...removed.map((path) => `Removed ${path}`),
  ];
  console.log(said.join('\n'));
  if (note !== undefined) console.log(note);
}

function stop(why: string): void {
  console.error(why);
  process.exitCode = 1;
}
