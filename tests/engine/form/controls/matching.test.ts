import { expect, it } from 'vitest';
import { matching } from '../../../../src/engine/form/controls/matching.ts';

const names = ['Carpentry, framing', 'Carpentry, interior trim', 'Concrete flatwork'];
const found = (sought: string) => matching(names, sought, (name) => name);

it.each([
  ['', names],
  ['  ', names],
  ['carp', names.slice(0, 2)],
  ['TRIM carp', names.slice(1, 2)],
  ['flat  work', names.slice(2)],
  ['roof', []],
])('a search for "%s" finds %j', (sought, expected) => {
  expect(found(sought)).toEqual(expected);
});
