import type { CompiledFlow } from '../../engine/core.ts';
import type { StepModel } from '../model/step-model.ts';
import type { Names } from './linear.ts';
import { copiesOf, guards, stepExpressions } from './step-expressions.ts';
import type { Use } from './use.ts';
import { usesOf } from './uses.ts';

/** Uses by answer path. */
type Uses = Map<string, readonly Use[]>;

/** The uses of all answers, and the subset (`decisive`) outside the step that asks for the answer. */
export function usesIn(
  flow: CompiledFlow,
  models: readonly StepModel[],
  names: Names,
  stepOf: (path: string) => string | undefined,
): { all: Uses; decisive: Uses } {
  const all: Uses = new Map();
  const decisive: Uses = new Map();
  for (const model of models) {
    const own = stepExpressions(flow, model).filter(({ copy, computes }) => !copy && !computes);
    const inStep = usesOf(
      own.map(({ expression }) => expression),
      names,
    );
    const inGuards = usesOf(guards(flow.step(model.id)), names);
    for (const [path, uses] of [...inStep, ...inGuards]) add(all, path, uses);
    for (const [path, uses] of inStep) if (stepOf(path) !== model.id) add(decisive, path, uses);
    for (const [path, uses] of inGuards) add(decisive, path, uses);
  }
  for (const { from, to } of copiesOf(flow)) {
    for (const uses of [all, decisive]) add(uses, from, [{ kind: 'copy', to }]);
  }
  return { all, decisive };
}

function add(to: Uses, path: string, uses: readonly Use[]): void {
  to.set(path, [...(to.get(path) ?? []), ...uses]);
}
