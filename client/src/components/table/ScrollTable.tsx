import { Box, type BoxProps, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SCROLL_SHADOW } from './scroll-shadow.ts';

interface ScrollTableProps extends Pick<BoxProps, 'maxH'> {
  caption: string;
  /** It scrolls sideways in narrower windows. */
  minW: string;
  /** Cells of the first row. */
  head: ReactNode;
  /** The other rows; `data-figure` aligns a cell's figures. */
  children: ReactNode;
}

/** A plain table of rows with text; its headings stay in view. */
export const ScrollTable = ({ caption, minW, maxH, head, children }: ScrollTableProps) => (
  <Box
    role="region"
    aria-label={caption}
    tabIndex={0}
    // Contains the visually hidden texts, which would widen the page otherwise.
    position="relative"
    maxH={maxH}
    overflow="auto"
    {...SCROLL_SHADOW}
    borderRadius="l1"
    focusVisibleRing="outside"
  >
    <chakra.table
      width="full"
      minW={minW}
      borderCollapse="collapse"
      css={{
        '& th, & td': { py: '2.5', pe: '5', textAlign: 'start', verticalAlign: 'top', fontWeight: 'normal' },
        '& th:last-child, & td:last-child': { pe: '0' },
        '& thead th': {
          position: 'sticky',
          top: '0',
          bg: 'bg.panel',
          pt: '0',
          verticalAlign: 'middle',
          fontSize: 'xs',
          fontWeight: 'medium',
          color: 'fg.subtle',
          whiteSpace: 'nowrap',
        },
        '& tbody tr': { borderTopWidth: '1px' },
        '& [data-figure]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      }}
    >
      <chakra.caption srOnly>{caption}</chakra.caption>
      <thead>
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </chakra.table>
  </Box>
);
