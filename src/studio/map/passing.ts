import type { Subject } from '../../analysis/proof/subject.ts';
import { randomFrom } from '../../analysis/visitors/random.ts';
import { randomVisit } from '../../analysis/visitors/random-visit.ts';
import { walk } from '../../flow/walk.ts';
import type { FlowMap } from './flow-map.ts';
import { countedOf } from './marks.ts';

/** How many of the random visitors take each transition (`step index`) on their final path. */
export type Passing = {
  visitors: number;
  /** Number of visitors who did not reach an end. */
  lost: number;
  ways: Readonly<Record<string, number>>;
};

export const NOBODY: Passing = { visitors: 0, lost: 0, ways: {} };

/** Sends `count` random visitors through the flow; the first one has the seed `from`. */
export function passing(subject: Subject, from: number, count: number): Passing {
  const ways: Record<string, number> = {};
  let lost = 0;
  for (let seed = from; seed < from + count; seed += 1) {
    const { answers, end } = randomVisit(subject, randomFrom(seed));
    if (end === null) lost += 1;
    else {
      const { steps, taken } = walk(subject.flow, answers, subject.ambient);
      steps.forEach((step, index) => {
        const way = taken[index];
        if (way === undefined) return;
        const id = `${step.id} ${step.next.indexOf(way)}`;
        ways[id] = (ways[id] ?? 0) + 1;
      });
    }
  }
  return { visitors: count, lost, ways };
}

/** Combines two groups of visitors. */
export function together(some: Passing, more: Passing): Passing {
  const ids = new Set([...Object.keys(some.ways), ...Object.keys(more.ways)]);
  return {
    visitors: some.visitors + more.visitors,
    lost: some.lost + more.lost,
    ways: Object.fromEntries(
      [...ids].map((id) => [id, (some.ways[id] ?? 0) + (more.ways[id] ?? 0)]),
    ),
  };
}

/** How many of the visitors take each edge of a map, by id; links are not counted. */
export function passedBy(map: FlowMap, { ways }: Passing): ReadonlyMap<string, number> {
  return new Map(
    map.ways
      .filter(({ kind }) => kind !== 'link')
      .map((way) => {
        const counts = countedOf(map, way).map((id) => ways[id] ?? 0);
        return [way.id, counts.reduce((sum, count) => sum + count, 0)];
      }),
  );
}
