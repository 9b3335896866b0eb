import { OPENS } from '../../panels/answer-links/OpenAnswers.tsx';

/** Class names in the cells. */
export const CELL = {
  opens: 'gap-opens',
  topic: 'gap-topic',
  clamped: 'gap-clamped',
  title: 'gap-title',
  subtle: 'gap-subtle',
  interval: 'gap-interval',
  withAction: 'gap-with-action',
  site: 'gap-site',
  action: 'gap-action',
} as const;

/** One rule for each class: a styled component for every link would make scrolling slow. */
export const GAP_CSS = {
  [`& .${CELL.opens}`]: OPENS,
  [`& .${CELL.topic}`]: {
    lineClamp: '2',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
  [`& .${CELL.clamped}`]: {
    lineClamp: { base: 3, md: 2 },
    // The clamp cuts off an outline outside the text.
    [`& .${CELL.opens}:focus-visible`]: { outlineOffset: '-2px' },
  },
  [`& .${CELL.title}`]: { lineClamp: '2' },
  [`& .${CELL.subtle}`]: { color: 'fg.subtle' },
  [`& .${CELL.interval}`]: { color: 'fg.subtle', fontSize: 'xs' },
  [`& .${CELL.withAction}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    [`& .${CELL.clamped}`]: { minW: '0', flex: '1', overflowWrap: 'anywhere' },
  },
  [`& .${CELL.site}`]: { fontWeight: 'medium' },
  [`& .${CELL.action}`]: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '6',
    color: 'fg.subtle',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    _hover: { color: 'fg', bg: 'bg.muted' },
  },
} as const;
