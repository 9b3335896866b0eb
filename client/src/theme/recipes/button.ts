import { defineRecipe } from '@chakra-ui/react';

/** Buttons and links that look like them. */
export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    gap: '2',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'medium',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'pointer',
    textDecoration: 'none',
    transitionProperty: 'background-color, border-color, color, opacity',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    _icon: { boxSize: '4', flexShrink: '0' },
  },
  variants: {
    size: {
      xs: { h: '7', minW: '7', px: '2.5', fontSize: 'xs', borderRadius: 'l1' },
      sm: { h: '8', minW: '8', px: '3', fontSize: 'sm' },
      md: { h: '10', minW: '10', px: '4', fontSize: 'md' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.solid/90' },
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.muted' },
      },
      outline: {
        bg: 'bg.panel',
        borderColor: 'border.emphasized',
        color: 'fg',
        _hover: { bg: 'bg.muted' },
      },
      ghost: { bg: 'transparent', color: 'fg.muted', _hover: { bg: 'bg.muted', color: 'fg' } },
      plain: {
        borderWidth: '0',
        h: 'auto',
        minW: '0',
        px: '0',
        borderRadius: 'l1',
        color: 'accent.fg',
        _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});
