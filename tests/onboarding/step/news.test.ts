import { describe, expect, it } from 'vitest';
import { withNews } from '../../../src/onboarding/step/news.ts';

describe('what is entered here, over what came from elsewhere', () => {
  it.each([
    ['another field', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }, { a: 2, b: 3 }],
    ['the same field', { a: 1 }, { a: 2 }, { a: 3 }, { a: 3 }],
    ['a field that is new there', {}, { a: 2 }, { b: 3 }, { a: 2, b: 3 }],
    ['a field that is gone there', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 3 }, { b: 3 }],
    ['a field that is emptied here', { a: 1, b: 1 }, { a: 1, b: 2 }, { b: 1 }, { b: 2 }],
    ['a list, as a whole', { a: [1] }, { a: [2] }, { a: [1] }, { a: [2] }],
  ])('%s', (_case, first, elsewhere, here, expected) => {
    expect(withNews(first, elsewhere, here)).toEqual(expected);
  });
});
