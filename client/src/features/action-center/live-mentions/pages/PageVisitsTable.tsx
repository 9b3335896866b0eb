import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import { Pill } from '../../../../components/figures/Pill.tsx';
import { Disclosure, useDisclosures } from '../../../../components/layout/Disclosure.tsx';
import type { CsvColumn } from '../../../../components/table/to-csv.ts';
import type { FetchMore } from '../../../../components/table/use-further-pages.ts';
import { formatCount, formatCounted } from '../../../../format.ts';
import type { VisitFilter } from '../../../../schema.generated.ts';
import { ListedPages } from '../ListedPages.tsx';
import type { PageVisitsListQuery, PageVisitsRowFragment } from '../Visits.generated.ts';
import { formatLastVisit, formatPath, formatStatuses } from '../visit-names.ts';
import { PageVisitsDetail } from './PageVisitsDetail.tsx';

const CSV: readonly CsvColumn<PageVisitsRowFragment>[] = [
  { header: 'Page', value: ({ page }) => page.url },
  { header: 'Cited in answers', value: ({ page }) => page.answers },
  { header: 'Visits', value: ({ visits }) => visits },
  { header: 'Refused', value: ({ refused }) => refused },
  { header: 'Forged (not in visits)', value: ({ forged }) => forged },
  { header: 'Statuses', value: ({ statuses }) => formatStatuses(statuses) || null },
  { header: 'Last visit', value: ({ lastVisitAt }) => lastVisitAt },
  { header: 'Closed by robots.txt for', value: ({ closedFor }) => closedFor.join(', ') || null },
];

interface PageVisitsTableProps {
  /** Of the file. */
  name: string;
  pages: PageVisitsListQuery['pageVisitsList'];
  filter: VisitFilter;
  emptyText: string;
  fetchMore: FetchMore<PageVisitsRowFragment>;
}

/** The listed pages; one is open at a time. */
export function PageVisitsTable({ name, pages, filter, emptyText, fetchMore }: PageVisitsTableProps) {
  const disclosure = useDisclosures();
  return (
    <ListedPages name={name} list={pages} columns={CSV} emptyText={emptyText} fetchMore={fetchMore}>
      <chakra.ul aria-label="Pages" borderWidth="1px" borderRadius="l3" bg="bg.panel" overflow="hidden">
        {pages.nodes.map((row) => (
          <chakra.li key={row.page.id} css={{ '& + &': { borderTopWidth: '1px' } }}>
            <Disclosure
              {...disclosure(row.page.id)}
              columns={{ base: '1rem minmax(0, 1fr) auto', sm: '1rem minmax(0, 1fr) 6rem 6rem' }}
              summary={<PageSummary row={row} />}
            >
              <PageVisitsDetail row={row} filter={filter} />
            </Disclosure>
          </chakra.li>
        ))}
      </chakra.ul>
    </ListedPages>
  );
}

function PageSummary({ row }: { row: PageVisitsRowFragment }) {
  const { page, visits, refused, lastVisitAt, closedFor } = row;
  return (
    <>
      <Box minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere" mb="1">
          {formatPath(page.url)}
        </Text>
        <HStack gap="1.5" rowGap="1" wrap="wrap">
          {refused > 0 && (
            <Pill size="sm" palette="amber">
              {`${formatCount(refused)} refused`}
            </Pill>
          )}
          {closedFor.length > 0 && (
            <Pill size="sm" palette="amber">
              {`robots.txt closes it for ${formatCounted(closedFor.length, 'bot')}`}
            </Pill>
          )}
          <Text as="span" fontSize="xs" color="fg.subtle">
            {lastVisitAt ? `last ${formatLastVisit(lastVisitAt)}` : 'no visit is known'}
          </Text>
        </HStack>
      </Box>
      <Figure count={page.answers} one="answer cites it" many="answers cite it" wideOnly />
      <Figure count={visits} one="visit" many="visits" />
    </>
  );
}

function Figure(props: { count: number; one: string; many: string; wideOnly?: boolean }) {
  const { count, one, many, wideOnly = false } = props;
  return (
    <Box textAlign="end" fontVariantNumeric="tabular-nums" hideBelow={wideOnly ? 'sm' : undefined}>
      <Text as="span" display="block" fontSize="lg" fontWeight="semibold" lineHeight="1.3">
        {formatCount(count)}
      </Text>
      <Text as="span" display="block" fontSize="xs" color="fg.subtle">
        {count === 1 ? one : many}
      </Text>
    </Box>
  );
}
