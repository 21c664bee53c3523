import type { ThemeOptions } from '@mui/material/styles';

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
