import { expect, it } from 'vitest';
import { matchingTexts } from '../../../../src/checker/proof/answers/pattern.ts';

it.each([
  ['^(?!\\s*$).+', 0],
  ['\\bkey\\b', 0],
  ['^(a|b)\\1$', 0],
  ['(?<=#)\\d+', 0],
  ['^(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).{8,}$', 0],
  ['^(?!000|666)\\d{3}-(?!00)\\d{2}-(?!0000)\\d{4}$', 0],
  ['^(?!.*--)[a-z-]+$', 5],
  ['^((?!admin).)*$', 3],
])('finds texts of %s, each of which matches and is no shorter than %i', (pattern, min) => {
  const found = matchingTexts(pattern, min);
  const texts = found.known ? found.texts : [];
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => !new RegExp(pattern, 'u').test(text))).toEqual([]);
  expect(Math.min(...texts.map((text) => text.length))).toBeGreaterThanOrEqual(min);
});

it('does not say that there is none where it found none', () => {
  expect(matchingTexts('^(?=a)b$')).toEqual({ known: false });
  expect(matchingTexts('^[ab]$', 2)).toEqual({ known: true, texts: [] });
});
