import { expect, it, vi } from 'vitest';
import { noticeQueue } from '../../src/draft/notice-queue.ts';
import { notice } from '../../src/draft/texts.ts';

it('hands over what waits from the start and what was added, in order, each once', () => {
  const queue = noticeQueue([notice('damaged')]);
  queue.add(notice('autosaveFailed'));
  expect(queue.take()).toEqual([notice('damaged'), notice('autosaveFailed')]);
  expect(queue.take()).toEqual([]);
});

it('tells of each notice that is added, until nobody listens', () => {
  const queue = noticeQueue([]);
  const told = vi.fn<() => void>();
  const stop = queue.subscribe(told);
  queue.add(notice('autosaveFailed'));
  expect(told).toHaveBeenCalledOnce();
  stop();
  queue.add(notice('autosaveFailed'));
  expect(told).toHaveBeenCalledOnce();
});
