import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StyleSheet } from '@emotion/sheet';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** emotion's rules, without the `<style>` elements that a content security policy may forbid. */
class AdoptedSheet extends StyleSheet {
  override insert(rule: string): void {
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
    } catch {
      // A rule for a pseudo-element of other browsers, such as `::-moz-focus-inner`.
    }
  }
}

/** Under a key of its own: an app may have a cache of emotion with the usual one. */
const cache = createCache({ key: 'plumbline' });
cache.sheet = new AdoptedSheet({ key: cache.key, container: document.head });

/**
 * Provides the theme for MUI components. It wraps only the calendar, the one user of MUI, so that the
 * first step does not load MUI's 30 KiB. An app's own theme around it has no effect.
 */
export function ThemeShell({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
