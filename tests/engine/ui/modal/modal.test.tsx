// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Modal } from '../../../../src/engine/ui/modal/Modal.tsx';

type Setup = { light?: boolean; onDismiss?: () => void };

/** A form with a button that opens a modal, as on a step. */
function Page({ light = false, onDismiss }: Setup) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <form aria-label="Step">
      <button ref={opener} type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Modal
          aria-label="Question"
          light={light}
          opener={opener}
          initialFocus={heading}
          onDismiss={onDismiss ?? (() => setOpen(false))}
        >
          <h2 ref={heading} tabIndex={-1}>
            Sure?
          </h2>
          <button type="button" onClick={() => setOpen(false)}>
            Yes
          </button>
        </Modal>
      )}
    </form>
  );
}

async function open(setup: Setup = {}) {
  const user = userEvent.setup();
  render(<Page {...setup} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Question' }) };
}

const opener = () => screen.getByRole('button', { name: 'Open' });
const gone = () => screen.queryByRole('dialog') === null;

describe('a modal', () => {
  it('is open as long as it is rendered, outside of the form that renders it', async () => {
    const { user, dialog } = await open();
    expect(dialog.open).toBe(true);
    expect(dialog.closest('form')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(gone()).toBe(true);
  });

  it('takes the focus where told to, and returns it at the end', async () => {
    const { user } = await open();
    expect(document.activeElement?.textContent).toBe('Sure?');
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(document.activeElement).toBe(opener());
  });

  it('returns the focus to its opener even if the press did not focus it', async () => {
    render(<Page />);
    fireEvent.click(opener());
    expect(document.activeElement).not.toBe(opener());
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(document.activeElement).toBe(opener());
  });

  it('closes on Esc and on the Back gesture', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    expect(gone()).toBe(true);
    await user.click(opener());
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(gone()).toBe(true);
  });

  it('stays open when the browser closes it too early', async () => {
    const onDismiss = vi.fn<() => void>();
    const { user, dialog } = await open({ onDismiss });
    await user.keyboard('{Escape}');
    expect(onDismiss).toHaveBeenCalledOnce();
    dialog.close();
    expect(dialog.open).toBe(true);
  });

  it('ignores an Esc that ends the composition of a word', async () => {
    const { dialog } = await open();
    fireEvent.keyDown(dialog, { key: 'Escape', isComposing: true });
    fireEvent.keyDown(dialog, { key: 'Escape', keyCode: 229 });
    expect(gone()).toBe(false);
  });

  it('closes on a press outside when nothing can be lost', async () => {
    const { user, dialog } = await open({ light: true });
    await user.click(screen.getByRole('heading', { name: 'Sure?' }));
    expect(gone()).toBe(false);
    await user.click(dialog);
    expect(gone()).toBe(true);
  });

  it('stays open when a press that began inside ends outside', async () => {
    const { user, dialog } = await open({ light: true });
    await user.pointer([
      { target: screen.getByRole('heading', { name: 'Sure?' }), keys: '[MouseLeft>]' },
      { target: dialog, keys: '[/MouseLeft]' },
    ]);
    fireEvent.click(dialog);
    expect(gone()).toBe(false);
  });

  it('stays open after a press outside when something can be lost', async () => {
    const { user, dialog } = await open();
    await user.click(dialog);
    expect(gone()).toBe(false);
  });

  it('opens again after its page was cleared', async () => {
    await open();
    cleanup();
    document.body.replaceChildren();
    const { dialog } = await open();
    expect(dialog.isConnected).toBe(true);
  });
});
