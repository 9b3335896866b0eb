import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/**
 * Keeps its content mounted but out of sight and out of the accessibility tree. It still has its width, which charts
 * measure.
 */
export function Unseen({ active, children }: { active: boolean; children: ReactNode }) {
  return (
    <Box
      visibility={active ? 'hidden' : undefined}
      h={active ? '0' : undefined}
      overflow={active ? 'hidden' : undefined}
    >
      {children}
    </Box>
  );
}
