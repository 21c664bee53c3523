import { createTheme } from '@mui/material/styles';
import { theme } from '../../ui/theme.ts';

/** The site's theme, with the smaller type of a tool that is worked in all day. */
export const studioTheme = createTheme(theme, {
  typography: {
    body1: { fontSize: '0.9375rem', lineHeight: 1.5 },
    body2: { fontSize: '0.875rem', lineHeight: 1.45 },
    h1: { fontSize: '1.25rem', '@media (min-width: 768px)': { fontSize: '1.25rem' } },
    h2: { fontSize: '1.0625rem' },
    h3: { fontSize: '0.9375rem' },
    button: { fontSize: '0.9375rem' },
  },
  components: {
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiTab: { styleOverrides: { root: { minHeight: 48 } } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.8125rem' } } },
  },
});
