import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ToastHost } from '../../../../src/engine/ui/toasts/ToastHost.tsx';

/** Ends the toasts that other tests have left: no page has shown them yet. */
export function endToasts(): void {
  render(<ToastHost />);
  const next = () => screen.queryAllByRole('button', { name: 'Close this message' })[0];
  for (let close = next(); close !== undefined; close = next()) fireEvent.click(close);
  cleanup();
}
