import { Box, HStack, Text } from '@chakra-ui/react';
import { Bar } from '../../../components/figures/Bar.tsx';
import { FiguresTable } from '../../../components/table/FiguresTable.tsx';
import { formatCount, formatDecimal } from '../../../format.ts';
import { barLength, CONTENT_SCORES } from '../../../panels/web-pages/scores.ts';
import type { AnalysedSourceFragment, ContentTypeFiguresFragment } from './SourceAnalysisScreen.generated.ts';
import { Stars } from './Stars.tsx';

type Row = ContentTypeFiguresFragment;

const TYPE_COLUMNS = [
  {
    header: 'Content Type',
    cell: ({ type, topSource }: Row) => <TypeName type={type} topSource={topSource} />,
  },
  { header: 'Top Source', words: true, wideOnly: true, cell: ({ topSource }: Row) => topSource },
  { header: 'Avg Citations', cell: ({ averageCitations }: Row) => formatDecimal(averageCitations) },
  { header: 'Impact Rating', words: true, cell: ({ impact }: Row) => <Stars rating={impact} /> },
];

/** The content types by citations. */
export const ContentTypesTable = ({ types }: { types: readonly Row[] }) => (
  <FiguresTable
    caption="Content types by citations"
    columns={TYPE_COLUMNS}
    rows={types}
    rowKey={({ type }) => type}
  />
);

/** In narrow windows the top source is below the type. */
function TypeName({ type, topSource }: Pick<Row, 'type' | 'topSource'>) {
  return (
    <>
      {type}
      <Text as="span" hideFrom="sm" display="block" fontSize="xs" fontWeight="normal" color="fg.subtle">
        {topSource}
      </Text>
    </>
  );
}

const SCORE_COLUMNS = [
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
  <FiguresTable
    caption="Content scores by source"
    columns={SCORE_COLUMNS}
    rows={sources}
    rowKey={({ id }) => id}
  />
);
