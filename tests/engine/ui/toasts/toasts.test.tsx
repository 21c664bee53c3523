// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ActionBar } from '../../../../src/engine/ui/toasts/ActionBar.tsx';
import { notify, retract } from '../../../../src/engine/ui/toasts/notify.ts';
import { ToastHost } from '../../../../src/engine/ui/toasts/ToastHost.tsx';
import { endToasts } from './end-toasts.tsx';
import toasts from '../../../../src/engine/ui/toasts/toasts.json' with { type: 'json' };

// The first toast of a page waits for the library.
beforeAll(async () => {
  render(<ToastHost />);
  act(() => notify({ tone: 'info', text: 'Loaded' }));
  await screen.findByText('Loaded', {}, { timeout: 60_000 });
  cleanup();
});
beforeEach(() => {
  endToasts();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The library shows a toast, hides it and removes it in steps of its own: React draws after each. */
const STEPS = 4;
const drawn = async () => {
  for (let step = 0; step < STEPS; step += 1) await act(() => vi.advanceTimersByTimeAsync(0));
};
const pass = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await drawn();
};
const untilRemoved = async () => {
  await pass(125);
  await pass(175);
};
const tell = async (...all: string[]) => {
  await act(async () => all.forEach((text) => notify({ tone: 'info', text, about: text })));
  await drawn();
};
const shown = () =>
  screen
    .queryAllByText(/^(One|Two|Three|Four)$/)
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.textContent);

it('at most three toasts are shown at a time, each for four seconds; the others wait', async () => {
  expect(toasts).toEqual({ atMost: 3, milliseconds: 4000 });
  render(<ToastHost />);
  await tell('One', 'Two', 'Three');
  await pass(1000);
  await tell('Four');
  expect(shown()).toEqual(['One', 'Two', 'Three']);
  await pass(2999);
  expect(shown()).toEqual(['One', 'Two', 'Three']);
  await pass(1);
  await untilRemoved();
  expect(shown()).toEqual(['Four']);
  await pass(3999);
  expect(shown()).toEqual(['Four']);
  await pass(1);
  expect(shown()).toEqual([]);
});

it('a toast is still shown after the page was frozen for longer than that', async () => {
  render(<ToastHost />);
  await tell('One');
  // What is due in the meantime runs once, however late.
  await act(() => vi.runOnlyPendingTimersAsync());
  await untilRemoved();
  expect(shown()).toEqual(['One']);
  await pass(toasts.milliseconds);
  expect(shown()).toEqual([]);
});

it('a toast waits for a page that shows it, and then has its whole time, even if effects run twice', async () => {
  await tell('One');
  await pass(10_000);
  render(
    <StrictMode>
      <ToastHost />
    </StrictMode>,
  );
  await drawn();
  await pass(3999);
  expect(shown()).toEqual(['One']);
  await pass(1);
  expect(shown()).toEqual([]);
});

it('a toast that comes during a press is shown after its click, and is then gone in its turn', async () => {
  render(<ToastHost />);
  fireEvent.pointerDown(document.body);
  await tell('One');
  await tell('Two');
  expect(shown()).toEqual([]);
  fireEvent.pointerUp(document.body);
  fireEvent.click(document.body);
  await drawn();
  expect(shown()).toEqual(['One', 'Two']);
  fireEvent.pointerDown(document.body);
  await pass(4000);
  await untilRemoved();
  expect(shown()).toEqual(['One', 'Two']);
  fireEvent.pointerUp(document.body);
  await untilRemoved();
  await drawn();
  expect(shown()).toEqual([]);
});

it('a retracted toast goes, shown or waiting', async () => {
  render(<ToastHost />);
  await tell('One', 'Two', 'Three', 'Four');
  act(() => retract('Four'));
  act(() => retract('One'));
  await untilRemoved();
  expect(shown()).toEqual(['Two', 'Three']);
});

it.each([
  { what: 'the pointer', on: fireEvent.pointerEnter, off: fireEvent.pointerLeave },
  { what: 'the focus', on: fireEvent.focus, off: fireEvent.blur },
])('a toast stays while $what is on it', async ({ on, off }) => {
  render(<ToastHost />);
  await tell('One');
  await pass(3000);
  const close = screen.getByRole('button', { name: 'Close this message' });
  const card = close.parentElement ?? close;
  on(card);
  await pass(60_000);
  expect(shown()).toEqual(['One']);
  off(card);
  await pass(999);
  expect(shown()).toEqual(['One']);
  await pass(1);
  expect(shown()).toEqual([]);
});

it('toasts are above the buttons of the page, and keep their time when a page takes the place of another', async () => {
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
  await tell('One');
  expect(isAbove('Continue')).toBe(true);
  await pass(1500);
  rerender(page('Purchase'));
  expect(isAbove('Purchase')).toBe(true);
  await pass(1500);
  rerender(page());
  expect(screen.getByRole('status').contains(screen.getByText('One'))).toBe(true);
  await pass(999);
  expect(shown()).toEqual(['One']);
  await pass(1);
  expect(shown()).toEqual([]);
});
