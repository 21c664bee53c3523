import ELK from 'elkjs/lib/elk.bundled.js';
import { expect, test } from 'vitest';
import { buildModel } from '../../../../src/checker/model/model.ts';
import { subjectOf } from '../../../../src/checker/proof/prove.ts';
import { flowMap } from '../../../../src/studio/session/map/flow-map.ts';
import { layOut, type Box } from '../../../../src/studio/panels/map/layout.ts';
import { traffic } from '../../../../src/studio/session/map/traffic.ts';
import { longFlow } from './long-flow.ts';

const model = buildModel(longFlow(200));

test('two hundred steps have a place each, below the one that leads to it', async () => {
  const map = flowMap(model);
  if (map === null) throw new Error('The flow must have its shape.');
  const { places, edges } = await layOut(map, new ELK());
  expect(places.size).toBe(map.places.length);
  expect(map.places.length).toBeGreaterThan(200);
  const top = (id: string) => places.get(id)?.y ?? NaN;
  expect(map.edges.filter(({ from, to }) => top(to) <= top(from))).toEqual([]);
  const boxes = [...places.values()];
  const apart = (a: Box, b: Box) =>
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  expect(boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => !apart(a, b)))).toEqual([]);
  const bare = map.edges.filter(({ id }) => (edges.get(id)?.points.length ?? 0) < 2);
  expect(bare).toEqual([]);
  const unlabeled = map.edges.filter(
    ({ id, condition }) => condition !== '' && !edges.get(id)?.label,
  );
  expect(unlabeled).toEqual([]);
});

test('visitors walk the two hundred steps', () => {
  const subject = subjectOf(model);
  if (subject === undefined) throw new Error('The long flow must run.');
  expect(traffic(subject, 1, 2)).toMatchObject({ visitors: 2, lost: 0 });
});
