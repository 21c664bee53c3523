import type { Defect, LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/prove.ts';
import { readsThrough } from '../../../proof/subject/reads-through.ts';
import { flowGraph } from '../../../proof/routes.ts';
import { guards, stepExpressions } from '../../../proof/subject/step-subject.ts';
import { sameJson, sectionOf } from '../../../../engine/core.ts';
import { blockConditions } from '../../../model/expressions.ts';
import type { Model } from '../../../model/model.ts';
import { unusedNames } from '../../../model/words.ts';

export const l7: LintRule = {
  code: 'L7',
  name: 'read-on-path',
  layer: 'steps',
  guarantee:
    'What a transition, a rule or a list of choices reads is answered on every path to it, or checked for absence.',
  severity: 'error',
  check: (model) =>
    (proofOf(model)?.missing ?? []).map(({ step, path, by, state }) => {
      const index = (model.flow?.steps ?? []).findIndex(({ id }) => id === step);
      const place =
        by.kind === 'transition'
          ? { file: model.flowPath, pointer: `/steps/${index}/next/${by.index}/when` }
          : { file: `schemas/${step}/${by.expression.file}.json`, pointer: by.expression.at };
      return {
        ...place,
        message: `"${path}" may be unanswered when "${step}" reads it: such a visitor is treated as if the answer were a different one.`,
        suggestion: `Check first with { "answered": "${path}" }, or give a default with "firstOf".`,
        witness: { step, answers: state.answers },
      };
    }),
};

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

export const l17: LintRule = {
  code: 'L17',
  name: 'no-unused-name',
  layer: 'parts',
  guarantee: 'Every named condition and value is used, and no two are the same.',
  severity: 'error',
  check: (model) => [...unused(model), ...repeated(model)],
};

const unused = (model: Model): Defect[] =>
  unusedNames(model).map(({ kind, name }) => ({
    file: model.flowPath,
    pointer: `/${kind}s/${name}`,
    message: `The ${kind} "${name}" is never used: changing it has no effect for visitors.`,
    suggestion: 'Use it or remove it.',
  }));

function repeated({ flow, flowPath }: Model): Defect[] {
  return (['conditions', 'values'] as const).flatMap((kind) => {
    const entries = Object.entries(flow?.[kind] ?? {});
    return entries.flatMap(([name, expression], index) => {
      const first = entries.slice(0, index).find(([, other]) => sameJson(other, expression));
      if (first === undefined) return [];
      return [
        {
          file: flowPath,
          pointer: `/${kind}/${name}`,
          message: `"${name}" is the same as "${first[0]}": if only one of them is changed, visitors are treated inconsistently.`,
          suggestion: `Use "${first[0]}" in both places and remove "${name}".`,
        },
      ];
    });
  });
}

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
