// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useShownText } from '../../../../src/engine/form/controls/use-shown-text.ts';
import { watchBack } from '../../../../src/engine/ui/modal/back-guard.ts';
import { Dialog } from '../../../../src/engine/ui/modal/Dialog.tsx';

const saved = vi.fn<(text: string) => void>();
const closed = vi.fn<() => void>();

function Asking() {
  const [isOpen, setOpen] = useState(true);
  const [text, setText] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const shown = useShownText<HTMLInputElement>({ value: text, onText: setText });
  const close = () => {
    closed();
    setOpen(false);
  };
  if (!isOpen) return null;
  return (
    <Dialog
      title="Address"
      opener={opener}
      unsaved={text !== ''}
      onSubmit={() => saved(text)}
      onClose={close}
    >
      <input aria-label="Street" {...shown.props} />
      <button type="submit">Save</button>
    </Dialog>
  );
}

const street = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Street' });
const question = () => screen.queryByRole('group', { name: /not saved yet/ });
const dialog = () => screen.queryByRole('dialog', { name: 'Address' });
const escape = () => fireEvent.keyDown(street(), { key: 'Escape' });

/** Fills in the field past the page, as a browser does that says nothing about it. */
function fillIn(text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(street(), text);
}

beforeEach(() => {
  window.history.replaceState({ idx: 2 }, '');
  render(<Asking />);
});
afterEach(() => {
  saved.mockReset();
  closed.mockReset();
  vi.restoreAllMocks();
});

it('closes on Escape while nothing was entered', () => {
  escape();
  expect(dialog()).toBeNull();
});

it('asks on Escape about what was entered, and a second Escape goes back to it', () => {
  fireEvent.input(street(), { target: { value: '1 Main St' } });
  escape();
  expect(question()).not.toBeNull();
  expect(document.activeElement?.textContent).toBe('Keep entering');
  escape();
  expect(question()).toBeNull();
  expect(street().value).toBe('1 Main St');
});

it('closes once the visitor has decided to discard what was entered', async () => {
  fireEvent.input(street(), { target: { value: '1 Main St' } });
  escape();
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(closed).toHaveBeenCalledOnce();
  expect(dialog()).toBeNull();
});

it('asks about what a browser has filled in without an event, and saves it', () => {
  fillIn('1 Main St');
  escape();
  expect(question()).not.toBeNull();
  fillIn('2 Main St');
  fireEvent.submit(street().form ?? street());
  expect(saved.mock.calls).toEqual([['2 Main St']]);
});

/** A change of the history entry, and whether the router behind us got to know of it. */
function leave(idx: number) {
  const endWatch = watchBack(window);
  const router = vi.fn<() => void>();
  window.addEventListener('popstate', router);
  fireEvent(window, new PopStateEvent('popstate', { state: { idx } }));
  window.removeEventListener('popstate', router);
  endWatch();
  return router.mock.calls.length;
}

it('undoes Back and asks, but only about what was entered', () => {
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  expect(leave(1)).toBe(1);
  fireEvent.input(street(), { target: { value: '1 Main St' } });
  expect(leave(1)).toBe(0);
  expect(go).toHaveBeenCalledExactlyOnceWith(1);
  expect(question()).not.toBeNull();
  // The entry that the dialog is on is back.
  expect(leave(2)).toBe(0);
  expect(leave(3)).toBe(0);
  expect(go).toHaveBeenLastCalledWith(-1);
});

it('has the browser ask before the tab closes, but only about what was entered', () => {
  const unload = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(unload()).toBe(true);
  fireEvent.input(street(), { target: { value: '1 Main St' } });
  expect(unload()).toBe(false);
});
