import type { LintRule } from '../../rule.ts';

export const g6: LintRule = {
  code: 'G6',
  keeps: 'Every way out is taken by some visitor.',
  severity: 'error',
  check: ({ compiled, flowPath, proof }) => {
    const shown = proof();
    if (compiled === undefined || shown === undefined || shown.unproven.length > 0) return [];
    const stuck = new Set(shown.stuck.map(({ state }) => state.step));
    return compiled.steps
      .filter(({ id }) => shown.reached.has(id) && !stuck.has(id))
      .flatMap(({ id, position, next }) =>
        next.flatMap(({ to, when }, index) => {
          const name = `${id} ${index}`;
          if (shown.fired.has(name) || (shown.open.has(name) && when !== null)) return [];
          return [
            {
              file: flowPath,
              pointer: `/steps/${position}/next/${index}`,
              message:
                when === null
                  ? `The way from "${id}" to "${to}" is never taken: one of the conditions above it always holds.`
                  : `The way from "${id}" to "${to}" is never taken: its condition holds for no visitor who comes here.`,
            },
          ];
        }),
      );
  },
};
