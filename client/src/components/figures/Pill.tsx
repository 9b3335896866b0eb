import { Badge } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PillProps {
  palette?: 'gray' | 'accent' | 'green' | 'amber' | 'red';
  children: ReactNode;
}

/** A word or two that say what kind something is, in the colour of it. */
export function Pill({ palette = 'gray', children }: PillProps) {
  return (
    <Badge
      colorPalette={palette}
      bg="colorPalette.muted"
      color="colorPalette.fg"
      px="2"
      borderRadius="full"
      fontSize="xs"
      lineHeight="1.375rem"
      flexShrink="0"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
    >
      {children}
    </Badge>
  );
}
