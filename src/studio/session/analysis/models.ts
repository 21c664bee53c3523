import { buildModel, type Model } from '../../../checker/model/model.ts';
import type { ProjectTexts } from '../../../checker/project/texts.ts';

let last: { texts: ProjectTexts; models: Map<string, Model> } | undefined;

/** The model of a questionnaire, cached while the texts stay the same. */
export function modelOf(texts: ProjectTexts, flowPath: string): Model {
  if (last === undefined || !isSame(last.texts, texts)) last = { texts, models: new Map() };
  const model = last.models.get(flowPath) ?? buildModel(texts, undefined, flowPath);
  last.models.set(flowPath, model);
  return model;
}

const isSame = (one: ProjectTexts, other: ProjectTexts): boolean =>
  one.size === other.size && [...one].every(([path, text]) => other.get(path) === text);
