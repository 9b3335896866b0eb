import { Box, HStack, Stack, Text } from '@chakra-ui/react';
import { formatDayAndYear } from '../../format.ts';
import { LineKey } from './LineKey.tsx';
import type { TrendFigure, TrendPoint } from './trend-point.ts';

interface ChartTooltipProps {
  figures: readonly TrendFigure[];
  /** Filled in by recharts. */
  active?: boolean;
  payload?: readonly { payload?: TrendPoint }[];
}

/** The exact figures of the day under the pointer. */
export function ChartTooltip({ figures, active, payload }: ChartTooltipProps) {
  const point = payload?.[0]?.payload;
  if (!active || !point) return null;
  return (
    <Box bg="bg.panel" borderRadius="l2" boxShadow="popover" px="3" py="2.5" fontSize="xs" minW="44">
      <Text fontWeight="medium" mb="1.5">
        {formatDayAndYear(point.date)}
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
    </Box>
  );
}
