/** Looks of all cells in one rule; a rule a cell would make scrolling slow. */
export const TABLE_CSS = {
  // Without a row of its own, which would be read out.
  '& tbody[data-room]::before': { content: '""', display: 'block', height: 'var(--room)' },
  '& tr[data-row] > *': {
    h: 'var(--row-height)',
    px: '3',
    py: '1',
    fontWeight: 'normal',
    textAlign: 'start',
    verticalAlign: 'middle',
    borderBottomWidth: '1px',
    bg: 'bg.panel',
    overflow: 'hidden',
  },
  '& tr[data-row]:hover > *': { bg: 'bg.subtle' },
  '& tr[data-row] > th': { position: 'sticky', insetStart: '0', zIndex: 1 },
  '& tr[data-row] > [data-numeric]': { textAlign: 'end', whiteSpace: 'nowrap' },
  // Paper is narrower than the columns' widths and cannot be scrolled.
  _print: {
    minWidth: '0 !important',
    tableLayout: 'auto',
    fontSize: '2xs',
    '& col': { width: 'auto !important' },
    '& thead svg': { display: 'none' },
    '& thead button, & tr[data-row] > [data-numeric]': { whiteSpace: 'normal' },
    '& tr[data-row] > *': { h: 'auto', overflow: 'visible', position: 'static' },
    '& tr': { breakInside: 'avoid' },
  },
} as const;
