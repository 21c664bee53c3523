import type { Model } from '../model/model.ts';
import { proveFlow, type Proof } from './prove.ts';

const proofs = new WeakMap<Model, Proof>();
/** The last proof of each flow by what it is about: an edit of a page's words proves nothing anew. */
const last = new Map<string, { about: string; proof: Proof }>();

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
  const about = subjectOf(model);
  const before = last.get(model.flowPath);
  const proof =
    before?.about === about ? before.proof : proveFlow(compiled, steps, catalogs, today);
  last.set(model.flowPath, { about, proof });
  proofs.set(model, proof);
  return proof;
}

/** The texts that the proof depends on. Pages and migrations are not among them. */
function subjectOf({ files, today }: Model): string {
  const texts = files
    .filter(({ path }) => !path.startsWith('schemas/content/') && !path.endsWith('.seen.json'))
    .map(({ path, text }) => `${path}\n${text}`);
  return [today, ...texts].join('\n');
}
