import { expect, it, vi } from 'vitest';
import { noticeQueue } from '../../../src/engine/draft/notice-queue.ts';
import { notice } from '../../../src/engine/draft/texts.ts';

it('delivers early and later notices in order, each once', () => {
  const queue = noticeQueue([notice('damaged')]);
  queue.add(notice('autosaveFailed'));
  expect(queue.take()).toEqual([notice('damaged'), notice('autosaveFailed')]);
  expect(queue.take()).toEqual([]);
});

it('notifies its listener of each notice, until it unsubscribes', () => {
  const queue = noticeQueue([]);
  const told = vi.fn<() => void>();
  const stop = queue.subscribe(told);
  queue.add(notice('autosaveFailed'));
  expect(told).toHaveBeenCalledOnce();
  stop();
  queue.add(notice('autosaveFailed'));
  expect(told).toHaveBeenCalledOnce();
});
