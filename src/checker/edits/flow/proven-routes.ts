import { isObject, type Json, sameJson } from '../../../engine/core.ts';
import { buildModel, type Model } from '../../model/model.ts';
import { applyAll, type Edit } from '../../project/edit.ts';
import type { ProjectTexts } from '../../project/source-file.ts';
import { type Proof, proofOf } from '../../proof/prove.ts';
import { play, visitorOf, type Scenario } from '../../simulate/play.ts';

/**
 * Updates the lengths and the recorded journeys of a questionnaire from the proof after its
 * transitions changed. If a visitor can get stuck, the lengths stay as they are, and a journey that
 * gets stuck keeps its path, so that `npm run validate` and `npm run simulate` report it.
 */
export function withProvenRoutes(texts: ProjectTexts, flowPath: string): ProjectTexts {
  const model = buildModel(texts, undefined, flowPath);
  const proof = proofOf(model);
  if (proof === undefined) return texts;
  return applyAll(texts, [...lengths(model, proof), ...journeys(model, proof)]);
}

function lengths({ flow, flowPath: file }: Model, proof: Proof): Edit[] {
  const { bounds: proven } = proof.routes;
  if (flow?.bounds === undefined || proven === null) return [];
  if (proof.unproven.length + proof.stuck.length > 0) return [];
  const { bounds } = flow;
  return (['shortest', 'longest'] as const)
    .filter((key) => bounds[key] !== proven[key].length)
    .map((key) => ({ file, set: `/bounds/${key}`, to: proven[key].length }));
}

function journeys(model: Model, proof: Proof): Edit[] {
  const file = model.flowPath.replace(/\.json$/, '.scenarios.json');
  const json = model.file(file)?.json;
  if (!isObject(json) || !Array.isArray(json['scenarios'])) return [];
  return json['scenarios'].flatMap((recorded, index): Edit[] => {
    const scenario = scenarioOf(recorded);
    if (scenario === undefined) return [];
    const { trail, end, stoppedAt } = play(proof.subject, visitorOf(proof.subject, scenario));
    if (stoppedAt !== null) return [];
    const at = `/scenarios/${index}`;
    return [
      ...(sameJson(trail, scenario.path) ? [] : [{ file, set: `${at}/path`, to: [...trail] }]),
      ...(end === null || end === scenario.end ? [] : [{ file, set: `${at}/end`, to: end }]),
    ];
  });
}

function scenarioOf(json: Json): Scenario | undefined {
  // Rule F3 checks journeys against their meta-schema.
  return isObject(json) && isObject(json['answers']) && Array.isArray(json['path'])
    ? (json as unknown as Scenario)
    : undefined;
}
