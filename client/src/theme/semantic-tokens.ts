import { defineSemanticTokens } from '@chakra-ui/react';

const pair = (light: string, dark: string) => ({
  value: { _light: `{colors.${light}}`, _dark: `{colors.${dark}}` },
});

/** The roles every coloured control asks its palette for. */
const palette = (name: string) => ({
  contrast: pair('white', 'white'),
  fg: pair(`${name}.700`, `${name}.300`),
  subtle: pair(`${name}.50`, `${name}.950`),
  muted: pair(`${name}.100`, `${name}.900`),
  emphasized: pair(`${name}.300`, `${name}.700`),
  solid: pair(`${name}.600`, `${name}.600`),
  line: pair(`${name}.600`, `${name}.400`),
  focusRing: pair('accent.500', 'accent.400'),
});

/** Colours by what they mean; each pair keeps WCAG AA contrast on the panels it is used on. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: { value: { _light: '#fcfcfd', _dark: '{colors.gray.950}' } },
      subtle: { value: { _light: '{colors.gray.50}', _dark: '#0f0f13' } },
      muted: pair('gray.100', 'gray.850'),
      emphasized: pair('gray.200', 'gray.800'),
      inverted: pair('gray.900', 'gray.100'),
      panel: { value: { _light: '{colors.white}', _dark: '#121216' } },
    },
    fg: {
      DEFAULT: { value: { _light: '{colors.gray.900}', _dark: '#ededf0' } },
      muted: pair('gray.600', 'gray.400'),
      subtle: { value: { _light: '{colors.gray.500}', _dark: '#8e8e9a' } },
      inverted: pair('gray.50', 'gray.900'),
      error: pair('red.600', 'red.300'),
    },
    border: {
      DEFAULT: pair('gray.200', 'gray.800'),
      muted: pair('gray.100', 'gray.850'),
      emphasized: pair('gray.300', 'gray.700'),
      error: pair('red.600', 'red.400'),
    },
    gray: {
      ...palette('gray'),
      contrast: pair('white', 'gray.900'),
      fg: pair('gray.700', 'gray.300'),
      subtle: pair('gray.100', 'gray.850'),
      muted: pair('gray.200', 'gray.800'),
      emphasized: pair('gray.300', 'gray.700'),
      solid: pair('gray.900', 'gray.100'),
      line: pair('gray.500', 'gray.400'),
    },
    accent: { ...palette('accent'), solid: pair('accent.600', 'accent.500') },
    green: palette('green'),
    amber: palette('amber'),
    red: palette('red'),
  },
  radii: {
    l1: { value: '6px' },
    l2: { value: '8px' },
    l3: { value: '12px' },
  },
  shadows: {
    popover: {
      value: {
        _light: '0 0 0 1px rgba(15, 15, 25, 0.06), 0 8px 24px rgba(15, 15, 25, 0.12)',
        _dark: '0 0 0 1px rgba(255, 255, 255, 0.09), 0 8px 24px rgba(0, 0, 0, 0.6)',
      },
    },
  },
});
