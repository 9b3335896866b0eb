const SHADOW = 'color-mix(in srgb, var(--s-colors-fg) 22%, transparent), transparent';
const COVER = 'var(--s-colors-bg-panel), transparent';

/**
 * Shadows at the edges behind which a box can be scrolled sideways. Covers that move with the content hide them at its
 * ends.
 */
export const SCROLL_SHADOW = {
  bg: 'bg.panel',
  bgImage: [
    `linear-gradient(to right, ${COVER})`,
    `linear-gradient(to left, ${COVER})`,
    `linear-gradient(to right, ${SHADOW})`,
    `linear-gradient(to left, ${SHADOW})`,
  ].join(),
  bgSize: '2.5rem 100%, 2.5rem 100%, 0.75rem 100%, 0.75rem 100%',
  backgroundPosition: '0 0, 100% 0, 0 0, 100% 0',
  bgRepeat: 'no-repeat',
  bgAttachment: 'local, local, scroll, scroll',
} as const;
