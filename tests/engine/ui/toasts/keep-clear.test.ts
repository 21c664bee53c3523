import { describe, expect, it } from 'vitest';
import { liftOver } from '../../../../src/engine/ui/toasts/keep-clear.ts';

describe('toasts beside the bar of buttons', () => {
  it.each([
    { name: 'stand above a bar that sticks to the edge', bar: [740, 844], stack: 80, lift: 104 },
    { name: 'stand below a bar that leaves room there', bar: [500, 640], stack: 80, lift: 0 },
    { name: 'stand above one that leaves too little', bar: [500, 640], stack: 240, lift: 344 },
    {
      name: 'stand at the edge while the bar is out of sight',
      bar: [900, 980],
      stack: 80,
      lift: 0,
    },
  ])('$name', ({ bar: [top = 0, bottom = 0], stack, lift }) => {
    expect(liftOver([{ top, bottom }], stack, 844)).toBe(lift);
  });

  it('are at the edge of a page without buttons', () => {
    expect(liftOver([], 80, 844)).toBe(0);
  });
});

describe('toasts among controls', () => {
  const taken = [
    { top: 0, bottom: 76 },
    { top: 300, bottom: 348 },
    { top: 440, bottom: 600 },
    { top: 620, bottom: 844 },
  ];

  it.each([
    { name: 'stand in the gap nearest to the edge', stack: 60, lift: 844 - 440 },
    { name: 'pass over a gap that is too small', stack: 80, lift: 844 - 300 },
    { name: 'have no place where no gap is large enough', stack: 210, lift: undefined },
  ])('$name', ({ stack, lift }) => {
    expect(liftOver(taken, stack, 844)).toBe(lift);
  });
});
