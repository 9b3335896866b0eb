import { OPENS } from '../../panels/answer-links/OpenAnswers.tsx';

/** Classes of what stands in the cells. */
export const LOOK = {
  opens: 'gap-opens',
  topic: 'gap-topic',
  clamped: 'gap-clamped',
  title: 'gap-title',
  subtle: 'gap-subtle',
  interval: 'gap-interval',
  source: 'gap-source',
  site: 'gap-site',
  visit: 'gap-visit',
} as const;

/** Looks of all cells in one rule each; a styled component for every link would make scrolling slow. */
export const GAP_CSS = {
  [`& .${LOOK.opens}`]: OPENS,
  [`& .${LOOK.topic}`]: {
    lineClamp: '2',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
  [`& .${LOOK.clamped}`]: {
    lineClamp: { base: 3, md: 2 },
    // What is cut off at the edge would be half of the ring.
    [`& .${LOOK.opens}:focus-visible`]: { outlineOffset: '-2px' },
  },
  [`& .${LOOK.title}`]: { lineClamp: '2' },
  [`& .${LOOK.subtle}`]: { color: 'fg.subtle' },
  [`& .${LOOK.interval}`]: { color: 'fg.subtle', fontSize: 'xs' },
  [`& .${LOOK.source}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    [`& .${LOOK.clamped}`]: { minW: '0', flex: '1', overflowWrap: 'anywhere' },
  },
  [`& .${LOOK.site}`]: { fontWeight: 'medium' },
  [`& .${LOOK.visit}`]: {
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
