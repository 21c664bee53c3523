import fc from 'fast-check';
import type { Json } from '../../../src/engine/logic/json.ts';

/** Anything that a broken draft could contain. */
export const garbage: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, '', 0, false, [], {}, [null], [[]], 'construction'),
  fc.jsonValue({ maxDepth: 2 }).map((value): Json => JSON.parse(JSON.stringify(value))),
);
