// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { buildModel } from '../../../../src/checker/model/model.ts';
import { applyAll } from '../../../../src/checker/project/edit.ts';
import { flowMap, type MapPlace } from '../../../../src/studio/session/map/flow-map.ts';
import { MapList } from '../../../../src/studio/panels/map/MapView.tsx';
import { marksOf } from '../../../../src/studio/session/map/marks.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';

afterEach(cleanup);

const broken = applyAll(questionnaire('tiny'), [
  { file: 'flows/tiny.json', set: '/steps/0/next/0/to', to: 'nowhere' },
]);

function mount() {
  const map = flowMap(buildModel(broken));
  if (map === null) throw new Error('The flow must have its shape.');
  const opened: MapPlace[] = [];
  const traffic = { visitors: 20, lost: 0, transitions: { 'kind 1': 20 } };
  const marks = marksOf(map, null, []);
  render(
    <MapList map={map} marks={marks} traffic={traffic} onOpen={(place) => opened.push(place)} />,
  );
  return opened;
}

test('the list shows the state of each place, and how many visitors take each transition', () => {
  mount();
  const row = screen.getByRole('row', { name: /^Step 1 Kind/ });
  const [broken, other] = within(row).getAllByRole('listitem');
  expect(broken?.textContent).toBe(
    'If "Your kind of business" is "Craft": nowhere (0 of 20) – has errors',
  );
  expect(other?.textContent).toBe('Otherwise: Person (20 of 20)');
  expect(within(row).getByText('Not proven yet')).toBeDefined();
});

test('a place can be opened from the list, but not one that does not exist', async () => {
  const opened = mount();
  await userEvent.click(screen.getByRole('button', { name: 'Person' }));
  expect(opened.map(({ id }) => id)).toEqual(['person']);
  expect(screen.queryByRole('button', { name: 'nowhere' })).toBeNull();
});
