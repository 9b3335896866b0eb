import { Badge } from '@chakra-ui/react';
import type { Visit } from './simulated-visits.ts';

const STATUS = {
  200: { word: 'OK', palette: 'green' },
  404: { word: 'Not found', palette: 'amber' },
  500: { word: 'Server error', palette: 'red' },
} as const;

/** What the site answered a visit with, as a number and in words. */
export function VisitStatus({ status }: Pick<Visit, 'status'>) {
  const { word, palette } = STATUS[status];
  return (
    <Badge
      colorPalette={palette}
      bg="colorPalette.muted"
      color="colorPalette.fg"
      px="2"
      borderRadius="full"
      fontSize="xs"
      lineHeight="1.375rem"
      fontVariantNumeric="tabular-nums"
      flexShrink="0"
      whiteSpace="nowrap"
    >
      {`${status} ${word}`}
    </Badge>
  );
}
