import type { CompiledFlow, CompiledStep } from '../../../src/engine/flow/compiled.ts';

/** The step of a flow with this id. @throws if there is none */
export function stepOf(flow: CompiledFlow, id: string): CompiledStep {
  const step = flow.step(id);
  if (step === undefined) throw new Error(`The flow has no step ${id}`);
  return step;
}
