import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

/** One-line text inputs. */
export const input = defineRecipe({
  className: 'input',
  base: {
    width: '100%',
    minWidth: '0',
    appearance: 'none',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg.panel',
    color: 'fg',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    focusVisibleRing: 'inside',
    _placeholder: { color: 'fg.subtle' },
    _hover: { borderColor: 'gray.emphasized' },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
    _invalid: { borderColor: 'border.error' },
  },
  variants: {
    size: {
      sm: { h: '8', px: '2.5', fontSize: 'sm' },
      md: { h: '10', px: '3', fontSize: 'md' },
    },
  },
  defaultVariants: { size: 'md' },
});

/** A labelled input with its help and its error. */
export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'helperText', 'errorText'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', width: '100%', position: 'relative' },
    label: { fontSize: 'sm', fontWeight: 'medium', color: 'fg' },
    helperText: { fontSize: 'xs', color: 'fg.muted' },
    errorText: { fontSize: 'xs', fontWeight: 'medium', color: 'fg.error' },
  },
});
