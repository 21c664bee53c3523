// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useKeptFocus } from '../../../src/studio/shell/Studio.tsx';

afterEach(cleanup);

/** A view with a button that removes itself, and one that removes the other. */
function Page() {
  useKeptFocus();
  const [isPresent, setThere] = useState(true);
  return (
    <div id="view" tabIndex={-1}>
      {isPresent && <button onClick={() => setThere(false)}>Remove me</button>}
      <button onClick={() => setThere(false)}>Remove the other</button>
    </div>
  );
}

const focused = () => document.activeElement?.id || document.activeElement?.textContent;

test('the open view takes the focus from a control that is gone', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove me' }));
  await waitFor(() => expect(focused()).toBe('view'));
});

test('the focus stays where it is while its control is there', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the other' }));
  await new Promise((done) => setTimeout(done, 100));
  expect(focused()).toBe('Remove the other');
});
