import { expect, it } from 'vitest';
import { createTypeAhead } from '../../../../src/engine/form/search/type-ahead.ts';

const states = [
  ['Maine', 'ME'],
  ['Maryland', 'MD'],
  ['Massachusetts', 'MA'],
  ['New York', 'NY'],
  ['Tennessee', 'TN'],
  ['Texas', 'TX'],
] as const;
const choices = states.map(([name]) => ({ value: name, label: name }));
const keywords = Object.fromEntries(states.map(([name, code]) => [name, [code]]));

/** What is chosen after each key, with so many milliseconds between them. */
function typed(text: string, between = 100): (string | undefined)[] {
  const press = createTypeAhead(keywords);
  let current: string | undefined;
  return Array.from(text).map(
    (key, n) => (current = press(key, 5000 + n * between, choices, current)),
  );
}

it.each([
  ['tx', 'Texas'],
  ['TX', 'Texas'],
  ['ny', 'New York'],
  ['ma', 'Massachusetts'],
  ['mar', 'Maryland'],
  ['mai', 'Maine'],
  ['new york', 'New York'],
])('typing "%s" chooses %s', (text, state) => {
  expect(typed(text).at(-1)).toBe(state);
});

it('the same letter again chooses the next that begins with it', () => {
  expect(typed('mmmm')).toEqual(['Maine', 'Maryland', 'Massachusetts', 'Maine']);
});

it('after a pause the next letter starts again', () => {
  expect(typed('tm', 1500)).toEqual(['Tennessee', 'Maine']);
});

it('nothing is chosen by letters that no choice has, or by other keys', () => {
  expect(typed('xq').at(-1)).toBeUndefined();
  expect(createTypeAhead(keywords)('Enter', 5000, choices, undefined)).toBeUndefined();
  expect(createTypeAhead(keywords)(' ', 5000, choices, undefined)).toBeUndefined();
});
