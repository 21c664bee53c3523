import { draftTexts } from '../draft/texts.ts';
import type { AnswerConflict, DraftNotice } from '../draft/types.ts';
import type { CompiledFlow } from '../flow/compiled.ts';
import { answeredByButtons, stepData } from '../flow/step-data.ts';
import type { Answers } from '../flow/types.ts';
import { reviewRows, type ReviewRow } from '../fields/review/review-rows.ts';
import { write } from '../logic/path.ts';
import { fill } from '../logic/text-syntax.ts';
import { loadStep } from './step/load-step.ts';

/**
 * The notice of a conflict with the question and both answers as the review words them; the notice
 * itself if no question of the flow shows the difference.
 */
export async function conflictInWords(
  flow: CompiledFlow,
  answers: Answers,
  notice: DraftNotice,
  { section, path, kept, other }: AnswerConflict,
): Promise<DraftNotice> {
  const steps = flow.steps.filter(({ sections }) => sections.includes(section));
  const modules = await Promise.all(steps.map(loadStep));
  const rowsWith = (value: typeof kept) => {
    const all = write(answers, [section, ...path].join('.'), value);
    return steps.flatMap((step, index) => {
      const module = modules[index];
      return module ? reviewRows(module, stepData(step, all), answeredByButtons(step)) : [];
    });
  };
  const [ours, theirs] = [rowsWith(kept), rowsWith(other)];
  const row = [...ours, ...theirs].find(
    ({ name }) => answerTo(name, ours) !== answerTo(name, theirs),
  );
  if (row === undefined) return notice;
  const { name, question } = row;
  const { none, inWords } = draftTexts.conflict;
  return {
    ...notice,
    text: fill(inWords, {
      question,
      kept: answerTo(name, ours) || none,
      other: answerTo(name, theirs) || none,
    }),
  };
}

const answerTo = (field: string, rows: readonly ReviewRow[]): string =>
  rows.find(({ name }) => name === field)?.lines.join(', ') ?? '';
