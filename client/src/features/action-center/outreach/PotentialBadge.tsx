import { Badge, chakra } from '@chakra-ui/react';
import { formatCount } from '../../../format.ts';
import { potentialLevel } from './potential.ts';

const PALETTES = { High: 'green', Medium: 'amber', Low: 'gray' } as const;

/** How promising a partnership is, as a word and a number. */
export function PotentialBadge({ potential }: { potential: number }) {
  const level = potentialLevel(potential);
  return (
    <Badge
      colorPalette={PALETTES[level]}
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
      <chakra.span srOnly>Partnership potential: </chakra.span>
      {`${level} · ${formatCount(potential)}%`}
    </Badge>
  );
}
