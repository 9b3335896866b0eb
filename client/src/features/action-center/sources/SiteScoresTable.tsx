import { Box, HStack, Text } from '@chakra-ui/react';
import { EmptyText } from '../../../components/feedback/EmptyText.tsx';
import { Bar } from '../../../components/figures/Bar.tsx';
import { FiguresTable } from '../../../components/table/FiguresTable.tsx';
import { formatCount, formatCounted } from '../../../format.ts';
import { barLength, CONTENT_SCORES, formatScoreValue } from '../../../panels/web-pages/scores.ts';
import type { SiteRowFragment } from './TopSourcesScreen.generated.ts';
import type { SiteOrder } from './use-site-order.ts';

const SORTS = {
  authoritativeness: 'AUTHORITATIVENESS',
  citations: 'CITATION_SCORE',
  quotations: undefined,
  statistics: 'STATISTICS',
  technicalTerms: 'TECHNICAL_TERMS',
  fluency: 'FLUENCY',
} as const;

const COLUMNS = [
  {
    header: 'Source',
    sort: 'DOMAIN',
    cell: ({ domain, pages, pagesRead }: SiteRowFragment) => (
      <>
        {domain}
        <Text as="span" display="block" fontSize="xs" fontWeight="normal" color="fg.subtle">
          {`${formatCount(pagesRead)} of ${formatCounted(pages, 'page')} read`}
        </Text>
      </>
    ),
  },
  ...CONTENT_SCORES.map(({ key, name, scale }) => ({
    header: name,
    sort: SORTS[key],
    cell: ({ scores }: SiteRowFragment) => {
      const score = scores?.[key] ?? null;
      return (
        <HStack gap="2.5">
          <Box flex="1" minW="14">
            <Bar percent={score === null ? 0 : barLength(score, scale)} />
          </Box>
          <Text as="span" minW="8">
            {formatScoreValue(score)}
          </Text>
        </HStack>
      );
    },
  })),
];

/** Compares the median scores of the sites with read pages. */
interface SiteScoresTableProps {
  sites: readonly SiteRowFragment[];
  order: SiteOrder;
}

export function SiteScoresTable({ sites, order }: SiteScoresTableProps) {
  const read = sites.filter(({ scores }) => scores !== null);
  if (read.length === 0) return <EmptyText>Not read yet</EmptyText>;
  return (
    <FiguresTable
      caption="Content scores by source"
      columns={COLUMNS}
      rows={read}
      rowKey={({ domain }) => domain}
      order={order}
    />
  );
}
