import { expect, test } from 'vitest';
import { t6 } from '../../../../../src/checker/lint/rules/fields/patterns.ts';
import { findings, look, oneMore } from '../../one-more-field.ts';

const found = (pattern: string) =>
  findings(oneMore({ type: 'string', maxLength: 9, pattern }, look('text')), t6).map(
    ({ suggestion }) => suggestion,
  );

test('each alternative of a pattern is held to the whole text', () => {
  expect(found('^(a|b)$')).toEqual([]);
  expect(found('^a$|^b$')).toEqual([]);
  expect(found('^a|b$')).toEqual(['Put them in parentheses: "^(a|b)$".']);
});

test('a pattern is written without the slashes of JavaScript', () => {
  expect(found('/^[a-z]+$/i')).toEqual(['Write it without slashes and flags: "^[a-z]+$".']);
  expect(found('^/[a-z]+$')).toEqual([]);
});
