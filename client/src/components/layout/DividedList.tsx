import { chakra } from '@chakra-ui/react';

/** A list with a line between its items. */
export const DividedList = chakra('ul', {
  base: {
    '& > li': { borderTopWidth: '1px', py: '3' },
    '& > li:first-of-type': { borderTopWidth: '0', pt: '0' },
    '& > li:last-of-type': { pb: '0' },
  },
});
