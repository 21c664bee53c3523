import { expect, test } from 'vitest';
import { t17 } from '../../../../../src/checker/lint/rules/fields/choices.ts';
import { findings, FLOW } from '../../one-more-field.ts';

const CATALOG = 'schemas/catalog/industries.json';

test.each([
  ['icon', [`${CATALOG}/entries/0/icon`]],
  ['label', []],
])('another list has other labels for an id, but no other codes: %s', (key, wanted) => {
  const other = { entries: [{ id: 'craft', label: 'By hand', icon: 'hammer' }] };
  const edits = [
    { file: 'schemas/catalog/more.json', json: other },
    {
      file: FLOW,
      set: '/mirror/kind',
      to: { $: { lookup: ['industries', { var: 'kind' }, key] } },
    },
  ];
  expect(findings(edits, t17).map(({ file, pointer }) => file + pointer)).toEqual(wanted);
});
