import { expect, test } from 'vitest';
import { applyAll } from '../../../src/checker/project/edit.ts';

const texts = new Map([['a.json', '{ "list": [1, 2], "b": true }\n']]);
const json = (edits: Parameters<typeof applyAll>[1]): unknown =>
  JSON.parse(applyAll(texts, edits).get('a.json') ?? 'null');

test('values are set, inserted and removed, one edit after another', () => {
  expect(
    json([
      { file: 'a.json', insert: '/list/1', to: 9 },
      { file: 'a.json', remove: '/b' },
      { file: 'a.json', set: '/c', to: { d: 1 } },
    ]),
  ).toEqual({ list: [1, 9, 2], c: { d: 1 } });
});

test('an edit that changes nothing is refused: it would test nothing', () => {
  expect(() => json([{ file: 'a.json', set: '/b', to: true }])).toThrow('changes nothing');
  expect(() => json([{ file: 'a.json', replace: 'x', with: 'y' }])).toThrow('changes nothing');
  expect(() => json([{ file: 'none.json', remove: '/b' }])).toThrow('no file none.json');
});
