import { expect, test } from 'vitest';
import { addEntry, entryKeys } from '../../../src/checker/edits/catalog-entry.ts';
import { lint } from '../../../src/checker/lint/run.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';
import { done, why } from './edited.ts';

const tiny = questionnaire('tiny');

test('the keys of an entry are those of its meta-schema', () => {
  expect(entryKeys(tiny, 'activities').map(({ name, kind }) => [name, kind])).toEqual([
    ['id', 'text'],
    ['label', 'text'],
    ['activities', 'texts'],
  ]);
});

test('an entry is added at the end of its catalog', () => {
  const after = done(addEntry(tiny, 'states', { id: 'Utah', label: 'Utah', code: 'UT' }));
  expect(after.get('schemas/catalog/states.json')).toContain('"Utah"');
  expect(lint(after)).toEqual([]);
});

test.each([
  [{ id: 'Ohio', label: 'Ohio', code: 'OH' }, '"Ohio" is already an entry of "states".'],
  [{ id: 'Utah', label: 'Utah' }, 'An entry of "states" needs "code".'],
])('%j is refused: %s', (entry, reason) => {
  expect(why(addEntry(tiny, 'states', entry))).toContain(reason);
});
