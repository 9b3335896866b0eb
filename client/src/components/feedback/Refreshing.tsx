import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface RefreshingProps {
  /** The content belongs to an older request; the new one is loading. */
  outdated: boolean;
  children: ReactNode;
}

/** Old figures stay readable: with less, text would fall below the contrast of AA. */
const DIMMED = 0.65;

/** Dims the old content until the new content is loaded. */
export function Refreshing({ outdated, children }: RefreshingProps) {
  return (
    <Box
      aria-busy={outdated}
      opacity={outdated ? DIMMED : 1}
      transitionProperty="opacity"
      transitionDuration="moderate"
    >
      {children}
      <chakra.span srOnly role="status">
        {outdated ? 'Loading...' : ''}
      </chakra.span>
    </Box>
  );
}
