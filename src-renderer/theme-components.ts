import type { Components } from '@mui/material/styles';

const focusRing = { outline: '2px solid var(--accent)', outlineOffset: 2 };
const focusRingInside = { outline: '2px solid var(--accent)', outlineOffset: -2 };
const hoverTransition = 'background-color var(--time-hover) var(--ease), border-color var(--time-hover) var(--ease)';
const floats = {
  backgroundColor: 'var(--raised)',
  backgroundImage: 'none',
  border: '1px solid var(--line-strong)',
  boxShadow: 'var(--shadow)',
};

/** MUI's parts in our tokens. Variants: contained is the primary button, outlined the secondary, text the ghost. */
export const muiComponents: Components = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: {
        minWidth: 0,
        height: 28,
        padding: '0 12px',
        borderRadius: 'var(--radius)',
        gap: 8,
        whiteSpace: 'nowrap',
        flexShrink: 0,
        transition: hoverTransition,
        '&.Mui-disabled': {
          color: 'var(--text3)',
          backgroundColor: 'var(--sunken)',
          border: '1px solid var(--line)',
        },
      },
      sizeLarge: { height: 36, padding: '0 16px' },
      startIcon: { margin: 0, '& > svg': { fontSize: 'inherit' } },
      endIcon: { margin: 0 },
      contained: {
        color: 'var(--on-ink)',
        backgroundColor: 'var(--ink)',
        '&:hover': { backgroundColor: 'var(--ink-hover)' },
      },
      outlined: {
        color: 'var(--text)',
        backgroundColor: 'var(--page)',
        borderColor: 'var(--line-strong)',
        '&:hover': { backgroundColor: 'var(--hover)', borderColor: 'var(--line-strong)' },
        '&:active, &[aria-pressed="true"]': { backgroundColor: 'var(--press)' },
      },
      text: {
        color: 'var(--text2)',
        '&:hover': { backgroundColor: 'var(--hover)', color: 'var(--text)' },
        '&.Mui-disabled': { border: 0, backgroundColor: 'transparent' },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 28, height: 16, padding: 0, overflow: 'visible', flexShrink: 0 },
      switchBase: {
        padding: 3,
        color: 'var(--control)',
        transitionDuration: 'var(--time-hover)',
        // The target is 24 px high although the switch is 16.
        '&::before': { content: '""', position: 'absolute', inset: '-4px -10px' },
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { transform: 'translateX(12px)', color: 'var(--page)' },
        '&.Mui-checked + .MuiSwitch-track': {
          backgroundColor: 'var(--accent)',
          borderColor: 'var(--accent)',
          opacity: 1,
        },
        '&.Mui-disabled': { color: 'var(--control)' },
        '&.Mui-disabled + .MuiSwitch-track': {
          opacity: 1,
          backgroundColor: 'var(--sunken)',
          borderColor: 'var(--line-strong)',
        },
        '&.Mui-checked.Mui-disabled + .MuiSwitch-track': {
          backgroundColor: 'var(--control)',
          borderColor: 'var(--control)',
        },
        '&.Mui-checked.Mui-disabled': { color: 'var(--page)' },
        '&.Mui-focusVisible': { outline: 0 },
        '&.Mui-focusVisible + .MuiSwitch-track': focusRing,
      },
      thumb: { width: 10, height: 10, boxShadow: 'none' },
      track: {
        borderRadius: 8,
        opacity: 1,
        backgroundColor: 'var(--page)',
        border: '1px solid var(--control)',
        boxSizing: 'border-box',
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 32,
        borderRadius: 'var(--radius)',
        backgroundColor: 'var(--page)',
        fontSize: 13,
        lineHeight: '20px',
        gap: 8,
        paddingLeft: 10,
        paddingRight: 10,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--control)', borderWidth: 1 },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--text2)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--accent)',
          borderWidth: 1,
          boxShadow: '0 0 0 1px var(--accent)',
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--err)',
          boxShadow: '0 0 0 1px var(--err)',
        },
        '&.Mui-disabled': { backgroundColor: 'var(--sunken)' },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line)' },
      },
      multiline: { padding: '6px 10px', '& textarea': { padding: 0, height: 'auto' } },
      input: {
        padding: '6px 0',
        height: 20,
        '&::placeholder': { color: 'var(--text3)', opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: 'var(--text2)' },
      },
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: { display: 'flex', alignItems: 'center', gap: 8, minHeight: '20px !important', paddingRight: 24 },
      icon: { color: 'var(--text2)', right: 8, top: 'calc(50% - 8px)', '&.Mui-disabled': { color: 'var(--text2)' } },
    },
  },
  MuiMenu: {
    styleOverrides: { paper: { ...floats, borderRadius: 'var(--radius-menu)' }, list: { padding: 4 } },
  },
  MuiPopover: { styleOverrides: { paper: { ...floats, borderRadius: 'var(--radius-menu)' } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 32,
        padding: '4px 8px',
        gap: 8,
        borderRadius: 'var(--radius)',
        fontSize: 13,
        lineHeight: '20px',
        '&:hover, &.Mui-focusVisible': { backgroundColor: 'var(--hover)', outline: 0 },
        '&.Mui-focusVisible': focusRingInside,
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'var(--press)', fontWeight: 500 },
        '&.Mui-disabled': { opacity: 1, color: 'var(--text3)' },
      },
    },
  },
  MuiDivider: { styleOverrides: { root: { borderColor: 'var(--line)' } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--scrim)' } } },
  },
  MuiDialog: {
    styleOverrides: { paper: { ...floats, borderRadius: 'var(--radius-dialog)', margin: 24 } },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: 14, lineHeight: '20px', fontWeight: 600, padding: 20 } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '0 20px 20px', fontSize: 13, lineHeight: '20px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '0 20px 20px', gap: 8, '& > *': { margin: 0 } } } },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        padding: 1,
        gap: 1,
        height: 28,
        borderRadius: 'var(--radius)',
        border: '1px solid var(--line-strong)',
        backgroundColor: 'var(--sunken)',
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        height: 24,
        padding: '0 10px',
        gap: 6,
        textTransform: 'none',
        color: 'var(--text2)',
        fontWeight: 400,
        border: '1px solid transparent !important',
        borderRadius: 'calc(var(--radius) - 1px) !important',
        margin: '0 !important',
        '&:hover': { backgroundColor: 'var(--hover)' },
        '&.Mui-selected, &.Mui-selected:hover': {
          color: 'var(--text)',
          fontWeight: 500,
          backgroundColor: 'var(--raised)',
          borderColor: 'var(--line-strong) !important',
        },
        '&.Mui-disabled': { color: 'var(--text3)' },
        '&.Mui-focusVisible': focusRingInside,
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        fontSize: 13,
        lineHeight: '20px',
        padding: '8px 12px',
        borderColor: 'var(--line)',
        color: 'var(--text2)',
      },
      head: { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text3)' },
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: { padding: 0, color: 'var(--control)', '&.Mui-checked': { color: 'var(--accent)' } },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: { padding: 0, color: 'var(--control)', '&.Mui-checked': { color: 'var(--accent)' } },
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { margin: 0, gap: 8 }, label: { fontSize: 13, lineHeight: '20px' } } },
  MuiTabs: {
    styleOverrides: {
      // Words begin where the page begins; the 4 px around them are for the focus ring.
      root: { minHeight: 36, overflow: 'visible', borderBottom: '1px solid var(--line)' },
      scroller: { marginLeft: -4 },
      indicator: {
        backgroundColor: 'transparent',
        '&::after': { content: '""', position: 'absolute', inset: '0 4px', backgroundColor: 'var(--text)' },
      },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 36,
        minWidth: 0,
        padding: '0 4px',
        marginRight: 12,
        textTransform: 'none',
        fontSize: 13,
        color: 'var(--text2)',
        '&.Mui-selected': { color: 'var(--text)' },
        '&.Mui-focusVisible': focusRingInside,
      },
    },
  },
};
