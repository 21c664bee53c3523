import { expect, it } from 'vitest';
import { selectionOf } from '../../../../src/studio/session/project/selection-store.ts';
import { outline } from '../../../../src/studio/edits/project/outline.ts';

const flow = (id: string) =>
  JSON.stringify({ id, steps: [{ id: 'pet' }, { id: 'you' }], pages: [] });
const FLOWS = outline(
  new Map([
    ['flows/one.json', flow('one')],
    ['flows/two.json', flow('two')],
    ['schemas/pet/ui.json', '{}'],
  ]),
);

it.each([
  ['a step in its file', 'schemas/pet/ui.json', '/x', { flowId: 'two', step: 'pet' }],
  ['a step in the flow', 'flows/one.json', '/steps/1/next', { flowId: 'one', step: 'you' }],
  ['the flow itself', 'flows/one.json', '/conditions', { flowId: 'one' }],
  ['a file of no step', 'schemas/catalog/a.json', '', { flowId: 'two' }],
])('opens %s, in the questionnaire that is open if it can', (_what, file, at, place) => {
  expect(selectionOf({ file, pointer: at }, FLOWS, 'two')).toEqual({ ...place, file, at });
});
