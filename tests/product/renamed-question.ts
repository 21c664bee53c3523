import { expect } from 'vitest';
import { lint } from '../../src/analysis/lint/run.ts';
import { buildModel } from '../../src/analysis/model/model.ts';
import { renameField } from '../../src/analysis/edits/rename-field.ts';
import type { ProjectTexts } from '../../src/analysis/project/texts.ts';
import { impactReport } from '../../src/analysis/report/report.ts';
import { readProject } from '../../src/server/project/files.ts';

const shipped = readProject('.');
/** One model: a report proves it once. */
const before = buildModel(shipped);

export function renamed(path: string, name: string): ProjectTexts {
  const result = renameField(shipped, { path, name });
  if (!result.ok) throw new Error(result.problems.join(' '));
  return result.value.texts;
}

/** Renames a question, and expects no finding and no saved draft that loses its answer. */
export function keepsAnswers(path: string, name: string): void {
  const texts = renamed(path, name);
  expect(lint(texts)).toEqual([]);
  const { text, errors } = impactReport(before, buildModel(texts));
  expect(errors).toEqual([]);
  expect(text).toContain(', 0 would lose answers.');
  expect(text).toContain(`"${path}" is called`);
}
