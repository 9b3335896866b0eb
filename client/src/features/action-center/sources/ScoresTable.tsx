import { Box, HStack, Text } from '@chakra-ui/react';
import { Bar } from '../../../components/figures/Bar.tsx';
import { formatCount } from '../../../format.ts';
import { barLength, CONTENT_SCORES } from '../content-scores.ts';
import { type FigureColumn, FigureTable } from './FigureTable.tsx';
import type { AnalysedSourceFragment } from './SourceAnalysisScreen.generated.ts';

const COLUMNS: readonly FigureColumn<AnalysedSourceFragment>[] = [
  { header: 'Source', cell: ({ name }) => name },
  ...CONTENT_SCORES.map(({ key, name, scale }) => ({
    header: name,
    cell: ({ scores }: AnalysedSourceFragment) => (
      <HStack gap="2.5">
        <Box flex="1" minW="14">
          <Bar percent={barLength(scores[key], scale)} />
        </Box>
        <Text as="span" minW="6" textAlign="end">
          {formatCount(scores[key])}
        </Text>
      </HStack>
    ),
  })),
];

/** The sources' scores beside each other. */
export function ScoresTable({ sources }: { sources: readonly AnalysedSourceFragment[] }) {
  return (
    <FigureTable
      caption="Content scores by source"
      columns={COLUMNS}
      rows={sources}
      rowKey={({ id }) => id}
      minWidth="42rem"
    />
  );
}
