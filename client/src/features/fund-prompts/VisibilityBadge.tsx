import { Badge } from '@chakra-ui/react';
import { formatCount } from '../../format.ts';
import { visibilityBand } from './prompt-list.ts';

const PALETTES = { good: 'green', fair: 'amber', poor: 'red' } as const;

/** A visibility in the colour of its band. */
export function VisibilityBadge({ visibility }: { visibility: number }) {
  return (
    <Badge
      colorPalette={PALETTES[visibilityBand(visibility)]}
      bg="colorPalette.muted"
      color="colorPalette.fg"
      px="2"
      minW="12"
      justifyContent="center"
      borderRadius="full"
      fontSize="xs"
      lineHeight="1.375rem"
      fontVariantNumeric="tabular-nums"
    >
      {`${formatCount(visibility)}%`}
    </Badge>
  );
}
