import { expect, it } from 'vitest';
import { withoutSchema } from '../../../src/server/vite/editor-only.ts';

it('a content file is loaded without its key for editors', () => {
  const text = '{ "$schema": "../meta/quote.schema.json", "title": "Your quote", "n": [1, null] }';
  expect(JSON.parse(withoutSchema(text))).toEqual({ title: 'Your quote', n: [1, null] });
});

it('a file without that key stays the same', () => {
  expect(withoutSchema('[{ "$schema": "a key of an entry" }]')).toBe(
    '[{ "$schema": "a key of an entry" }]',
  );
  expect(JSON.parse(withoutSchema('{ "title": "Your quote" }'))).toEqual({ title: 'Your quote' });
});
