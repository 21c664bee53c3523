import { useEffect, useState } from 'react';

/** Moves the focus after the next render: the button that was pressed may be gone by then. */
export function useLanding(): (focus: () => void) => void {
  const [landing, setLanding] = useState<{ focus: () => void }>();
  useEffect(() => landing?.focus(), [landing]);
  return (focus) => setLanding({ focus });
}
