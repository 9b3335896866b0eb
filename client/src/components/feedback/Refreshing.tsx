import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface RefreshingProps {
  /** What is shown is not what was asked for last; that is on its way. */
  outdated: boolean;
  children: ReactNode;
}

/** Old figures stay readable: with less, text would fall below the contrast of AA. */
const DIMMED = 0.65;

/** Keeps the old content in its place, dimmed, until the new is there. */
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
