import { expect, it } from 'vitest';
import { withoutSchema } from '../../../src/server/vite/editor-only.ts';

it('a content file comes without the key that is for editors', () => {
  const text = '{ "$schema": "../meta/quote.schema.json", "title": "Your quote", "n": [1, null] }';
  expect(JSON.parse(withoutSchema(text))).toEqual({ title: 'Your quote', n: [1, null] });
});

it('a file without it says the same as before', () => {
  expect(withoutSchema('[{ "$schema": "a key of an entry" }]')).toBe(
    '[{ "$schema": "a key of an entry" }]',
  );
  expect(JSON.parse(withoutSchema('{ "title": "Your quote" }'))).toEqual({ title: 'Your quote' });
});
