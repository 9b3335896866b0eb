import { HStack, type StackProps, Text } from '@chakra-ui/react';
import { LineKey } from './LineKey.tsx';
import type { TrendFigure } from './trend-point.ts';

/** Which line is which; nothing where there is only one. */
export function ChartLegend({ figures, ...rest }: { figures: readonly TrendFigure[] } & StackProps) {
  const lines = figures.filter(({ line }) => line);
  if (lines.length < 2) return null;
  return (
    <HStack gap="4" rowGap="1" wrap="wrap" {...rest}>
      {lines.map(
        ({ name, line }) =>
          line && (
            <HStack key={name} gap="1.5">
              <LineKey line={line} />
              <Text fontSize="xs" color="fg.muted">
                {name}
              </Text>
            </HStack>
          ),
      )}
    </HStack>
  );
}
