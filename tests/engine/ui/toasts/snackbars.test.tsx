// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { notify, retract, takeToasts } from '../../../../src/engine/ui/toasts/notify.ts';
import Snackbars from '../../../../src/engine/ui/toasts/Snackbars.tsx';
import toasts from '../../../../src/engine/ui/toasts/toasts.json' with { type: 'json' };

// Other tests leave toasts that no host has shown.
beforeEach(() => void takeToasts());
afterEach(cleanup);

it('shows at most three toasts at a time', async () => {
  expect(toasts.atMost).toBe(3);
  render(<Snackbars />);
  await act(async () => {
    for (const text of ['One', 'Two', 'Three', 'Four', 'Five']) notify({ tone: 'info', text });
  });
  expect(screen.getAllByText(/^(One|Two|Three|Four|Five)$/)).toHaveLength(3);
});

it('a toast that waited for its host goes when it is retracted, even if effects run twice', async () => {
  notify({ tone: 'error', text: 'Please enter your email', about: 'refusal' });
  render(
    <StrictMode>
      <Snackbars />
    </StrictMode>,
  );
  expect(await screen.findByText('Please enter your email')).toBeDefined();
  act(() => retract('refusal'));
  await waitFor(() => expect(screen.queryByText('Please enter your email')).toBeNull());
});
