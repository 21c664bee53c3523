import { l17 } from '../lint/rules/logic/l17-unused.ts';
import { buildModel } from '../model/model.ts';
import { applyAll, type Edit } from '../project/edit.ts';
import { at } from '../project/source-file.ts';
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

function unusedIn(texts: ProjectTexts, flowPath: string): string[] {
  const model = buildModel(texts, undefined, flowPath);
  const json = model.file(flowPath)?.json;
  return l17
    .check(model)
    .filter(({ message }) => message.includes('is used nowhere'))
    .map(({ pointer }) => pointer)
    .filter((pointer) => pointer.startsWith('/conditions/') && at(json, pointer) !== undefined);
}
