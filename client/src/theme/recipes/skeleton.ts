import { defineRecipe } from '@chakra-ui/react';

/** A grey stand-in of the final size; nothing jumps when the content comes. */
export const skeleton = defineRecipe({
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
