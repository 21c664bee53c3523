import { createTheme } from '@mui/material/styles';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { componentStates, theme } from '../../engine/theme.ts';

const target = { minHeight: 'var(--target)' };
/** Not HTML's `disabled`: the button keeps the focus, and a press says what it waits for. */
const waiting = { '&[aria-disabled=true]': { opacity: 0.6, cursor: 'default' } };

/** The site's colors and targets, with smaller type for a tool that is used all day. */
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
    // They open at once: what moved for a while would take a press that was meant for another.
    MuiAccordion: { defaultProps: { slotProps: { transition: { timeout: 0 } } } },
    MuiTreeItem: { defaultProps: { slotProps: { groupTransition: { timeout: 0 } } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { ...target, ...waiting } },
    },
    MuiToggleButton: { styleOverrides: { root: target } },
    MuiInputBase: { styleOverrides: { root: target } },
    // Above its field, where a label of any length fits, at any width.
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          '&&': { position: 'static', maxWidth: 'none', transform: 'none' },
          marginBottom: '0.25rem',
          overflow: 'visible',
          fontSize: '0.875rem',
          whiteSpace: 'normal',
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: { notchedOutline: { top: 0, '& > legend': { display: 'none' } } },
    },
    // A long option takes several lines instead of being cut.
    MuiNativeSelect: {
      styleOverrides: { select: { '&&': { height: 'auto', whiteSpace: 'normal' } } },
    },
    MuiFormControlLabel: { styleOverrides: { root: target } },
    // MUI lowers it again in wide windows.
    MuiMenuItem: { styleOverrides: { root: { '&&': target } } },
    MuiAutocomplete: { styleOverrides: { option: { '&&': target } } },
    MuiLink: {
      styleOverrides: {
        root: { textAlign: 'start' },
        button: { ...target, display: 'inline-flex', alignItems: 'center' },
      },
    },
    MuiTabs: {
      styleOverrides: {
        root: {
          flex: 'none',
          borderBottom: '1px solid var(--line-200)',
          background: 'var(--paper)',
        },
        // In a narrow window, tabs take several lines, and the indicator knows only one.
        list: { flexWrap: 'wrap' },
        indicator: { display: 'none' },
      },
    },
    MuiTab: {
      styleOverrides: {
        root: { ...target, '&.Mui-selected': { boxShadow: 'inset 0 -2px currentcolor' } },
      },
    },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.8125rem' } } },
  },
});
