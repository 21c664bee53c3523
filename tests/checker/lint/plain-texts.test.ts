import { expect, test } from 'vitest';
import { findings, SCHEMA } from './one-more-field.ts';

const titled = (text: string) =>
  findings([{ file: SCHEMA, set: '/description', to: text }]).map(
    ({ code, severity }) => `${code} ${severity}`,
  );

test.each(['R&D; sales', 'AT&T; ask', 'Q&A; we answer', 'P&L; last year', 'Fish & chips; daily'])(
  '"%s" is no HTML',
  (text) => {
    expect(titled(text)).toEqual([]);
  },
);

test.each(['Terms &amp; more', 'A&nbsp;space', '&#233;', '&#xE9;', '&copy; 2025', 'caf&eacute;'])(
  '"%s" is HTML that visitors would see',
  (text) => {
    expect(titled(text)).toEqual(['C1 error']);
  },
);

test('a text of 401 characters is a warning, and one of 400 is none', () => {
  expect(titled('a'.repeat(400))).toEqual([]);
  expect(titled('a'.repeat(401))).toEqual(['C6 warning']);
});
