import type { Model } from '../model/model.ts';
import { proveFlow, type Proof } from './prove.ts';

const proofs = new WeakMap<Model, Proof>();

/**
 * What exploring the flow of a project shows. Undefined if the flow or a rule does not compile or
 * a step has no usable schema: there is nothing to run then. Computed once for each model.
 */
export function proofOf(model: Model): Proof | undefined {
  const known = proofs.get(model);
  if (known !== undefined) return known;
  const { compiled, steps, catalogs, today } = model;
  if (compiled === undefined || steps.length !== compiled.steps.length) return undefined;
  if (!steps.every(({ rulesParse }) => rulesParse)) return undefined;
  const proof = proveFlow(compiled, steps, catalogs, today);
  proofs.set(model, proof);
  return proof;
}
