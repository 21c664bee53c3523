import { flowGraph } from '../../../proof/routes.ts';
import { readsThrough } from '../../../proof/reads-through.ts';
import type { LintRule } from '../../rule.ts';
import { sectionOf } from '../../../../engine/core.ts';

export const l19: LintRule = {
  code: 'L19',
  name: 'shown-by-earlier',
  layer: 'steps',
  guarantee: 'A condition in the flow file that shows a field reads only answers of earlier steps.',
  severity: 'error',
  check: ({ compiled, flowPath }) => {
    if (compiled === undefined) return [];
    const graph = flowGraph(compiled);
    const stepOf = new Map(
      compiled.steps.flatMap((step) => step.sections.map((section) => [section, step.id] as const)),
    );
    return compiled.steps.flatMap(({ id, position, source }) =>
      Object.entries(source.show ?? {}).flatMap(([name, condition]) =>
        [...readsThrough({ condition }, compiled.source)].flatMap((path) => {
          const asked = stepOf.get(sectionOf(path));
          if (asked === undefined || (asked !== id && graph.from(asked).has(id))) return [];
          const own = asked === id;
          return [
            {
              file: flowPath,
              pointer: `/steps/${position}/show/${name}`,
              message: own
                ? `"${condition}" reads "${path}", which is asked on the same step: "${name}" would not appear when it is answered.`
                : `"${condition}" reads "${path}", which is asked on "${asked}", never before "${id}": "${name}" would not appear in time for any visitor.`,
              suggestion: own
                ? 'Write it as an "if" in the step’s schema.json, which reacts to each answer.'
                : 'Ask it on an earlier step.',
            },
          ];
        }),
      ),
    );
  },
};
