// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { useShortcuts } from '../../../../src/studio/panels/controls/shortcuts.ts';

afterEach(cleanup);

function mount() {
  const done: string[] = [];
  function Page() {
    useShortcuts({
      save: () => done.push('save'),
      undo: () => done.push('undo'),
      redo: () => done.push('redo'),
    });
    return (
      <>
        <input aria-label="Title" />
        <div role="dialog">
          <input aria-label="Name" />
        </div>
      </>
    );
  }
  render(<Page />);
  const press = async (label: string, keys: string) => {
    const user = userEvent.setup();
    await user.click(screen.getByLabelText(label));
    await user.keyboard(keys);
  };
  return { done, press };
}

const ALL = '{Control>}sz{Shift>}z{/Shift}y{/Control}';

test('the shortcuts work wherever the cursor is in the page', async () => {
  const { done, press } = mount();
  await press('Title', ALL);
  expect(done).toEqual(['save', 'undo', 'redo', 'redo']);
});

test('typing in a dialog does not undo an edit behind it', async () => {
  const { done, press } = mount();
  await press('Name', ALL);
  expect(done).toEqual([]);
});

test('a save that is asked for in the preview is made, but not behind a dialog', async () => {
  const { done } = mount();
  const ask = async () => {
    postMessage({ kind: 'save' }, '*');
    await new Promise((heard) => addEventListener('message', heard, { once: true }));
  };
  await ask();
  expect(done).toEqual([]);
  document.querySelector('[role=dialog]')?.removeAttribute('role');
  await ask();
  expect(done).toEqual(['save']);
});
