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
    // Keeps a field that gets keyboard focus out from under the sticky bar.
    '&:has([data-in-front=below])': { scrollPaddingBottom: '5.5rem' },
    _print: { bg: 'white !important', fontSize: '13px' },
  },
  body: { fontSize: 'md', minHeight: '100dvh' },
  '*, *::before, *::after': {
    borderColor: 'border',
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Any duration, however short, shows the old value for a frame, and each element inside one for one more.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  '*::selection': { bg: 'accent.emphasized/60' },
  a: { color: 'inherit', textDecoration: 'none' },
  '@page': { margin: '14mm' },
  '[data-no-print], [data-scope=toast], [data-scope=menu][data-part=positioner]': {
    _print: { display: 'none !important' },
  },
  // When one chart is printed, everything else is hidden.
  'body:has(> [data-print-alone]) > :not([data-print-alone])': { _print: { display: 'none !important' } },
  '[data-print-alone]': { _print: { position: 'static !important' } },
  '[data-panel]': { _print: { gridColumn: '1 / -1', breakInside: 'avoid', printColorAdjust: 'exact' } },
  // Cards stand side by side on paper too, whose width counts as narrow.
  '[data-panel=card]': { _print: { gridColumn: 'auto' } },
  ':has(> [data-panel=card])': { _print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) !important' } },
});
