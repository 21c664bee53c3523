import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** A style cache of its own for each prerendered page; the browser needs only one. */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css', prepend: true });

const browserCache = createStyleCache();

/**
 * Gives MUI parts their theme. Nothing is kept in the browser's storage (`storageManager`), and
 * the page's own style sheets win over emotion's (`prepend`).
 */
export function ThemeShell({ cache = browserCache, children }: Props) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} storageManager={null}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

type Props = { cache?: EmotionCache; children: ReactNode };
