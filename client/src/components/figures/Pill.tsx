import { Badge } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PillProps {
  palette?: 'gray' | 'accent' | 'green' | 'amber' | 'red';
  /** `sm` stands beside a name in a list. */
  size?: 'sm' | 'md';
  children: ReactNode;
}

const SIZES = {
  sm: { px: '1.5', fontSize: '2xs' },
  md: { px: '2', fontSize: 'xs', lineHeight: '1.375rem' },
} as const;

/** One or two words that name a kind, in its colour. */
export function Pill({ palette = 'gray', size = 'md', children }: PillProps) {
  return (
    <Badge
      colorPalette={palette}
      bg="colorPalette.muted"
      color="colorPalette.fg"
      borderRadius="full"
      flexShrink="0"
      w="fit-content"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
      {...SIZES[size]}
    >
      {children}
    </Badge>
  );
}
