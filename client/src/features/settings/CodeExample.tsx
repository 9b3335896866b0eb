import { Box, chakra } from '@chakra-ui/react';
import { CopyButton } from '../../components/forms/CopyButton.tsx';

/** Code to copy; scrolls sideways. */
export function CodeExample({ label, text }: { label: string; text: string }) {
  return (
    <Box position="relative">
      <chakra.pre
        tabIndex={0}
        aria-label={label}
        p="3"
        pb="12"
        borderRadius="l2"
        borderWidth="1px"
        bg="bg.subtle"
        fontFamily="mono"
        fontSize="xs"
        lineHeight="1.7"
        overflowX="auto"
        focusVisibleRing="outside"
      >
        {text}
      </chakra.pre>
      <CopyButton size="xs" text={text} position="absolute" insetEnd="2" bottom="2" bg="bg.panel" />
    </Box>
  );
}
