import type { ThemeOptions } from '@mui/material/styles';

/** Drawn with a gap, because the ring's blue on the primary green is only 1.12:1. */
const focusRing = { outline: '3px solid var(--focus)', outlineOffset: '3px' };
const still = '@media (prefers-reduced-motion: reduce)';

/** States of MUI parts after the table "Component states" of the design brief. */
export const componentStates: ThemeOptions['components'] = {
  MuiButtonBase: {
    styleOverrides: {
      root: {
        '&:focus-visible': focusRing,
        [still]: { transition: 'none', '& .MuiTouchRipple-root': { display: 'none' } },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: '10px 24px',
        '&:active': { transform: 'translateY(1px)' },
        '&.Mui-disabled': { backgroundColor: 'var(--disabled-ground)', color: 'var(--disabled)' },
        [still]: { '&:active': { transform: 'none' } },
      },
      outlined: {
        borderWidth: 1.5,
        borderColor: 'var(--line-600)',
        color: 'var(--ink-900)',
        backgroundColor: 'var(--paper)',
        '&:hover': { backgroundColor: 'var(--tint)', borderColor: 'var(--ink-700)' },
      },
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 48,
        backgroundColor: 'var(--paper)',
        '& .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1.5,
          borderColor: 'var(--line-600)',
        },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink-700)' },
        '&.Mui-focused': focusRing,
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '&.Mui-disabled': { backgroundColor: 'var(--disabled-input)' },
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: 16, backgroundImage: 'none' },
      root: { [still]: { '& *': { transition: 'none !important' } } },
    },
  },
};
