import { expect, test } from 'vitest';
import type { Finding } from '../../../../src/checker/lint/rule.ts';
import { sessionOfWitness, witnessesOf } from '../../../../src/studio/session/paths/session.ts';

const finding = (step?: string): Finding => ({
  code: 'G6',
  name: 'branch-taken',
  severity: 'error',
  file: 'flows/tiny.json',
  pointer: '/steps/1',
  message: 'Somebody is stuck.',
  line: 1,
  column: 1,
  ...(step !== undefined && { witness: { step, path: `/${step}`, answers: { kind: 'craft' } } }),
});
const place = (id: string) => ({ id, label: id, at: '', files: [] });

test('only findings that a visitor of this questionnaire meets can be replayed', () => {
  const flow = { steps: [place('crafts')], pages: [place('offer')] };
  const all = [finding('crafts'), finding('offer'), finding('elsewhere'), finding()];
  expect(witnessesOf(all, flow)).toEqual(all.slice(0, 2));
  expect(witnessesOf(all, undefined)).toEqual([]);
});

test('a witness has the answers of the finding, and has not pressed Continue yet', () => {
  expect(sessionOfWitness({ answers: { kind: 'craft' } })).toEqual({
    answers: { kind: 'craft' },
    actions: {},
  });
});
