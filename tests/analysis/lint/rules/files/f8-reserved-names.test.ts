import { expect, test } from 'vitest';
import { BOOKKEEPING, PROGRESS } from '../../../../../src/draft/stored-keys.ts';
import { f8 } from '../../../../../src/analysis/lint/rules/files/f8-reserved-names.ts';
import { findings, FLOW } from '../../one-more-field.ts';

test.each([...BOOKKEEPING, ...PROGRESS])(
  'no section may be called %s, which the draft reserves for its bookkeeping',
  (name) => {
    const edit = { file: FLOW, set: '/steps/5/answers', to: name };
    expect(findings([edit], f8)).toMatchObject([
      { file: FLOW, pointer: '/steps/5/answers', message: expect.stringContaining(name) },
    ]);
  },
);

test.each(['catalog', 'content', 'meta'])('no step may live in schemas/%s', (id) => {
  expect(findings([{ file: FLOW, set: '/steps/3/id', to: id }], f8)).toMatchObject([
    { pointer: '/steps/3/id' },
  ]);
});
