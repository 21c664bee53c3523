import { expect, test } from 'vitest';
import { openAllowance } from '../../../src/server/backend/allowance.ts';

test('a burst is allowed, then as much as comes back in time', () => {
  let now = 0;
  const allowance = openAllowance({ burst: 3, perSecond: 0.5 }, () => now);
  const use = () => {
    const seconds = allowance.wait('a');
    if (seconds === 0) allowance.use('a');
    return seconds;
  };
  expect([use(), use(), use(), use()]).toEqual([0, 0, 0, 2]);
  now = 1_000;
  expect(use()).toBe(1);
  now = 2_000;
  expect([use(), use()]).toEqual([0, 2]);
  now = 1_000_000;
  expect([use(), use(), use(), use()]).toEqual([0, 0, 0, 2]);
});

test('each address has an allowance of its own, also when ten thousand others come', () => {
  const allowance = openAllowance({ burst: 1, perSecond: 1 }, () => 0);
  allowance.use('a');
  expect([allowance.wait('a'), allowance.wait('b')]).toEqual([1, 0]);
  for (let n = 0; n < 9_999; n += 1) allowance.use(`other ${n}`);
  expect(allowance.wait('a')).toBe(1);
  allowance.use('one more');
  expect(allowance.wait('a')).toBe(0);
});
