import { Box, HStack, Stack, Text } from '@chakra-ui/react';
import { formatDay, formatRange } from '../../format.ts';
import { noteText } from './chart-days.ts';
import { LineKey } from './LineKey.tsx';
import type { TrendFigure, TrendPoint } from './trend-point.ts';

interface ChartTooltipProps {
  figures: readonly TrendFigure[];
  /** A click opens the point's answers. */
  opens: boolean;
  /** Filled in by recharts. */
  active?: boolean;
  payload?: readonly { payload?: TrendPoint }[];
}

/** The exact figures of the day under the pointer. */
export function ChartTooltip({ figures, opens, active, payload }: ChartTooltipProps) {
  const point = payload?.[0]?.payload;
  if (!active || !point) return null;
  return (
    <Box bg="bg.panel" borderRadius="l2" boxShadow="popover" px="3" py="2.5" fontSize="xs" minW="44">
      <Text fontWeight="medium" mb="1.5">
        {formatRange(point.date, point.to ?? point.date)}
      </Text>
      <Stack gap="1">
        {figures.map(({ name, line }, index) => (
          <HStack key={name} justify="space-between" gap="5">
            <HStack gap="1.5" color="fg.muted">
              {line ? <LineKey line={line} /> : <Box w="3" />}
              {name}
            </HStack>
            <Text fontVariantNumeric="tabular-nums">{point.texts[index]}</Text>
          </HStack>
        ))}
      </Stack>
      {point.notes?.map((note) => (
        <Text key={note.id} mt="1.5" maxW="64" borderInlineStartWidth="2px" borderColor="accent.line" ps="2">
          {note.day === point.date ? '' : `${formatDay(note.day)}: `}
          {noteText(note)}
        </Text>
      ))}
      {opens && (
        <Text mt="1.5" color="fg.subtle">
          Click to open the answers
        </Text>
      )}
    </Box>
  );
}
