import { expect, test, vi } from 'vitest';
import { openRateLimiter } from '../../../src/server/backend/rest-handler.ts';

test('a burst is allowed, then as much as is refilled over time', () => {
  let now = 0;
  const limiter = openRateLimiter({ burst: 3, perSecond: 0.5 }, () => now);
  const use = () => {
    const seconds = limiter.wait('a');
    if (seconds === 0) limiter.use('a');
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

test('each address has its own allowance, even with ten thousand others', () => {
  const limiter = openRateLimiter({ burst: 1, perSecond: 1 }, () => 0);
  limiter.use('a');
  expect([limiter.wait('a'), limiter.wait('b')]).toEqual([1, 0]);
  for (let n = 0; n < 9_999; n += 1) limiter.use(`other ${n}`);
  expect(limiter.wait('a')).toBe(1);
  limiter.use('one more');
  expect(limiter.wait('a')).toBe(0);
});

test('a clock that is set back locks nobody out', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const limiter = openRateLimiter({ burst: 10, perSecond: 1 });
  limiter.use('a');
  vi.setSystemTime(Date.now() - 60 * 60 * 1000);
  expect(limiter.wait('a')).toBe(0);
  vi.useRealTimers();
});
