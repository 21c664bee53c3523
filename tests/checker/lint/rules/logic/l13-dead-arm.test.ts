import { expect, test } from 'vitest';
import { l13 } from '../../../../../src/checker/lint/rules/logic/outcomes.ts';
import type { Json } from '../../../../../src/engine/logic/json.ts';
import { findings, FLOW } from '../../one-more-field.ts';

const AT = '/values/offeredJobs';
const kind = { var: 'kind' };

test.each<[string, Json[], string[]]>([
  ['the fixed value last', [kind, 'none'], []],
  ['an empty list first', [[], kind], [`${AT}/firstOf/1`]],
  ['a text between two answers', [kind, 'none', { var: 'area' }], [`${AT}/firstOf/2`]],
  ['no fixed value', [kind, { var: 'area' }], []],
])('"firstOf" with %s', (_case, operands, wanted) => {
  const edit = { file: FLOW, set: AT, to: { firstOf: operands } };
  expect(findings([edit], l13).map(({ pointer }) => pointer)).toEqual(wanted);
});
