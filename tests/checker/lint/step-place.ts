import { flowPaths } from '../../../src/checker/model/model.ts';
import type { Step } from '../../../src/engine/flow/types.ts';
import type { ProjectTexts } from '../../../src/checker/project/source-file.ts';

/** The project's main flow file. */
function flowFile(texts: ProjectTexts): string {
  const [file] = flowPaths(texts);
  if (file === undefined) throw new Error('There is no flow file.');
  return file;
}

function stepsOf(texts: ProjectTexts): readonly Step[] {
  return JSON.parse(texts.get(flowFile(texts)) ?? '{}').steps;
}

/** Pointer to a step in the flow file, e.g. `/steps/3`: tests name steps, because steps may move. */
export function stepPlace(texts: ProjectTexts, id: string): string {
  const index = stepsOf(texts).findIndex((step) => step.id === id);
  if (index < 0) throw new Error(`The flow has no step ${id}.`);
  return `/steps/${index}`;
}

/** The transitions of a step; the last one is the default. */
export function transitionsOf(texts: ProjectTexts, id: string): readonly { to: string }[] {
  return stepsOf(texts).find((step) => step.id === id)?.next ?? [];
}

/** The step's default target. */
export function defaultTarget(texts: ProjectTexts, id: string): string {
  const to = transitionsOf(texts, id).at(-1)?.to;
  if (to === undefined) throw new Error(`The flow has no way out of ${id}.`);
  return to;
}
