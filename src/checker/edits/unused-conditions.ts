import { buildModel } from '../model/model.ts';
import { unusedNames } from '../model/unused-names.ts';
import { applyAll, type Edit } from '../project/edit.ts';
import { escapedKey } from '../../engine/core.ts';
import type { ProjectTexts } from '../project/texts.ts';

/** Removes the conditions of a questionnaire that an edit left unused. */
export function withoutUnused(
  before: ProjectTexts,
  after: ProjectTexts,
  flowPath: string,
): ProjectTexts {
  const known = new Set(unusedIn(before, flowPath));
  const left = unusedIn(after, flowPath).filter((pointer) => !known.has(pointer));
  if (left.length === 0) return after;
  const edits = left.map((pointer): Edit => ({ file: flowPath, remove: pointer }));
  // A removed condition may have been the last to use another one.
  return withoutUnused(before, applyAll(after, edits), flowPath);
}

const unusedIn = (texts: ProjectTexts, flowPath: string): string[] =>
  unusedNames(buildModel(texts, undefined, flowPath))
    .filter(({ kind }) => kind === 'condition')
    .map(({ name }) => `/conditions/${escapedKey(name)}`);
