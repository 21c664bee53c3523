import { expect, test } from 'vitest';
import { c10 } from '../../../../../src/checker/lint/rules/content/c10-figures.ts';
import { findings, oneMore } from '../../one-more-field.ts';

const found = (minimum: string, maximum: string) =>
  findings(
    oneMore(
      { type: 'integer', minimum: 2, maximum: 9 },
      { 'ui:widget': 'number', 'ui:options': { errors: { minimum, maximum } } },
    ),
    c10,
  ).map(({ pointer }) => pointer.split('/').at(-1));

test('a message about one limit does not fill in the other one alone', () => {
  expect(found('Enter at least {max}', 'Enter {min} at most')).toEqual(['minimum', 'maximum']);
});

test('a message may fill in its own limit, or both', () => {
  expect(found('Enter at least {min}', 'Enter {max} at most')).toEqual([]);
  expect(found('Enter {min} to {max}', 'Enter {minInWords} to {maxInWords}')).toEqual([]);
});

const most = (maximum: string) =>
  findings(
    oneMore(
      { type: 'integer', minimum: 1, maximum: 2_000_000 },
      {
        'ui:widget': 'number',
        'ui:options': { errors: { minimum: 'Enter one or more', maximum } },
      },
    ),
    c10,
  ).length;

test('a limit may be written with its unit', () => {
  expect(most('Enter 2 million dollars at most')).toBe(0);
  expect(most('Enter $2M at most')).toBe(0);
  expect(most('Enter 3 million dollars at most')).toBe(1);
});

test('a limit may be said in words, with the other one beside it', () => {
  expect(found('Enter two or more, 9 at most', 'Enter nine at most, from 2 on')).toEqual([]);
});

test('a limit below zero is read with its sign', () => {
  const said = (minimum: string) =>
    findings(
      oneMore(
        { type: 'number', minimum: -40, maximum: 90 },
        { 'ui:widget': 'decimal', 'ui:options': { errors: { minimum } } },
      ),
      c10,
    ).length;
  expect(said('Enter {min} or more')).toBe(0);
  expect(said('Enter -30 or more')).toBe(1);
});
