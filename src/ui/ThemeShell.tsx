import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

const cache = createCache({ key: 'css', prepend: true });

/**
 * Gives MUI parts their theme. It belongs around the calendar, which alone uses MUI, not around
 * the funnel: the first step does without MUI's 30 KiB. The page's own style sheets win over
 * emotion's (`prepend`).
 */
export function ThemeShell({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
