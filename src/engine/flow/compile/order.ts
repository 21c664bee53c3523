import type { Flow, StepId } from '../types.ts';

/** Something about the way through a flow: its place in the flow file, and what to do. */
export type OrderProblem = { at: string; text: string; suggestion: string };

/** Transitions that lead to the same step or to an earlier one. */
export function backward({ steps }: Pick<Flow, 'steps'>): OrderProblem[] {
  const positions = new Map(steps.map(({ id }, position) => [id, position]));
  return steps.flatMap(({ id, next }, position) =>
    next.flatMap(({ to }, index) => {
      const target = positions.get(to);
      if (target === undefined || target > position) return [];
      return [
        {
          at: `/steps/${position}/next/${index}/to`,
          text: `The transition from "${id}" leads back to "${to}": the progress bar would move backward, and the visitor would answer the same questions again.`,
          suggestion: 'Move the target step down in the file, or lead to a later step.',
        },
      ];
    }),
  );
}

/** Steps to which no transitions lead from the start. */
export function unconnected({ steps, start }: Pick<Flow, 'steps' | 'start'>): OrderProblem[] {
  const targets = new Map(steps.map(({ id, next }) => [id, next.map(({ to }) => to)]));
  const reached = new Set<StepId>();
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    open.push(...(targets.get(id) ?? []));
  }
  return steps.flatMap(({ id }, position) =>
    reached.has(id)
      ? []
      : [
          {
            at: `/steps/${position}`,
            text: `No transitions lead from the start to "${id}": nobody is asked its questions.`,
            suggestion: 'Make the step before it lead here, or remove it.',
          },
        ],
  );
}
