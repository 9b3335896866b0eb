import { Text } from '@chakra-ui/react';
import { FiguresTable } from '../../../components/table/FiguresTable.tsx';
import { formatCounted, formatDecimal } from '../../../format.ts';
import { PAGE_KINDS } from '../../../panels/web-pages/page-kinds.ts';
import { Stars } from './Stars.tsx';
import type { CitedPageKindFragment } from './TopSourcesScreen.generated.ts';

type Row = CitedPageKindFragment;

const COLUMNS = [
  { header: 'Content Type', cell: (row: Row) => <KindName row={row} /> },
  { header: 'Top Source', words: true, wideOnly: true, cell: ({ topSite }: Row) => topSite },
  { header: 'Avg Citations', cell: (row: Row) => <Average row={row} /> },
  {
    header: 'Impact Rating',
    words: true,
    cell: ({ impact }: Row) =>
      impact === null ? <Text color="fg.subtle">Too few sites</Text> : <Stars rating={impact} />,
  },
];

/** Kinds of read pages by citations a page. */
export const PageKindsTable = ({ kinds }: { kinds: readonly Row[] }) => (
  <>
    <FiguresTable
      caption="Content types by citations"
      columns={COLUMNS}
      rows={kinds}
      rowKey={({ kind }) => kind}
    />
    <Text fontSize="xs" color="fg.subtle">
      In brackets: the 95% interval of such pages on other sites. Stars compare the average with that of all
      read pages: three are close to it, five are twice as much.
    </Text>
  </>
);

/** In narrow windows the top source is below the kind. */
const KindName = ({ row: { kind, topSite } }: { row: Row }) => (
  <>
    {PAGE_KINDS[kind]}
    <Text as="span" hideFrom="sm" display="block" fontSize="xs" fontWeight="normal" color="fg.subtle">
      {topSite}
    </Text>
  </>
);

const Average = ({ row: { average, pages, sites } }: { row: Row }) => (
  <span title={average.note}>
    {formatDecimal(average.value)}
    {average.low !== null && average.high !== null && (
      <Text
        as="span"
        color="fg.subtle"
      >{` (${formatDecimal(average.low)}–${formatDecimal(average.high)})`}</Text>
    )}
    <Text as="span" display="block" fontSize="xs" color="fg.subtle">
      {`${formatCounted(pages, 'page')} on ${formatCounted(sites, 'site')}`}
    </Text>
  </span>
);
