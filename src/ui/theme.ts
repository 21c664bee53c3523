import { createTheme } from '@mui/material/styles';
import { componentStates } from './theme-components.ts';
import tokens from './tokens.json';

const { light: colour, sizes: size } = tokens;

/**
 * The MUI theme of the funnel: palette from `tokens.json`, type scale, breakpoints and shape of
 * the design brief. MUI parts inherit the page's font, so that one style sheet names it.
 */
export const theme = createTheme({
  cssVariables: true,
  breakpoints: { values: { xs: 0, sm: 480, md: 768, lg: 1024, xl: 1280 } },
  shape: { borderRadius: size['radius-input'] },
  palette: {
    primary: {
      light: colour['primary-600'],
      main: colour['primary-700'],
      dark: colour['primary-800'],
      contrastText: colour['on-primary'],
    },
    secondary: {
      main: colour['accent-400'],
      dark: colour['accent-800'],
      contrastText: colour['on-accent'],
    },
    error: { main: colour['error-700'], light: colour['error-100'] },
    warning: { main: colour['accent-800'], light: colour['accent-100'] },
    info: { main: colour['info-700'], light: colour['info-100'] },
    success: { main: colour['success-700'], light: colour['success-100'] },
    text: {
      primary: colour['ink-900'],
      secondary: colour['ink-700'],
      disabled: colour['disabled'],
    },
    divider: colour['line-200'],
    background: { default: colour.canvas, paper: colour.paper },
    action: {
      disabled: colour['disabled'],
      disabledBackground: colour['disabled-ground'],
      hover: colour.tint,
      selected: colour.tint,
    },
  },
  typography: {
    fontFamily: 'inherit',
    h1: {
      fontSize: size['text-heading'],
      lineHeight: 1.2,
      fontWeight: 700,
      '@media (min-width: 768px)': { fontSize: '1.75rem' },
    },
    h2: { fontSize: size['text-heading'], lineHeight: 1.25, fontWeight: 700 },
    h3: { fontSize: size['text-title'], lineHeight: 1.3, fontWeight: 700 },
    body1: { fontSize: size['text-body'], lineHeight: 1.55 },
    body2: { fontSize: size['text-note'], lineHeight: 1.45 },
    caption: { fontSize: size['text-small'], lineHeight: 1.4 },
    button: {
      fontSize: size['text-body'],
      lineHeight: 1.3,
      fontWeight: 600,
      textTransform: 'none',
    },
  },
  components: componentStates,
});
