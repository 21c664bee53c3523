import { type ThemeOptions, createTheme } from '@mui/material/styles';
import tokens from './tokens.json';

/** Drawn with a gap, because the ring's blue on the primary green is only 1.12:1. */
const focusRing = { outline: '3px solid var(--focus)', outlineOffset: '3px' };
const still = '@media (prefers-reduced-motion: reduce)';

/** States of MUI components, from the table "Component states" of the design brief. */
export const componentStates: ThemeOptions['components'] = {
  MuiButtonBase: {
    styleOverrides: {
      root: {
        '&:focus-visible': focusRing,
        [still]: { '& .MuiTouchRipple-root': { display: 'none' } },
      },
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
};

const { light: color, sizes: size } = tokens;

/**
 * The MUI theme of the funnel: palette from `tokens.json`; type scale, breakpoints and shape from the
 * design brief. MUI components inherit the page's font, so that only one style sheet names it.
 */
export const theme = createTheme({
  breakpoints: { values: { xs: 0, sm: 480, md: 768, lg: 1024, xl: 1280 } },
  shape: { borderRadius: size['radius-input'] },
  palette: {
    primary: {
      light: color['primary-600'],
      main: color['primary-700'],
      dark: color['primary-800'],
      contrastText: color['on-primary'],
    },
    secondary: {
      main: color['accent-400'],
      dark: color['accent-800'],
      contrastText: color['on-accent'],
    },
    error: { main: color['error-700'], light: color['error-100'] },
    warning: { main: color['accent-800'], light: color['accent-100'] },
    info: { main: color['info-700'], light: color['info-100'] },
    success: { main: color['success-700'], light: color['success-100'] },
    text: {
      primary: color['ink-900'],
      secondary: color['ink-700'],
      disabled: color['disabled'],
    },
    divider: color['line-200'],
    background: { default: color.canvas, paper: color.paper },
    action: {
      disabled: color['disabled'],
      disabledBackground: color['disabled-ground'],
      hover: color.tint,
      selected: color.tint,
    },
  },
  typography: {
    fontFamily: 'inherit',
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
