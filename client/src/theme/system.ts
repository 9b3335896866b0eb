import { createSystem, defaultBaseConfig, defineKeyframes, defineRecipe } from '@chakra-ui/react';
import { globalCss } from './global-css.ts';
import { button } from './recipes/button.ts';
import { field, input } from './recipes/field.ts';
import { drawer, menu, toast, tooltip } from './recipes/overlay.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { tokens } from './tokens.ts';

const keyframes = defineKeyframes({
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'slide-in': { from: { transform: 'translateX(-100%)' }, to: { transform: 'none' } },
  'expand-height': { from: { height: 'var(--collapsed-height, 0)' }, to: { height: 'var(--height)' } },
  'collapse-height': { from: { height: 'var(--height)' }, to: { height: 'var(--collapsed-height, 0)' } },
  pulse: { '50%': { opacity: 0.5 } },
  spin: { to: { transform: 'rotate(360deg)' } },
});

/** A grey stand-in of the final size; nothing jumps when the content comes. */
const skeleton = defineRecipe({
  className: 'skeleton',
  base: {},
  variants: {
    loading: {
      true: {
        bg: 'bg.emphasized',
        borderRadius: 'l1',
        color: 'transparent',
        userSelect: 'none',
        pointerEvents: 'none',
        animation: 'pulse 1.6s ease-in-out infinite',
        '& *': { visibility: 'hidden' },
      },
      false: {},
    },
  },
  defaultVariants: { loading: true },
});

/** The whole theme: only the tokens and recipes the product uses, which keeps the first load small. */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix: 's',
  cssVarsRoot: ':where(html)',
  globalCss,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    keyframes,
    tokens,
    semanticTokens,
    recipes: { button, input, skeleton },
    slotRecipes: { field, tooltip, menu, drawer, toast },
  },
});
