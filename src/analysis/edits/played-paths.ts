import { isObject, sameJson, type Json } from '../../logic/json.ts';
import { buildModel } from '../model/model.ts';
import { applyAll, type Edit } from '../project/edit.ts';
import type { ProjectTexts } from '../project/texts.ts';
import { proofOf } from '../proof/proof-of.ts';
import { play, visitorOf, type Scenario } from '../simulate/play.ts';

/**
 * The project with the ways that the recorded journeys of a questionnaire take now. A journey that
 * gets stuck keeps the way that it had, for `npm run simulate` to tell.
 */
export function withPlayedPaths(texts: ProjectTexts, flowPath: string): ProjectTexts {
  const model = buildModel(texts, undefined, flowPath);
  const proof = proofOf(model);
  const file = model.flowPath.replace(/\.json$/, '.scenarios.json');
  const json = model.file(file)?.json;
  if (proof === undefined || !isObject(json) || !Array.isArray(json['scenarios'])) return texts;
  const edits = json['scenarios'].flatMap((recorded, index): Edit[] => {
    const scenario = scenarioOf(recorded);
    if (scenario === undefined) return [];
    const { trail, stoppedAt } = play(proof.subject, visitorOf(proof.subject, scenario));
    if (stoppedAt !== null || sameJson(trail, scenario.path)) return [];
    return [{ file, set: `/scenarios/${index}/path`, to: [...trail] }];
  });
  return applyAll(texts, edits);
}

function scenarioOf(json: Json): Scenario | undefined {
  // Rule F3 holds journeys against their meta-schema.
  return isObject(json) && isObject(json['answers']) && Array.isArray(json['path'])
    ? (json as unknown as Scenario)
    : undefined;
}
