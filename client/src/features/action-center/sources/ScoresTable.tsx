import { Box, HStack, Text } from '@chakra-ui/react';
import { Bar } from '../../../components/figures/Bar.tsx';
import { FiguresTable } from '../../../components/table/FiguresTable.tsx';
import { formatCount } from '../../../format.ts';
import { barLength, CONTENT_SCORES } from '../ScoreBars.tsx';
import type { AnalysedSourceFragment } from './SourceAnalysisScreen.generated.ts';

const COLUMNS = [
  { header: 'Source', cell: ({ name }: AnalysedSourceFragment) => name },
  ...CONTENT_SCORES.map(({ key, name, scale }) => ({
    header: name,
    cell: ({ scores }: AnalysedSourceFragment) => (
      <HStack gap="2.5">
        <Box flex="1" minW="14">
          <Bar percent={barLength(scores[key], scale)} />
        </Box>
        <Text as="span" minW="6">
          {formatCount(scores[key])}
        </Text>
      </HStack>
    ),
  })),
];

/** Compares the scores of the sources. */
export const ScoresTable = ({ sources }: { sources: readonly AnalysedSourceFragment[] }) => (
  <FiguresTable caption="Content scores by source" columns={COLUMNS} rows={sources} rowKey={({ id }) => id} />
);
