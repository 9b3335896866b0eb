import { OPENS } from '../../../panels/answer-links/OpenAnswers.tsx';

/** Class names in the cells. */
export const CELL = {
  page: 'page-cell',
  names: 'page-names',
  title: 'page-title',
  address: 'page-address',
  url: 'page-url',
  opens: 'page-opens',
  problem: 'page-problem',
  subtle: 'page-subtle',
} as const;

/** One rule for each class: a styled component for every cell would make scrolling slow. */
export const PAGE_CSS = {
  [`& .${CELL.opens}`]: OPENS,
  [`& .${CELL.page}`]: { display: 'flex', alignItems: 'center', gap: '2' },
  [`& .${CELL.names}`]: { minW: '0', flex: '1' },
  [`& .${CELL.title}`]: {
    display: 'block',
    fontWeight: 'medium',
    truncate: true,
    borderRadius: 'l1',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    // The cell cuts off an outline outside the text.
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '-2px' },
  },
  [`& .${CELL.address}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    fontSize: 'xs',
    color: 'fg.subtle',
  },
  [`& .${CELL.url}`]: { truncate: true, minW: '0' },
  [`& .${CELL.problem}`]: { lineClamp: '1', fontSize: 'xs', color: 'fg.muted' },
  [`& .${CELL.subtle}`]: { color: 'fg.subtle' },
} as const;
