import type { Subject } from '../../../checker/proof/subject/subject.ts';
import { randomFrom, randomVisit } from '../../../checker/visitors/random-visit.ts';
import { walk } from '../../../engine/core.ts';
import type { FlowMap } from './flow-map.ts';
import { countedOf } from './marks.ts';

/** How many of the random visitors take each transition (`step index`) on their final path. */
export type Traffic = {
  visitors: number;
  /** Number of visitors who did not reach an end. */
  lost: number;
  transitions: Readonly<Record<string, number>>;
};

export const NOBODY: Traffic = { visitors: 0, lost: 0, transitions: {} };

/** Sends `count` random visitors through the flow; the first one has the seed `from`. */
export function traffic(subject: Subject, from: number, count: number): Traffic {
  const transitions: Record<string, number> = {};
  let lost = 0;
  for (let seed = from; seed < from + count; seed += 1) {
    const { answers, end } = randomVisit(subject, randomFrom(seed));
    if (end === null) lost += 1;
    else {
      const { steps, taken } = walk(subject.flow, answers, subject.ambient);
      steps.forEach((step, index) => {
        const transition = taken[index];
        if (transition === undefined) return;
        const id = `${step.id} ${step.next.indexOf(transition)}`;
        transitions[id] = (transitions[id] ?? 0) + 1;
      });
    }
  }
  return { visitors: count, lost, transitions };
}

/** Combines two groups of visitors. */
export function together(some: Traffic, more: Traffic): Traffic {
  const ids = new Set([...Object.keys(some.transitions), ...Object.keys(more.transitions)]);
  return {
    visitors: some.visitors + more.visitors,
    lost: some.lost + more.lost,
    transitions: Object.fromEntries(
      [...ids].map((id) => [id, (some.transitions[id] ?? 0) + (more.transitions[id] ?? 0)]),
    ),
  };
}

/** How many of the visitors take each edge of a map, by id; links are not counted. */
export function trafficOn(map: FlowMap, { transitions }: Traffic): ReadonlyMap<string, number> {
  return new Map(
    map.edges
      .filter(({ kind }) => kind !== 'link')
      .map((edge) => {
        const counts = countedOf(map, edge).map((id) => transitions[id] ?? 0);
        return [edge.id, counts.reduce((sum, count) => sum + count, 0)];
      }),
  );
}
