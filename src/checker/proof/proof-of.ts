import type { Model } from '../model/model.ts';
import { proveFlow, type Proof } from './prove.ts';
import { makeSubject, type Subject } from './subject.ts';

const subjects = new WeakMap<Model, Subject>();
const proofs = new WeakMap<Model, Proof>();
/**
 * The last proof of each flow with the files it depends on: editing a page's text needs no new proof.
 */
const last = new Map<string, { about: string; proof: Proof }>();

/**
 * The project prepared for the proof, without running it. Undefined under the same conditions as the
 * proof; computed once per model.
 */
export function subjectOf(model: Model): Subject | undefined {
  const known = subjects.get(model) ?? proofs.get(model)?.subject;
  if (known !== undefined) return known;
  const compiled = runnable(model);
  if (compiled === undefined) return undefined;
  const subject = makeSubject(compiled, model.steps, model.catalogs, model.today);
  subjects.set(model, subject);
  return subject;
}

/**
 * The proof for a project's flow. Undefined if the flow or a rule does not compile or a step has no
 * usable schema, since nothing can run then. Computed once per model.
 */
export function proofOf(model: Model): Proof | undefined {
  const known = proofs.get(model);
  if (known !== undefined) return known;
  const { steps, catalogs, today } = model;
  const compiled = runnable(model);
  if (compiled === undefined) return undefined;
  const about = textsOf(model);
  const before = last.get(model.flowPath);
  const proof =
    before?.about === about ? before.proof : proveFlow(compiled, steps, catalogs, today);
  last.set(model.flowPath, { about, proof });
  proofs.set(model, proof);
  return proof;
}

function runnable({ compiled, steps }: Model): Model['compiled'] {
  if (compiled === undefined || steps.length !== compiled.steps.length) return undefined;
  return steps.every(({ rulesParse }) => rulesParse) ? compiled : undefined;
}

/** The contents of the files that the proof depends on, which excludes pages and migrations. */
function textsOf({ files, today }: Model): string {
  const texts = files
    .filter(({ path }) => !path.startsWith('schemas/content/') && !path.endsWith('.seen.json'))
    .map(({ path, text }) => `${path}\n${text}`);
  return [today, ...texts].join('\n');
}
