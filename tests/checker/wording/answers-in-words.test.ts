import { expect, test } from 'vitest';
import { answersInWords, damageTo } from '../../../src/checker/wording/shown.ts';
import type { Json } from '../../../src/engine/logic/json.ts';

test.each<[Record<string, Json>, string]>([
  [{}, 'no answers'],
  [
    { kind: 'craft', person: { age: 18, partner: true, name: null } },
    'kind "craft", person.age 18, person.partner yes',
  ],
  [{ crafts: ['wood'], jobs: [], shares: [{ name: 'a' }] }, 'crafts "wood", shares a list of 1'],
  [
    { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9 },
    'b 2, c 3, d 4, e 5, f 6, g 7, h 8, i 9, and 1 earlier answer',
  ],
  [{ name: 'x'.repeat(200) }, `name "${'x'.repeat(39)}…" (200 characters)`],
])('%j reads %s', (answers, words) => {
  expect(answersInWords(answers)).toBe(words);
});

test.each([
  ['cafÃ©', 'garbled'],
  ['itâ€™s', 'garbled'],
  ['caf\uFFFD', 'garbled'],
  ['\u202Eabc', 'direction of reading'],
  ['a\u0007b', 'control character'],
  ['P\u0430yroll', 'two alphabets'],
  ['Hello {{name}}', 'another system'],
  ['Hello %s', 'another system'],
  ['${amount}', 'another system'],
])('%j is damaged: %s', (text, problem) => {
  expect(damageTo(text).join()).toContain(problem);
});

test.each([
  'café',
  'O’Brien & Sons, José',
  '100% of {max}',
  'Ångström',
  '“I Understand”',
  '$1,200 {count}',
])('%s stays as typed', (text) => {
  expect(damageTo(text)).toEqual([]);
});
