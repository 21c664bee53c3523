import { expect, it } from 'vitest';
import { numberFromWord, wordFor } from '../../../src/engine/logic/number-words.ts';

it('a number is read from a word or from digits', () => {
  expect(['three', 'Twelve', '25', 'many', ''].map(numberFromWord)).toEqual([
    3,
    12,
    25,
    null,
    null,
  ]);
});

it('a whole number up to ten has a word', () => {
  expect([0, 3, 10, 11, 2.5, -1].map(wordFor)).toEqual([
    'zero',
    'three',
    'ten',
    undefined,
    undefined,
    undefined,
  ]);
});
