import type { CompiledStep } from '../../flow/compiled.ts';
import { answeredByButtons, stepData } from '../../flow/step-data.ts';
import type { Answers } from '../../flow/types.ts';
import type { StepModule } from '../../form/contract.ts';
import { reviewRows } from '../../fields/review/review-rows.ts';

/** Questions and answers as plain text, step by step; a question without an answer is left out. */
export function answersAsText(
  steps: readonly CompiledStep[],
  modules: readonly StepModule[],
  answers: Answers,
): string {
  const parts = steps.flatMap((step, index) => {
    const module = modules[index];
    if (module === undefined) return [];
    const rows = reviewRows(module, stepData(step, answers), answeredByButtons(step));
    const lines = rows
      .filter((row) => row.lines.length > 0)
      .map((row) => `${row.question}\n${row.lines.map((line) => `  ${line}`).join('\n')}`);
    return lines.length === 0 ? [] : [`${step.source.label}\n\n${lines.join('\n')}`];
  });
  return `${parts.join('\n\n')}\n`;
}

/** Lets the browser save a text as a file. */
export function offerFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has started to read it by then.
  window.setTimeout(() => URL.revokeObjectURL(url));
}
