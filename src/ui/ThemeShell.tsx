import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** A style cache of its own for each prerendered page; the browser needs only one. */
const createStyleCache = (): EmotionCache => createCache({ key: 'css', prepend: true });

const browserCache = createStyleCache();

/**
 * Gives MUI parts their theme. It belongs around the parts that use MUI (dialogs, the calendar),
 * not around the funnel: the first step does without MUI's 30 KiB. The page's own style sheets
 * win over emotion's (`prepend`).
 */
export function ThemeShell({ cache = browserCache, children }: Props) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

type Props = { cache?: EmotionCache; children: ReactNode };
