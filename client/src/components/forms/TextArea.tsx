import { chakra } from '@chakra-ui/react';

/** A text field of several lines, which can be resized. */
export const TextArea = chakra('textarea', {
  base: {
    display: 'block',
    width: '100%',
    minWidth: '0',
    px: '3',
    py: '2.5',
    resize: 'vertical',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg.panel',
    color: 'fg',
    fontSize: 'md',
    lineHeight: '1.6',
    focusVisibleRing: 'inside',
    _placeholder: { color: 'fg.subtle' },
    _hover: { borderColor: 'gray.emphasized' },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
  },
});
