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
});

function open(isOpen = true) {
  const values = stepValues({ name: 'Ada' });
  const hook = renderHook((props) => useFieldValues(values, props.isOpen, { entered, chosen }), {
    initialProps: { isOpen },
  });
  return { ...hook, values, enter: (value: string) => hook.result.current.enter(['name'], value) };
}

/** Puts the focus into an input of that type, by a pointer or by keys. */
function focus(type: string, by: 'pointer' | 'keys' = 'pointer') {
  const input = document.createElement('input');
  input.type = type;
  document.body.append(input);
  input.focus();
  vi.spyOn(input, 'matches').mockImplementation(
    (selector) => selector === ':focus-visible' && by === 'keys',
  );
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

it.each([
  ['radio', 'pointer'],
  ['checkbox', 'pointer'],
  ['checkbox', 'keys'],
  ['button', 'keys'],
] as const)(
  'what follows from a choice (%s, by %s) comes after the paint, or when all values are asked for',
  (type, by) => {
    focus(type, by);
    const { values, enter } = open();
    enter('Eve');
    expect([entered.mock.calls.length, chosen.mock.calls.length]).toEqual([1, 0]);
    act(() => void values.latest());
    expect(chosen).toHaveBeenCalledOnce();
  },
);

it('a radio on the way through by keys is in force at once, as a key in a text is', () => {
  focus('radio', 'keys');
  const { values, enter } = open();
  for (const value of ['Eve', 'Ida', 'Ulf']) {
    enter(value);
    values.changes.now();
    expect(values.read(['name'])).toBe(value);
  }
  expect([entered.mock.calls.length, chosen.mock.calls.length]).toEqual([3, 0]);
});

it('is the same object from one rendering to the next, so that no field is drawn for it', () => {
  const { result, rerender } = open();
  const before = result.current;
  rerender({ isOpen: true });
  expect(result.current).toBe(before);
});
