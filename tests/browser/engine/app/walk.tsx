import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { browserStore, Questionnaire } from '@plumbline/engine';
import '@plumbline/engine/style.css';
import { every } from './every.ts';

const SHARES = [
  { name: 'Painting', percentage: 60 },
  { name: 'Paving', percentage: 40 },
];

/** Starts the questionnaire with every widget in a page, with what the page puts around it. */
export function startWalk(around: (questionnaire: ReactNode) => ReactNode): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('There is no #root');
  createRoot(root).render(
    around(
      <MemoryRouter>
        <Questionnaire
          questionnaire={every}
          store={browserStore()}
          prefilled={{ chosen: { shares: SHARES } }}
        />
      </MemoryRouter>,
    ),
  );
}
