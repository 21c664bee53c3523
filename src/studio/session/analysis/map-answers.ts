import { proofOf, subjectOf } from '../../../checker/proof/proof-of.ts';
import type { ProjectTexts } from '../../../checker/project/texts.ts';
import { recordedOf } from '../../../checker/simulate/seen/recorded.ts';
import { modelOf } from './models.ts';
import { flowMap, type FlowMap } from '../map/flow-map.ts';
import { NOBODY, traffic, type Traffic } from '../map/traffic.ts';
import { reachOf, type Reach } from '../map/reach.ts';

type OfFlow = { flowPath: string };

/** The worker's answers for the map. */
export const MAP_ANSWERS = {
  map: (texts: ProjectTexts, { flowPath }: OfFlow): FlowMap | null =>
    flowMap(modelOf(texts, flowPath)),
  reach(texts: ProjectTexts, { flowPath }: OfFlow): Reach | null {
    const proof = proofOf(modelOf(texts, flowPath));
    return proof === undefined ? null : reachOf(proof, recordedOf(texts, flowPath).scenarios);
  },
  /** Counts more random visitors, few at a time so that other questions can run in between. */
  traffic(
    texts: ProjectTexts,
    { flowPath, from, count }: OfFlow & { from: number; count: number },
  ): Traffic {
    const subject = subjectOf(modelOf(texts, flowPath));
    return subject === undefined ? NOBODY : traffic(subject, from, count);
  },
};
