import { flowPaths } from '../../../src/analysis/model/model.ts';
import type { Step } from '../../../src/flow/types.ts';
import type { ProjectTexts } from '../../../src/analysis/project/texts.ts';

/** The main flow file of a project. */
function flowFile(texts: ProjectTexts): string {
  const [file] = flowPaths(texts);
  if (file === undefined) throw new Error('There is no flow file.');
  return file;
}

function stepsOf(texts: ProjectTexts): readonly Step[] {
  return JSON.parse(texts.get(flowFile(texts)) ?? '{}').steps;
}

/** Where a step stands in the flow file, `/steps/3`: tests name steps, which may be moved. */
export function stepPlace(texts: ProjectTexts, id: string): string {
  const index = stepsOf(texts).findIndex((step) => step.id === id);
  if (index < 0) throw new Error(`The flow has no step ${id}.`);
  return `/steps/${index}`;
}

/** The ways out of a step; the last one is the default. */
export function waysOut(texts: ProjectTexts, id: string): readonly { to: string }[] {
  return stepsOf(texts).find((step) => step.id === id)?.next ?? [];
}

/** Where the step leads a visitor who meets no condition. */
export function wayOn(texts: ProjectTexts, id: string): string {
  const to = waysOut(texts, id).at(-1)?.to;
  if (to === undefined) throw new Error(`The flow has no way out of ${id}.`);
  return to;
}
