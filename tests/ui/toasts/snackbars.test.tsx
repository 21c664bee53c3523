// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { notify } from '../../../src/ui/toasts/notify.ts';
import Snackbars from '../../../src/ui/toasts/Snackbars.tsx';
import toasts from '../../../src/ui/toasts/toasts.json' with { type: 'json' };

afterEach(cleanup);

it('shows at most three toasts at a time', async () => {
  expect(toasts.atMost).toBe(3);
  render(<Snackbars />);
  await act(async () => {
    for (const text of ['One', 'Two', 'Three', 'Four', 'Five']) notify({ tone: 'info', text });
  });
  expect(screen.getAllByText(/^(One|Two|Three|Four|Five)$/)).toHaveLength(3);
});
