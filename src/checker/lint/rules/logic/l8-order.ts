import { readsThrough } from '../../../proof/reads-through.ts';
import { flowGraph } from '../../../proof/routes.ts';
import { guards, stepExpressions } from '../../../proof/step-expressions.ts';
import type { LintRule } from '../../rule.ts';
import { sectionOf } from '../../../../engine/core.ts';
import { blockConditions } from '../../../model/block-conditions.ts';

export const l8: LintRule = {
  code: 'L8',
  name: 'read-after-asked',
  layer: 'steps',
  guarantee: 'Nothing reads an answer that is only given later.',
  severity: 'error',
  check: ({ compiled, steps, flowPath }) => {
    if (compiled === undefined) return [];
    const graph = flowGraph(compiled);
    const stepOf = new Map(
      compiled.steps.flatMap((step) => step.sections.map((section) => [section, step.id] as const)),
    );
    return steps.flatMap((model) => {
      const own = guards(compiled.step(model.id)).map((expression, index) => ({
        file: flowPath,
        at: `${model.at}/next/${index}/when`,
        expression,
      }));
      const inStep = stepExpressions(compiled, model).map(({ file, at, expression }) => ({
        file: file === 'flow' ? flowPath : `schemas/${model.id}/${file}.json`,
        at,
        expression,
      }));
      const texts = blockConditions(model).map(({ when, pointer }) => ({
        file: model.uiFile,
        at: pointer,
        expression: { condition: when },
      }));
      return [...own, ...inStep, ...texts].flatMap(({ file, at, expression }) =>
        [...readsThrough(expression, compiled.source)].flatMap((path) => {
          const asked = stepOf.get(sectionOf(path));
          if (asked === undefined || graph.from(asked).has(model.id)) return [];
          return [
            {
              file,
              pointer: at,
              message: `"${path}" is asked on "${asked}", which never comes before "${model.id}": here it is missing for every visitor.`,
              suggestion: 'Read an answer of an earlier step, or move one of the two steps.',
            },
          ];
        }),
      );
    });
  },
};
