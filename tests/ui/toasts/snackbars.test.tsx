// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { notify, takeToasts } from '../../../src/ui/toasts/notify.ts';
import Snackbars from '../../../src/ui/toasts/Snackbars.tsx';
import toasts from '../../../src/ui/toasts/toasts.json' with { type: 'json' };

// Other tests leave toasts that no host has shown.
beforeEach(() => void takeToasts());

it('shows at most three toasts at a time', async () => {
  expect(toasts.atMost).toBe(3);
  render(<Snackbars />);
  await act(async () => {
    for (const text of ['One', 'Two', 'Three', 'Four', 'Five']) notify({ tone: 'info', text });
  });
  expect(screen.getAllByText(/^(One|Two|Three|Four|Five)$/)).toHaveLength(3);
});
