import { beforeEach, expect, it, vi } from 'vitest';
import { sendTimer, type SendTimer } from '../../../../src/engine/draft/remote/outbox.ts';
import { fakeClock, type FakeClock } from '../world.ts';

const send = vi.fn<() => void>();

let clock: FakeClock;
let timer: SendTimer;

beforeEach(() => {
  send.mockReset();
  clock = fakeClock();
  timer = sendTimer(clock, send);
});

it('sends once, 800 ms after the last change', async () => {
  timer.pause();
  await clock.advance(700);
  timer.pause();
  await clock.advance(799);
  expect([send.mock.calls.length, timer.waitsFor()]).toEqual([0, 'pause']);
  await clock.advance(1);
  expect([send.mock.calls.length, timer.waitsFor()]).toEqual([1, undefined]);
  await clock.advance(60_000);
  expect(send).toHaveBeenCalledOnce();
});

it('sends at most 5 s after the first change, however many follow', async () => {
  for (let waited = 0; waited < 5_000; waited += 100) {
    expect(send).not.toHaveBeenCalled();
    timer.pause();
    await clock.advance(100);
  }
  expect(send).toHaveBeenCalledOnce();
});

it('restarts the 5 s once it has sent', async () => {
  timer.pause();
  await clock.advance(4_000);
  send.mockReset();
  timer.pause();
  await clock.advance(799);
  timer.pause();
  await clock.advance(799);
  expect(send).not.toHaveBeenCalled();
});

it('waits for a retry instead of the pause, or for a pause instead of the retry', async () => {
  timer.pause();
  timer.retry(30_000);
  expect(timer.waitsFor()).toBe('retry');
  await clock.advance(29_999);
  expect(send).not.toHaveBeenCalled();
  timer.pause();
  expect(timer.waitsFor()).toBe('pause');
  await clock.advance(800);
  expect(send).toHaveBeenCalledOnce();
});

it('a pause after a retry starts at its own beginning', async () => {
  timer.retry(30_000);
  await clock.advance(20_000);
  timer.pause();
  await clock.advance(799);
  expect(send).not.toHaveBeenCalled();
});

it('sends nothing once it is stopped, and waits again on request', async () => {
  timer.pause();
  timer.stop();
  await clock.advance(60_000);
  expect([send.mock.calls.length, timer.waitsFor()]).toEqual([0, undefined]);
  timer.pause();
  await clock.advance(800);
  expect(send).toHaveBeenCalledOnce();
});

it('does nothing once it is closed', async () => {
  timer.pause();
  timer.close();
  timer.retry(100);
  timer.pause();
  await clock.advance(60_000);
  expect([send.mock.calls.length, timer.waitsFor(), clock.next()]).toEqual([
    0,
    undefined,
    undefined,
  ]);
});
