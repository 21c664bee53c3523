// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ActionBar } from '../../../../src/engine/ui/toasts/ActionBar.tsx';
import { notify, retract } from '../../../../src/engine/ui/toasts/notify.ts';
import { ToastHost } from '../../../../src/engine/ui/toasts/ToastHost.tsx';
import { endToasts } from './end-toasts.tsx';
import toasts from '../../../../src/engine/ui/toasts/toasts.json' with { type: 'json' };

beforeEach(() => {
  endToasts();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const tell = (...all: string[]) =>
  act(() => all.forEach((text) => notify({ tone: 'info', text, about: text })));
const shown = () => screen.queryAllByText(/^(One|Two|Three|Four)$/).map((one) => one.textContent);

it('at most three toasts are shown at a time, each for four seconds; the others wait', () => {
  expect(toasts).toEqual({ atMost: 3, milliseconds: 4000 });
  render(<ToastHost />);
  tell('One', 'Two', 'Three');
  pass(1000);
  tell('Four');
  expect(shown()).toEqual(['One', 'Two', 'Three']);
  pass(2999);
  expect(shown()).toEqual(['One', 'Two', 'Three']);
  pass(1);
  expect(shown()).toEqual(['Four']);
  pass(3999);
  expect(shown()).toEqual(['Four']);
  pass(1);
  expect(shown()).toEqual([]);
});

it('a toast waits for a page that shows it, and then has its whole time, even if effects run twice', () => {
  tell('One');
  pass(10_000);
  render(
    <StrictMode>
      <ToastHost />
    </StrictMode>,
  );
  pass(3999);
  expect(shown()).toEqual(['One']);
  pass(1);
  expect(shown()).toEqual([]);
});

it('a retracted toast goes, shown or waiting', () => {
  render(<ToastHost />);
  tell('One', 'Two', 'Three', 'Four');
  act(() => retract('Four'));
  act(() => retract('One'));
  expect(shown()).toEqual(['Two', 'Three']);
});

it.each([
  { what: 'the pointer', on: fireEvent.pointerEnter, off: fireEvent.pointerLeave },
  { what: 'the focus', on: fireEvent.focus, off: fireEvent.blur },
])('a toast stays while $what is on it', ({ on, off }) => {
  render(<ToastHost />);
  tell('One');
  pass(3000);
  const close = screen.getByRole('button', { name: 'Close this message' });
  const card = close.parentElement ?? close;
  on(card);
  pass(60_000);
  expect(shown()).toEqual(['One']);
  off(card);
  pass(999);
  expect(shown()).toEqual(['One']);
  pass(1);
  expect(shown()).toEqual([]);
});

it('toasts are above the buttons of the page, and keep their time when a page takes the place of another', () => {
  const page = (name?: string) => (
    <>
      {name !== undefined && (
        <ActionBar key={name}>
          <button type="button">{name}</button>
        </ActionBar>
      )}
      <ToastHost />
    </>
  );
  const { rerender } = render(page('Continue'));
  const isAbove = (name: string) => {
    const bar = screen.getByRole('button', { name }).parentElement;
    return bar?.firstElementChild?.contains(screen.getByText('One'));
  };
  tell('One');
  expect(isAbove('Continue')).toBe(true);
  pass(1500);
  rerender(page('Purchase'));
  expect(isAbove('Purchase')).toBe(true);
  pass(1500);
  rerender(page());
  expect(screen.getByRole('status').contains(screen.getByText('One'))).toBe(true);
  pass(999);
  expect(shown()).toEqual(['One']);
  pass(1);
  expect(shown()).toEqual([]);
});
