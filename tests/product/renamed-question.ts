import { lint } from '../../src/checker/lint/run.ts';
import { buildModel } from '../../src/checker/model/model.ts';
import { renameField } from '../../src/checker/edits/rename-field.ts';
import type { ProjectTexts } from '../../src/checker/project/source-file.ts';
import { impactReport } from '../../src/checker/report/report.ts';
import { readProject } from '../../src/server/project/files.ts';

const shipped = readProject('.');
/** One model: a report proves it once. */
const before = buildModel(shipped);

export function renamed(path: string, name: string): ProjectTexts {
  const result = renameField(shipped, { path, name });
  if (!result.ok) throw new Error(result.problems.join(' '));
  return result.value.texts;
}

/** What an analyst would still have to edit after a renaming, and what the report says of it. */
export function afterRenaming(path: string, name: string) {
  const texts = renamed(path, name);
  return { findings: lint(texts), ...impactReport(before, buildModel(texts)) };
}
