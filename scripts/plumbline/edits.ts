import { moveStep } from '../../src/checker/edits/flow/move-step.ts';
import { newStep } from '../../src/checker/edits/flow/new-step.ts';
import { removeStep } from '../../src/checker/edits/flow/remove-step.ts';
import { renameField } from '../../src/checker/edits/rename-field.ts';
import { textReport } from '../../src/checker/lint/output/text.ts';
import { lint } from '../../src/checker/lint/run.ts';
import { and, flowName, flowOfStep, namedFlows } from '../../src/checker/model/chosen-flow.ts';
import type { ProjectTexts } from '../../src/checker/project/source-file.ts';
import { ok, type Result } from '../../src/engine/core.ts';
import { readProject } from '../../src/server/project/files.ts';
import { committedTexts } from '../../src/server/project/revision.ts';
import { writeChanged } from '../../src/server/project/write.ts';
import { stop } from './flows.ts';

/** The folder of the project, and the questionnaire if the step is in several. */
type Where = { root: string; flow?: string | undefined };

/** The result of an edit of a project, and a note for its author. */
type Edited = {
  texts: ProjectTexts;
  note?: string | undefined;
  /** What a finding from before says now, if the edit renames something. */
  reworded?: (message: string) => string;
};

/** Adds a step. What it asks is still to be written, so that there are findings afterwards. */
export async function runNew(
  name: string,
  { root, flow, after, when }: Where & { after?: string | undefined; when?: string | undefined },
): Promise<void> {
  await write(root, readProject(root), (texts) => {
    const chosen = flowOfStep(texts, after, flow);
    if (!chosen.ok) return chosen;
    const made = newStep(texts, { name, after, when, of: chosen.value.path });
    return made.ok ? ok({ texts: made.value }) : made;
  });
  console.log(
    'What is left to do is in schemas/README.md, "Add a step"; npm run validate says how far you are.',
  );
}

export async function runMove(
  name: string,
  { root, flow, after }: Where & { after: string },
): Promise<void> {
  await editSoundly(root, (texts) => {
    const chosen = flowOfStep(texts, name, flow);
    if (!chosen.ok) return chosen;
    const { path, sharedWith } = chosen.value;
    const moved = moveStep(texts, name, after, path);
    if (!moved.ok) return moved;
    const note = `"${name}" moved in ${flowName(path)} only; ${and(sharedWith)} keeps it where it was.`;
    return ok({ texts: moved.value, note: sharedWith.length > 0 ? note : undefined });
  });
}

/** Refused while something else reads the step's answers. */
export async function runRemove(name: string, { root, flow }: Where): Promise<void> {
  await editSoundly(root, (texts) => {
    const chosen = flowOfStep(texts, name, flow);
    if (!chosen.ok) return chosen;
    const { path, sharedWith } = chosen.value;
    const removed = removeStep(texts, { name, of: path, released: committedTexts(root) });
    if (!removed.ok) return removed;
    const note = `"${name}" is gone from ${flowName(path)} only; ${and(sharedWith)} keeps it.`;
    return ok({ texts: removed.value, note: sharedWith.length > 0 ? note : undefined });
  });
}

/**
 * If the flow's version is not committed yet, the migration goes into that version; if the field is
 * not, none is needed.
 */
export async function runRename(path: string, name: string, { root, flow }: Where): Promise<void> {
  await editSoundly(root, (texts) => {
    const named = namedFlows(texts, flow);
    if (!named.ok) return named;
    const of = flow === undefined ? undefined : named.value[0];
    const renamed = renameField(texts, { path, name, of, released: committedTexts(root) });
    if (!renamed.ok) return renamed;
    const { step, flows } = renamed.value;
    const note = `${and(flows.map(flowName))} share the step "${step}": each has the new name, and a migration of its own.`;
    const parts = path.split('.');
    const [own = ''] = parts.slice(-1);
    const to = [...parts.slice(0, -1), name].join('.');
    return ok({
      texts: renamed.value.texts,
      note: flows.length > 1 ? note : undefined,
      reworded: (message) => message.replaceAll(path, to).replaceAll(`"${own}"`, `"${name}"`),
    });
  });
}

type ProjectEdit = (texts: ProjectTexts) => Result<Edited, string>;

/** Edits a questionnaire, unless `npm run validate` then finds more than before. */
async function editSoundly(root: string, edit: ProjectEdit): Promise<void> {
  const before = readProject(root);
  await write(root, before, (texts) => {
    const result = edit(texts);
    if (!result.ok) return result;
    const { reworded = (message) => message } = result.value;
    const known = new Set(lint(before).flatMap(({ message }) => [message, reworded(message)]));
    const added = lint(result.value.texts).filter(({ message }) => !known.has(message));
    if (added.length === 0) return result;
    return stop(`Nothing was changed, because then:\n${textReport(added)}`);
  });
}

/** Edits a questionnaire, and prints what was written, or why nothing was. */
async function write(root: string, before: ProjectTexts, edit: ProjectEdit): Promise<void> {
  const result = edit(before);
  if (!result.ok) return stop(result.problems.join('\n'));
  const { texts, note } = result.value;
  const { written, removed } = await writeChanged(root, before, texts);
  for (const path of written) console.log(`Wrote ${path}`);
  for (const path of removed) console.log(`Removed ${path}`);
  if (note !== undefined) console.log(note);
}
