import { Box } from '@chakra-ui/react';

/** A line that shows that the content below is being refreshed; it takes no room. */
export function BusyLine({ busy }: { busy: boolean }) {
  return (
    <Box position="relative" h="0" aria-hidden="true" data-no-print="">
      {busy && (
        <Box
          position="absolute"
          insetX="0"
          top="2"
          h="0.5"
          borderRadius="full"
          bg="accent.line"
          animation="pulse 1s ease-in-out infinite"
        />
      )}
    </Box>
  );
}
