import { expect, test } from 'vitest';
import { buildModel } from '../../../../src/checker/model/model.ts';
import { applyAll } from '../../../../src/checker/project/edit.ts';
import { subjectOf } from '../../../../src/checker/proof/prove.ts';
import { flowMap } from '../../../../src/studio/session/map/flow-map.ts';
import {
  NOBODY,
  trafficOn,
  traffic,
  together,
} from '../../../../src/studio/session/map/traffic.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';

const subject = subjectOf(buildModel(questionnaire('tiny')));

test('visitors generated in slices are the same as all at once', () => {
  if (subject === undefined) throw new Error('The project must run.');
  const slices = [1, 4, 7].map((from) => traffic(subject, from, 3));
  expect(slices.reduce(together, NOBODY)).toEqual(traffic(subject, 1, 9));
});

test('everyone who reaches an end is counted once on the last transition', () => {
  if (subject === undefined) throw new Error('The project must run.');
  const { transitions, lost, visitors } = traffic(subject, 1, 9);
  expect({ last: transitions['day 0'], lost, visitors }).toEqual({ last: 9, lost: 0, visitors: 9 });
});

test('a map counts them on each transition, those into an interlude on all transitions out of it, and not on links', () => {
  const flow = 'flows/tiny.json';
  const model = buildModel(
    applyAll(questionnaire('tiny'), [
      { file: flow, set: '/steps/0/interlude', to: 'preparing-quote' },
      { file: flow, set: '/pages/0/papers', to: 'offer' },
    ]),
  );
  const map = flowMap(model);
  if (map === null) throw new Error('The flow must have its shape.');
  const transitions = { 'kind 0': 3, 'kind 1': 4, 'crafts 0': 3 };
  const passed = trafficOn(map, { visitors: 7, lost: 0, transitions });
  expect([...passed].slice(0, 4)).toEqual([
    ['kind interlude 0', 7],
    ['kind 0', 3],
    ['kind 1', 4],
    ['crafts 0', 3],
  ]);
  expect(passed.has('offer offer')).toBe(false);
});
