import { expect, test } from 'vitest';
import { buildModel } from '../../../../src/checker/model/model.ts';
import { flowMap } from '../../../../src/studio/session/map/flow-map.ts';
import { steer, type Direction, type Stand } from '../../../../src/studio/panels/map/MapGraph.tsx';
import { questionnaire } from '../../../fixtures/questionnaire.ts';

const map = flowMap(buildModel(questionnaire('tiny')));
const START: Stand = { place: 'kind', via: null };

function trail(...directions: Direction[]): string[] {
  if (map === null) throw new Error('The flow must have its shape.');
  let stand = START;
  return directions.map((direction) => (stand = steer(map, stand, direction)).place);
}

test('Down follows the first transition out, Right the next one', () => {
  expect(trail('on', 'after', 'before')).toEqual(['crafts', 'person', 'crafts']);
});

test('Up goes back along the transition that led here, even if several lead here', () => {
  expect(trail('on', 'on', 'back')).toEqual(['crafts', 'person', 'crafts']);
  expect(trail('on', 'after', 'back')).toEqual(['crafts', 'person', 'kind']);
});

test('at the ends of the map nothing moves', () => {
  expect(trail('back', 'before', 'last', 'on')).toEqual(['kind', 'kind', 'offer', 'offer']);
  expect(trail('last', 'first')).toEqual(['offer', 'kind']);
});
