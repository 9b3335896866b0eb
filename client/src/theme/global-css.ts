import { defineGlobalStyles } from '@chakra-ui/react';

/** Page-wide rules: base type, reduced motion and paper. */
export const globalCss = defineGlobalStyles({
  html: {
    bg: 'bg',
    color: 'fg',
    colorPalette: 'accent',
    fontFamily: 'body',
    fontSize: '16px',
    lineHeight: '1.5',
    colorScheme: 'light',
    '&.dark': { colorScheme: 'dark' },
    _print: { bg: 'white !important', fontSize: '13px' },
  },
  body: { fontSize: 'md', minHeight: '100dvh' },
  '*, *::before, *::after': {
    borderColor: 'border',
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  '*::selection': { bg: 'accent.emphasized/60' },
  a: { color: 'inherit', textDecoration: 'none' },
  '@page': { margin: '14mm' },
  '[data-no-print], [data-scope=toast]': { _print: { display: 'none !important' } },
  // A chart keeps its width on screen; on paper it shrinks into its panel.
  '.recharts-wrapper, .recharts-surface': { _print: { maxWidth: '100%', height: 'auto !important' } },
  '[data-panel]': { _print: { breakInside: 'avoid', printColorAdjust: 'exact' } },
});
