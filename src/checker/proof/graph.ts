import { type CompiledFlow, onceEach, type StepId } from '../../engine/core.ts';

/** The transitions of the flow, ignoring their conditions. */
export type FlowGraph = {
  /** Steps and pages reachable from a step, including itself. */
  from: (id: StepId) => ReadonlySet<StepId>;
  /** Steps that are part of a cycle. */
  circular: ReadonlySet<StepId>;
};

/** Follows every transition of every step. Pages lead nowhere. Computed once per flow. */
export const flowGraph = onceEach((flow: CompiledFlow): FlowGraph => {
  const targets = new Map(flow.steps.map((step) => [step.id, step.next.map(({ to }) => to)]));
  const after = (start: readonly StepId[]): Set<StepId> => {
    const seen = new Set<StepId>();
    const open = [...start];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      open.push(...(targets.get(id) ?? []));
    }
    return seen;
  };
  const reach = new Map([...targets].map(([id]) => [id, after([id])]));
  const circular = new Set(
    [...targets].filter(([id, next]) => after(next).has(id)).map(([id]) => id),
  );
  return { from: (id) => reach.get(id) ?? new Set([id]), circular };
});
