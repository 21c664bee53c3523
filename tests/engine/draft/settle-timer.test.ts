import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settleTimer, type SettleTimer } from '../../../src/engine/draft/local-draft.ts';
import { seededAsync } from './seeded.ts';
import { fakeClock, type FakeClock } from './world.ts';

let clock: FakeClock;
let timer: SettleTimer;
const settle = vi.fn<() => void>();

beforeEach(() => {
  settle.mockClear();
  clock = fakeClock();
  timer = settleTimer(clock, settle);
});

describe('the pause before answers are stored', () => {
  it('restarts with each key', async () => {
    for (let key = 0; key < 5; key += 1) {
      timer.wait('typing');
      await clock.advance(399);
    }
    expect(settle).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(settle).toHaveBeenCalledTimes(1);
  });

  it('is under 50 ms for a choice, even right after typing', async () => {
    timer.wait('typing');
    timer.wait('choice');
    await clock.advance(49);
    expect(settle).toHaveBeenCalledTimes(1);
    await clock.advance(1_000);
    expect(settle).toHaveBeenCalledTimes(1);
  });

  it('ends without settling once it is stopped', async () => {
    timer.wait('typing');
    timer.stop();
    await clock.advance(10_000);
    expect(settle).not.toHaveBeenCalled();
  });

  it('ends on a clock that stands still or is set back', async () => {
    timer = settleTimer({ ...clock, now: () => 0 }, settle);
    timer.wait('typing');
    await clock.advance(400);
    expect(settle).toHaveBeenCalledTimes(1);
  });

  it('settles once after the last of several answers, within its pause', async () => {
    const entering = fc.record({
      pace: fc.constantFrom('typing' as const, 'choice' as const),
      after: fc.nat({ max: 19 }),
    });
    await seededAsync(
      fc.asyncProperty(fc.array(entering, { minLength: 1, maxLength: 30 }), async (all) => {
        settle.mockClear();
        for (const { pace, after } of all) {
          await clock.advance(after);
          timer.wait(pace);
        }
        await clock.advance(all.at(-1)?.pace === 'choice' ? 20 : 400);
        expect(settle).toHaveBeenCalledTimes(1);
        await clock.advance(1_000);
        expect(settle).toHaveBeenCalledTimes(1);
      }),
    );
  });
});
