import { Box } from '@chakra-ui/react';
import { FiguresTable } from '../../../../components/table/FiguresTable.tsx';
import type { CsvColumn } from '../../../../components/table/to-csv.ts';
import type { FetchMore } from '../../../../components/table/use-further-pages.ts';
import { formatCount } from '../../../../format.ts';
import { ListedPages } from '../ListedPages.tsx';
import { PageLink } from '../PageLink.tsx';
import { formatKeyEvents, formatKnown, formatRevenue } from './format-figures.ts';
import type { PageResultRowFragment, PageResultsQuery } from './Results.generated.ts';

type Row = PageResultRowFragment;
type Coverage = PageResultsQuery['pageResults']['coverage'];

const columnsOf = ({ currency, googleReportDays, bingReportDays }: Coverage) => [
  { header: 'Page', shrinks: true, cell: ({ page }: Row) => <PageLink page={page} /> },
  { header: 'Answers', sort: 'answers', cell: ({ figures }: Row) => formatCount(figures.answers) },
  { header: 'Bots', sort: 'visits', wideOnly: true, cell: ({ figures }: Row) => formatCount(figures.visits) },
  {
    header: 'People',
    sort: 'people',
    wideOnly: true,
    cell: ({ figures }: Row) => formatCount(figures.people),
  },
  { header: 'Sessions', sort: 'sessions', cell: ({ figures }: Row) => formatKnown(figures.sessions) },
  {
    ...{ header: 'Key events', sort: 'key-events', wideOnly: true },
    cell: ({ figures }: Row) => formatKeyEvents(figures.keyEvents),
  },
  {
    ...{ header: 'Revenue', sort: 'revenue' },
    cell: ({ figures }: Row) => formatRevenue(figures.revenue, currency),
  },
  ...(googleReportDays > 0
    ? [
        {
          ...{ header: 'Google AI', wideOnly: true },
          cell: ({ figures }: Row) => formatKnown(figures.googleImpressions),
        },
      ]
    : []),
  ...(bingReportDays > 0
    ? [
        {
          ...{ header: 'Bing AI', wideOnly: true },
          cell: ({ figures }: Row) => formatKnown(figures.bingCitations),
        },
      ]
    : []),
];

const csvOf = (currency: string | null): CsvColumn<Row>[] => [
  { header: 'Page', value: ({ page }) => page.url },
  { header: 'Answers that cite it', value: ({ figures }) => figures.answers },
  { header: 'Visits of AI bots', value: ({ figures }) => figures.visits },
  { header: 'People from AI', value: ({ figures }) => figures.people },
  { header: 'Sessions', value: ({ figures }) => figures.sessions },
  { header: 'Key events', value: ({ figures }) => figures.keyEvents },
  { header: currency ? `Revenue (${currency})` : 'Revenue', value: ({ figures }) => figures.revenue },
  { header: 'Impressions in Google AI', value: ({ figures }) => figures.googleImpressions },
  { header: 'Citations in Bing AI', value: ({ figures }) => figures.bingCitations },
];

interface ResultsTableProps {
  results: PageResultsQuery['pageResults'];
  sort: string;
  onSort: (sort: string) => void;
  fetchMore: FetchMore<Row>;
}

/** Pages with their figures from answers to revenue. */
export function ResultsTable({ results, sort, onSort, fetchMore }: ResultsTableProps) {
  const { nodes, range, coverage } = results;
  return (
    <ListedPages
      name="answers to revenue"
      list={results}
      columns={csvOf(coverage.currency)}
      range={range}
      emptyText="Nothing is known of any page of your site in this range."
      fetchMore={fetchMore}
    >
      <Box bg="bg.panel">
        <FiguresTable
          caption="Pages from answers to revenue"
          columns={columnsOf(coverage)}
          rows={nodes}
          rowKey={({ id }) => id}
          order={{ sort, direction: 'DESC', sortBy: onSort }}
        />
      </Box>
    </ListedPages>
  );
}
