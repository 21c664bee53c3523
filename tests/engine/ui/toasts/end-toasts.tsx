import { cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { dismiss, useToasts } from '../../../../src/engine/ui/toasts/notify.ts';

/** Ends the toasts that other tests have left: no page has shown them yet. */
export function endToasts(): void {
  render(<Ending />);
  cleanup();
}

function Ending() {
  const toasts = useToasts();
  useEffect(() => toasts.forEach(dismiss), [toasts]);
  return null;
}
