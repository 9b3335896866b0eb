import { Box } from '@chakra-ui/react';
import { createContext, type ReactNode, useContext } from 'react';

const UnseenContext = createContext(false);

/** Whether this is mounted off-screen, where skeletons are not drawn. */
export const useUnseen = () => useContext(UnseenContext);

/**
 * Keeps its content mounted but out of sight and out of the accessibility tree. It still has its width, which charts
 * measure.
 */
export function Unseen({ active, children }: { active: boolean; children: ReactNode }) {
  const around = useUnseen();
  return (
    <Box
      visibility={active ? 'hidden' : undefined}
      h={active ? '0' : undefined}
      overflow={active ? 'hidden' : undefined}
    >
      <UnseenContext value={active || around}>{children}</UnseenContext>
    </Box>
  );
}
