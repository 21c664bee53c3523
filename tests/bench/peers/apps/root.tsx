import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

export function render(app: ReactNode): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('There is no #root');
  createRoot(root).render(app);
}
