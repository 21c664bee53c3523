import { flowGraph } from '../../../proof/graph.ts';
import type { LintRule } from '../../rule.ts';

export const g4: LintRule = {
  code: 'G4',
  keeps: 'Every step can be come to along the ways out.',
  severity: 'error',
  check: ({ compiled, flowPath }) => {
    if (compiled === undefined) return [];
    const reached = flowGraph(compiled).from(compiled.source.start);
    return compiled.steps
      .filter(({ id }) => !reached.has(id))
      .map(({ id, position }) => ({
        file: flowPath,
        pointer: `/steps/${position}`,
        message: `No way out leads to "${id}": its questions are asked of nobody.`,
        suggestion: 'Let the step before it lead here, or take it out.',
      }));
  },
};
