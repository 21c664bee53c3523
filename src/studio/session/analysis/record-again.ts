import { buildModels, flowPaths } from '../../../checker/model/model.ts';
import { flowName } from '../../../checker/model/chosen-flow.ts';
import type { ProjectTexts } from '../../../checker/project/texts.ts';
import { proofOf } from '../../../checker/proof/proof-of.ts';
import { recordingOf, recordText } from '../../../checker/simulate/recording.ts';
import { recordedOf } from '../../../checker/simulate/seen/recorded.ts';
import { SITE_SEEN, siteSeen } from '../../../checker/simulate/seen/site-seen.ts';
import { modelOf } from './models.ts';

/** What `npm run simulate -- --generate` writes for these questionnaires, by file path. */
export function recordAgain(
  texts: ProjectTexts,
  { flowIds }: { flowIds: readonly string[] },
): [path: string, text: string][] {
  const ofFlows = flowPaths(texts)
    .filter((path) => flowIds.includes(flowName(path)))
    .flatMap((path): [string, string][] => {
      const model = modelOf(texts, path);
      const proof = proofOf(model);
      if (proof === undefined) return [];
      const { scenarios, seen } = recordingOf(model, proof, recordedOf(texts, path).scenarios);
      return [
        [path.replace(/\.json$/, '.scenarios.json'), recordText('scenarios', { scenarios })],
        [path.replace(/\.json$/, '.seen.json'), recordText('seen', seen)],
      ];
    });
  const ofSite: [string, string][] = texts.has(SITE_SEEN)
    ? [[SITE_SEEN, recordText('seen', siteSeen(buildModels(texts)))]]
    : [];
  return [...ofFlows, ...ofSite];
}
