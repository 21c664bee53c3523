import type { Flow, Step } from '../../engine/core.ts';
import type { Defect, LintRule } from '../../checker/lint/rule.ts';
import type { Model } from '../../checker/model/model.ts';

export const submitLast: LintRule = {
  code: 'G20',
  name: 'submit-last',
  layer: 'parts',
  guarantee: 'The steps that lead to the first page make the quote, and no others do.',
  severity: 'error',
  check: (model) =>
    (model.flow?.steps ?? []).flatMap((step, index) =>
      step.submit === undefined ? without(model, step, index) : early(model, step, index),
    ),
};

function without({ flow, flowPath }: Model, step: Step, index: number): Defect[] {
  const { id, next } = step;
  const page = flow?.pages[0]?.id;
  const exit = next.findIndex(({ to }) => to === page);
  if (exit < 0) return [];
  return [
    {
      file: flowPath,
      pointer: `/steps/${index}/next/${exit}`,
      message: `"${id}" leads to "${page}" without making the quote: the visitor reaches a page without a quote number.`,
      suggestion: between(flow, step) ?? `Add "submit": "${page}" to the step "${id}".`,
    },
  ];
}

/** A quote made before the last question would miss the answers that follow. */
function early({ flow, flowPath }: Model, step: Step, index: number): Defect[] {
  const { id, next } = step;
  const further = next.find(({ to }) => flow?.steps.some((step) => step.id === to));
  if (further === undefined) return [];
  return [
    {
      file: flowPath,
      pointer: `/steps/${index}/submit`,
      message: `"${id}" makes the quote and then leads to the step "${further.to}": the quote would not include the answers given there.`,
      suggestion:
        between(flow, step) ??
        `Remove "submit" here: it belongs to the last step, which leads to "${flow?.pages[0]?.id}".`,
    },
  ];
}

/** A suggestion for steps that are last for some visitors only; undefined for all others. */
function between(flow: Flow | undefined, { id, next }: Step): string | undefined {
  const leaves = next.some(({ to }) => to === flow?.pages[0]?.id);
  const further = next.find(({ to }) => flow?.steps.some((step) => step.id === to));
  if (!leaves || further === undefined) return undefined;
  return `Move "${further.to}" before "${id}": a step makes the quote for every visitor or for none, so it must be the last step for every visitor who reaches it.`;
}
