import { expect, test } from 'vitest';
import { parseField } from '../../../src/server/backend/rest/field.ts';
import { parseFilter } from '../../../src/server/backend/rest/filter.ts';
import { parseOrder } from '../../../src/server/backend/rest/order.ts';

const path = (steps: number) => `answers${'->a'.repeat(steps)}`;
const unparsable = expect.objectContaining({
  status: 400,
  body: expect.objectContaining({ code: 'PGRST100' }),
});

test('a path goes as deep as answers may be nested', () => {
  expect(parseField(path(20)).steps).toHaveLength(20);
});

test.for([
  ['selected', () => parseField(path(21))],
  ['filtered by', () => parseFilter(path(21), 'is.null')],
  ['ordered by', () => parseOrder(`${path(21)}.desc`)],
] as const)('nothing deeper is %s', ([, parse]) => {
  expect(parse).toThrow(unparsable);
});

test.for(['id\0', 'answers->a\0'])('a NUL in a name is refused: %j', (text) => {
  expect(() => parseField(text)).toThrow(unparsable);
});
