import { createTheme } from '@mui/material/styles';
import { componentStates } from '../../ui/theme-components.ts';
import { theme } from '../../ui/theme.ts';

/** The site's colors, with smaller type for a tool that is used all day. */
export const studioTheme = createTheme({
  palette: theme.palette,
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: "'Figtree', system-ui, sans-serif",
    body1: { fontSize: '0.9375rem', lineHeight: 1.5 },
    body2: { fontSize: '0.875rem', lineHeight: 1.45 },
    button: { fontSize: '0.9375rem', fontWeight: 600, textTransform: 'none' },
  },
  components: {
    ...componentStates,
    // The focus ring marks the focus; a ripple would keep pulsating while focused.
    MuiButtonBase: { ...componentStates?.MuiButtonBase, defaultProps: { disableRipple: true } },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiLink: { styleOverrides: { root: { textAlign: 'start' } } },
    MuiTabs: {
      styleOverrides: {
        root: {
          flex: 'none',
          borderBottom: '1px solid var(--line-200)',
          background: 'var(--paper)',
        },
      },
    },
    MuiTab: { styleOverrides: { root: { minHeight: 48 } } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.8125rem' } } },
  },
});
