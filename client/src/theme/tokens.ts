import { defineTokens } from '@chakra-ui/react';

const system = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

const scale = (steps: readonly number[]) =>
  Object.fromEntries(steps.map((step) => [step, { value: `${step * 0.25}rem` }]));

const spacing = scale([
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 48, 56, 64, 72,
  96,
]);

const shades = (values: Record<number, string>) =>
  Object.fromEntries(Object.entries(values).map(([step, value]) => [step, { value }]));

/** The raw values the theme is made of; screens use the semantic names of `semantic-tokens.ts`. */
export const tokens = defineTokens({
  colors: {
    black: { value: '#000' },
    white: { value: '#fff' },
    gray: shades({
      50: '#fafafb',
      100: '#f4f4f6',
      200: '#e8e8ec',
      300: '#d6d6dd',
      400: '#a6a6b1',
      500: '#6e6e7b',
      600: '#555562',
      700: '#3d3d47',
      800: '#26262d',
      850: '#1d1d23',
      900: '#17171b',
      950: '#0b0b0e',
    }),
    accent: shades({
      50: '#f4f2ff',
      100: '#e9e5ff',
      200: '#d5cdff',
      300: '#b6a9ff',
      400: '#957ffb',
      500: '#7359f2',
      600: '#5d3fe0',
      700: '#4c31bd',
      800: '#3c2a94',
      900: '#2a2160',
      950: '#1b163a',
    }),
    green: shades({
      50: '#eefbf3',
      100: '#d6f3e2',
      300: '#77d6a2',
      400: '#43bd82',
      600: '#117a4a',
      700: '#0d613b',
      900: '#0c3524',
      950: '#0b2419',
    }),
    amber: shades({
      50: '#fff8ea',
      100: '#fdecc8',
      300: '#f0bd58',
      400: '#e0a12c',
      600: '#8f5a05',
      700: '#714606',
      900: '#3b280b',
      950: '#281c0a',
    }),
    red: shades({
      50: '#fef3f3',
      100: '#fde2e2',
      300: '#f6a5a5',
      400: '#ee7676',
      600: '#bd2a2a',
      700: '#9a2020',
      900: '#451717',
      950: '#2c1010',
    }),
  },
  spacing,
  sizes: {
    ...spacing,
    full: { value: '100%' },
    '2xs': { value: '16rem' },
    xs: { value: '20rem' },
    sm: { value: '24rem' },
    md: { value: '28rem' },
    lg: { value: '32rem' },
    xl: { value: '36rem' },
    '2xl': { value: '42rem' },
    '6xl': { value: '72rem' },
    '7xl': { value: '80rem' },
  },
  radii: { full: { value: '9999px' } },
  fonts: {
    body: { value: `"Inter Variable", Inter, ${system}` },
    heading: { value: `"Inter Variable", Inter, ${system}` },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  },
  fontSizes: {
    '2xs': { value: '0.6875rem' },
    xs: { value: '0.75rem' },
    sm: { value: '0.8125rem' },
    md: { value: '0.875rem' },
    lg: { value: '1rem' },
    xl: { value: '1.25rem' },
    '2xl': { value: '1.5rem' },
    '3xl': { value: '2rem' },
  },
  fontWeights: {
    normal: { value: 400 },
    medium: { value: 500 },
    semibold: { value: 600 },
  },
  zIndex: {
    docked: { value: 10 },
    banner: { value: 20 },
    popover: { value: 1500 },
    skipNav: { value: 1600 },
    toast: { value: 1700 },
    tooltip: { value: 1800 },
  },
  durations: { fast: { value: '120ms' }, moderate: { value: '160ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0, 0, 1)' } },
});
