import { expect, test } from 'vitest';
import { buildModel } from '../../../../src/checker/model/model.ts';
import { applyAll, type Edit } from '../../../../src/checker/project/edit.ts';
import { flowMap } from '../../../../src/studio/session/map/flow-map.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';

const FLOW = 'flows/tiny.json';
const mapWith = (...edits: Edit[]) => flowMap(buildModel(applyAll(questionnaire('tiny'), edits)));

test('every step, page and transition is on the map, with conditions as sentences', () => {
  const map = mapWith();
  expect(map?.places.map(({ id, kind, number }) => `${kind} ${id} ${number}`)).toEqual([
    'step kind 1',
    'step crafts 2',
    'step person 3',
    'step work 4',
    'step shares 5',
    'step day 6',
    'page offer null',
  ]);
  expect(map?.edges.slice(0, 3)).toMatchObject([
    {
      id: 'kind 0',
      from: 'kind',
      to: 'crafts',
      condition: 'If "Your kind of business" is "Craft"',
    },
    { id: 'kind 1', from: 'kind', to: 'person', condition: 'Otherwise' },
    { id: 'crafts 0', from: 'crafts', to: 'person', condition: '' },
  ]);
});

test('an interlude is between its step and the next', () => {
  const map = mapWith({ file: FLOW, set: '/steps/0/interlude', to: 'preparing-quote' });
  const ofStep = map?.edges.slice(0, 3);
  expect(ofStep?.map(({ from, to }) => `${from} → ${to}`)).toEqual([
    'kind → kind interlude',
    'kind interlude → crafts',
    'kind interlude → person',
  ]);
});

test('pages that others link to come after them', () => {
  const papers = { id: 'papers', path: '/onboarding/papers', label: 'Papers', progress: {} };
  const map = mapWith(
    { file: FLOW, insert: '/pages/1', to: papers },
    { file: FLOW, set: '/pages/0/papers', to: 'papers' },
  );
  expect(map?.edges.at(-1)).toMatchObject({ kind: 'link', from: 'offer', to: 'papers' });
});

test('a transition with an unknown target leads to a missing place', () => {
  const map = mapWith({ file: FLOW, set: '/steps/0/next/0/to', to: 'nowhere' });
  expect(map?.places.at(-1)).toMatchObject({ id: 'nowhere', kind: 'missing' });
});

test('a file that is not a flow has no map', () => {
  expect(mapWith({ file: FLOW, text: '{ "id": ' })).toBeNull();
});
