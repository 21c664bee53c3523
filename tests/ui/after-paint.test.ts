// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paintQueue, type PaintQueue } from '../../src/ui/after-paint.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] }));
afterEach(() => vi.useRealTimers());

describe('actions deferred until after the paint', () => {
  /** Defers an action for each letter that records it. */
  const noting = (queue: PaintQueue, letters: string, done: string[]) => {
    for (const letter of letters) queue.later(() => done.push(letter));
  };
  const paint = () => vi.advanceTimersByTime(50);

  it('run after it, in order', () => {
    const [queue, done] = [paintQueue(), [] as string[]];
    noting(queue, 'ab', done);
    expect(done).toEqual([]);
    paint();
    expect(done).toEqual(['a', 'b']);
  });

  it('run once, even if flushed before', () => {
    const [queue, done] = [paintQueue(), [] as string[]];
    noting(queue, 'a', done);
    queue.now();
    noting(queue, 'b', done);
    expect(done).toEqual(['a']);
    paint();
    expect(done).toEqual(['a', 'b']);
  });

  it('keep their order if one of them flushes the others', () => {
    const [queue, done] = [paintQueue(), [] as string[]];
    queue.later(() => {
      queue.now();
      done.push('a');
    });
    noting(queue, 'b', done);
    paint();
    expect(done).toEqual(['a', 'b']);
  });

  it('run what one of them defers in a separate task', () => {
    const [queue, done] = [paintQueue(), [] as string[]];
    queue.later(() => noting(queue, 'c', done));
    noting(queue, 'ab', done);
    queue.now();
    expect(done).toEqual(['a', 'b']);
    vi.advanceTimersByTime(0);
    expect(done).toEqual(['a', 'b', 'c']);
  });

  it('are not lost if one of them throws', () => {
    const [queue, done] = [paintQueue(), [] as string[]];
    queue.later(() => {
      throw new Error('It fails');
    });
    noting(queue, 'a', done);
    expect(queue.now).toThrow('It fails');
    paint();
    expect(done).toEqual(['a']);
  });
});
