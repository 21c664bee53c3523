import { describe, expect, test } from 'vitest';
import { BOOKKEEPING, PROGRESS } from '../../../../../src/engine/draft/stored-keys.ts';
import { f8 } from '../../../../../src/checker/lint/rules/files/names.ts';
import { CONSENTS } from '../../../../../src/engine/flow/consents.ts';
import { findings, FLOW } from '../../one-more-field.ts';

describe.each([...BOOKKEEPING, ...PROGRESS, CONSENTS])(
  'no section may be called %s, which the app keeps with every draft,',
  (name) => {
    test.each(['/steps/5/answers', '/pages/0/keeps'])('at %s', (set) => {
      expect(findings([{ file: FLOW, set, to: name }], f8)).toMatchObject([
        { file: FLOW, pointer: set, message: expect.stringContaining(name) },
      ]);
    });
  },
);

test.each(['catalog', 'content', 'meta'])('no step may live in schemas/%s', (id) => {
  expect(findings([{ file: FLOW, set: '/steps/3/id', to: id }], f8)).toMatchObject([
    { pointer: '/steps/3/id' },
  ]);
});
