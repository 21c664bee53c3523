import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../ui/styles.ts';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has lost its #root');

const tree = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

if (root.firstElementChild === null) createRoot(root).render(tree);
else hydrateRoot(root, tree);
