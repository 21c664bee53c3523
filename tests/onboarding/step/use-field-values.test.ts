// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stepValues } from '../../../src/onboarding/step/step-values.ts';
import { useFieldValues } from '../../../src/onboarding/step/use-field-values.ts';

const entered = vi.fn<() => void>();
const chosen = vi.fn<() => void>();

beforeEach(() => {
  entered.mockReset();
  chosen.mockReset();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

function open(isOpen = true) {
  const values = stepValues({ name: 'Ada' });
  const hook = renderHook((props) => useFieldValues(values, props.isOpen, { entered, chosen }), {
    initialProps: { isOpen },
  });
  return { ...hook, values, enter: (value: string) => hook.result.current.enter(['name'], value) };
}

/** Puts the focus into an input of that type. */
function focus(type: string) {
  const input = document.createElement('input');
  input.type = type;
  document.body.append(input);
  input.focus();
}

it('takes nothing before the step is open', () => {
  const { values, enter, rerender } = open(false);
  enter('Eve');
  expect([values.latest(), entered.mock.calls.length]).toEqual([{ name: 'Ada' }, 0]);
  rerender({ isOpen: true });
  enter('Eve');
  expect([values.latest(), entered.mock.calls.length]).toEqual([{ name: 'Eve' }, 1]);
});

it('a key in a text field is in force at once, and nothing else waits for the paint', () => {
  focus('text');
  const { values, enter } = open();
  enter('Eve');
  values.changes.now();
  expect(values.read(['name'])).toBe('Eve');
  expect([entered.mock.calls.length, chosen.mock.calls.length]).toEqual([1, 0]);
});

it.each(['radio', 'checkbox', 'button'])(
  'what follows from a choice (%s) comes after the paint, or when all values are asked for',
  (type) => {
    focus(type);
    const { values, enter } = open();
    enter('Eve');
    expect([entered.mock.calls.length, chosen.mock.calls.length]).toEqual([1, 0]);
    act(() => void values.latest());
    expect(chosen).toHaveBeenCalledOnce();
  },
);

it('what follows from choices in passing comes with the first and once they pause', () => {
  vi.useFakeTimers();
  focus('radio');
  const { values, enter } = open();
  for (const [index, value] of ['Eve', 'Ida', 'Ulf', 'Zoe'].entries()) {
    enter(value);
    act(() => void values.latest());
    expect([values.read(['name']), chosen.mock.calls.length]).toEqual([value, 1]);
    vi.advanceTimersByTime(index === 3 ? 150 : 33);
  }
  expect(chosen).toHaveBeenCalledTimes(2);
});

it('is the same object from one rendering to the next, so that no field is drawn for it', () => {
  const { result, rerender } = open();
  const before = result.current;
  rerender({ isOpen: true });
  expect(result.current).toBe(before);
});
