import { flowGraph } from '../../../proof/routes.ts';
import type { LintRule } from '../../rule.ts';

export const g4: LintRule = {
  code: 'G4',
  name: 'step-connected',
  layer: 'journeys',
  guarantee: 'Every step can be reached along the transitions.',
  severity: 'error',
  check: ({ compiled, flowPath }) => {
    if (compiled === undefined) return [];
    const reached = flowGraph(compiled).from(compiled.source.start);
    return compiled.steps
      .filter(({ id }) => !reached.has(id))
      .map(({ id, position }) => ({
        file: flowPath,
        pointer: `/steps/${position}`,
        message: `No transitions lead from the start to "${id}": nobody is asked its questions.`,
        suggestion: 'Make the step before it lead here, or remove it.',
      }));
  },
};
