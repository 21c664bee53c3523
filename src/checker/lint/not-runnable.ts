import { buildModel, type Model } from '../model/model.ts';
import type { ProjectTexts } from '../project/source-file.ts';
import { textReport } from './output/text.ts';
import { f1 } from './rules/files/readable.ts';
import { RULES } from './rules/index.ts';
import { lint } from './run.ts';
import { proofOf } from '../proof/prove.ts';

/**
 * Why a questionnaire cannot run, in the format of `npm run validate`; null if it can. For commands
 * that use a questionnaire rather than check it.
 */
export function whyNotRunnable(
  texts: ProjectTexts,
  model: Model = buildModel(texts),
): string | null {
  const own = [model.flowPath];
  const unreadable = lint(texts, [f1], own);
  if (unreadable.length > 0) return inWords(unreadable);
  if (proofOf(model) !== undefined) return null;
  return inWords(lint(texts, RULES, own).filter(({ severity }) => severity === 'error'));
}

function inWords(findings: ReturnType<typeof lint>): string {
  return `The questionnaire cannot run:\n${textReport(findings)}`;
}
