import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

const cache = createCache({ key: 'css', prepend: true });

/**
 * Provides the theme for MUI components. It wraps only the calendar, the one user of MUI, so that the
 * first step does not load MUI's 30 KiB. The page's own style sheets override emotion's (`prepend`).
 */
export function ThemeShell({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
