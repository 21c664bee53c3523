import { expect, it } from 'vitest';
import { toVisitors } from '../../../src/server/vite/editor-only.ts';

it('a content file is loaded without its key for editors', () => {
  const text = '{ "$schema": "../meta/quote.schema.json", "title": "Your quote", "n": [1, null] }';
  expect(JSON.parse(toVisitors(text))).toEqual({ title: 'Your quote', n: [1, null] });
});

it('what has to be done before a launch is not loaded', () => {
  const text = '{ "stats": [{ "$launch": { "value": "A sample." }, "value": "4.8" }] }';
  expect(JSON.parse(toVisitors(text))).toEqual({ stats: [{ value: '4.8' }] });
});

it('a catalog is loaded without its keywords', () => {
  const text = '{ "$schema": "…", "entries": [{ "id": "a", "keywords": ["b"] }] }';
  expect(JSON.parse(toVisitors(text))).toEqual({ entries: [{ id: 'a' }] });
});

it('a file without that key stays the same', () => {
  expect(toVisitors('[{ "$schema": "a key of an entry" }]')).toBe(
    '[{ "$schema": "a key of an entry" }]',
  );
  expect(JSON.parse(toVisitors('{ "title": "Your quote" }'))).toEqual({ title: 'Your quote' });
});
