import { expect, test } from 'vitest';
import { g12 } from '../../../../../src/checker/lint/rules/graph/stuck.ts';
import { findings, FLOW, look, oneMore } from '../../one-more-field.ts';

const offer = (name: string) =>
  findings(
    [
      ...oneMore({ type: 'string' }, look('select', { choicesFrom: name })),
      { file: FLOW, set: '/values/oneText', to: { var: 'kind' } },
    ],
    g12,
  );

test('the options that a field offers are strings', () => {
  expect(offer('offeredJobs')).toEqual([]);
  expect(offer('oneText')).toMatchObject([
    {
      file: FLOW,
      pointer: '/values/oneText',
      message: expect.stringContaining('instead of a list of texts'),
    },
  ]);
});
