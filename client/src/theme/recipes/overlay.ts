import { defineSlotRecipe } from '@chakra-ui/react';

const appear = { animationName: 'fade-in', animationDuration: 'fast' };
const vanish = { animationName: 'fade-out', animationDuration: 'fast' };

export const tooltip = defineSlotRecipe({
  className: 'tooltip',
  slots: ['positioner', 'content'],
  base: {
    content: {
      bg: 'bg.inverted',
      color: 'fg.inverted',
      px: '2.5',
      py: '1.5',
      borderRadius: 'l1',
      fontSize: 'xs',
      lineHeight: '1.45',
      maxW: '2xs',
      zIndex: 'tooltip',
      _open: appear,
      _closed: vanish,
    },
  },
});

export const menu = defineSlotRecipe({
  className: 'menu',
  slots: [
    'trigger',
    'positioner',
    'content',
    'item',
    'itemText',
    'itemGroup',
    'itemGroupLabel',
    'separator',
    'itemIndicator',
  ],
  base: {
    content: {
      bg: 'bg.panel',
      color: 'fg',
      minW: '56',
      p: '1',
      outline: '0',
      borderRadius: 'l2',
      boxShadow: 'popover',
      zIndex: 'popover',
      _open: appear,
      _closed: vanish,
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      px: '2.5',
      py: '1.5',
      borderRadius: 'l1',
      fontSize: 'sm',
      cursor: 'pointer',
      outline: '0',
      userSelect: 'none',
      _icon: { boxSize: '4', color: 'fg.subtle' },
      _highlighted: { bg: 'bg.muted' },
    },
    itemText: { flex: '1' },
    itemIndicator: { color: 'accent.fg' },
    itemGroupLabel: { px: '2.5', py: '1.5', fontSize: 'xs', color: 'fg.subtle', fontWeight: 'medium' },
    separator: { my: '1', mx: '-1', borderTopWidth: '1px', borderColor: 'border' },
  },
});

export const drawer = defineSlotRecipe({
  className: 'drawer',
  slots: ['backdrop', 'positioner', 'content'],
  base: {
    backdrop: {
      bg: 'black/40',
      position: 'fixed',
      inset: '0',
      zIndex: 'popover',
      _open: appear,
      _closed: vanish,
    },
    positioner: { display: 'flex', position: 'fixed', inset: '0', zIndex: 'popover' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      bg: 'bg.panel',
      outline: '0',
      maxH: '100dvh',
      borderEndWidth: '1px',
      borderColor: 'border',
      _open: { animationName: 'slide-in', animationDuration: 'moderate', animationTimingFunction: 'out' },
      _closed: vanish,
    },
  },
});

export const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger'],
  base: {
    root: {
      width: 'full',
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      position: 'relative',
      p: '4',
      pe: '10',
      borderRadius: 'l2',
      borderWidth: '1px',
      borderColor: 'border',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'popover',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      transition: 'translate 160ms, scale 160ms, opacity 160ms, height 160ms',
      '&[data-type=error]': { bg: 'red.solid', borderColor: 'red.solid', color: 'white' },
    },
    title: { fontSize: 'md', fontWeight: 'semibold' },
    description: { fontSize: 'sm', lineHeight: '1.45' },
    indicator: { boxSize: '5', flexShrink: '0', '[data-type=success] &': { color: 'green.line' } },
    closeTrigger: {
      position: 'absolute',
      top: '3',
      insetEnd: '3',
      p: '1',
      borderRadius: 'l1',
      cursor: 'pointer',
      focusVisibleRing: 'outside',
      _icon: { boxSize: '4' },
    },
  },
});
