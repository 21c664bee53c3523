import { expect, test } from 'vitest';
import { hasEndlessFigures } from '../../../src/server/backend/rest/statement.ts';

test.for([
  ['1e131071', true],
  ['{"a":[1,-2.5E+100]}', true],
  ['1e-16383', true],
  ['0e-0016383', true],
  ['"a" , 1e100', true],
  ['1e99', false],
  ['-1E-00099', false],
  ['[true,false,1000000]', false],
  ['"1e131071"', false],
  ['"a \\" 1e131071"', false],
  ['{"1e131071":"\\\\"}', false],
] as const)('%s is written out with hundreds of digits: %s', ([json, expected]) => {
  expect(hasEndlessFigures(json)).toBe(expected);
});
