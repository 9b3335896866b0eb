import { chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Pill } from '../../../components/figures/Pill.tsx';
import { DividedList } from '../../../components/layout/DividedList.tsx';
import { useMediaQuery } from '../../../components/layout/use-media-query.ts';
import { ScrollTable } from '../../../components/table/ScrollTable.tsx';
import { formatStatus, statusPalette } from './http-status.ts';

/** A line of a feed of visits. */
export interface FeedVisit {
  id: string;
  /** ISO 8601. */
  at: string;
  /** Of the bot or the person. */
  name: string;
  vendor: string | null;
  page: string;
  httpStatus: number;
}

interface FeedColumn<TVisit> {
  header: string;
  cell: (visit: TVisit) => ReactNode;
  /** It holds a long text, which wraps. */
  wraps?: boolean;
}

interface VisitFeedListProps<TVisit extends FeedVisit> {
  visits: readonly TVisit[];
  /** Of `at`. */
  formatTime: (iso: string) => string;
  /** After time, crawler, page and status. */
  columns: readonly FeedColumn<TVisit>[];
  /** In narrow windows beside the time, and below it. */
  aside: (visit: TVisit) => ReactNode;
  below?: (visit: TVisit) => ReactNode;
}

const NARROW = '(max-width: 767.98px)';
const NAME = 'Crawler visits';

/** Visits, newest first: a table in wide windows, cards in narrow ones. */
export const VisitFeedList = <TVisit extends FeedVisit>(props: VisitFeedListProps<TVisit>) =>
  useMediaQuery(NARROW) ? <Cards {...props} /> : <Table {...props} />;

function Table<TVisit extends FeedVisit>({ visits, formatTime, columns }: VisitFeedListProps<TVisit>) {
  const headers = ['Time', 'AI Crawler', 'Page', 'Status', ...columns.map(({ header }) => header)];
  return (
    <ScrollTable
      caption={NAME}
      minW="44rem"
      maxH="36rem"
      head={headers.map((header) => (
        <th key={header} scope="col">
          {header}
        </th>
      ))}
    >
      {visits.map((visit) => (
        <chakra.tr key={visit.id} animation="fade-in 160ms" fontSize="sm" whiteSpace="nowrap">
          <chakra.td color="fg.muted" fontVariantNumeric="tabular-nums">
            <VisitTime at={visit.at} format={formatTime} />
          </chakra.td>
          <th scope="row">
            <Visitor visit={visit} />
          </th>
          {/* It takes the room that the other columns leave. */}
          <chakra.td w="full" maxW="0" minW="7rem" truncate title={visit.page}>
            {visit.page}
          </chakra.td>
          <td>
            <VisitStatus status={visit.httpStatus} />
          </td>
          {columns.map(({ header, cell, wraps }) => (
            <chakra.td
              key={header}
              color="fg.muted"
              fontVariantNumeric="tabular-nums"
              {...(wraps && { minW: '17rem', whiteSpace: 'normal' })}
            >
              {cell(visit)}
            </chakra.td>
          ))}
        </chakra.tr>
      ))}
    </ScrollTable>
  );
}

const Cards = <TVisit extends FeedVisit>({
  visits,
  formatTime,
  aside,
  below,
}: VisitFeedListProps<TVisit>) => (
  <DividedList aria-label={NAME}>
    {visits.map((visit) => (
      <chakra.li key={visit.id} animation="fade-in 160ms">
        <Flex justify="space-between" align="center" gap="3">
          <Text minW="0" truncate>
            <Visitor visit={visit} />
          </Text>
          <VisitStatus status={visit.httpStatus} />
        </Flex>
        <Text overflowWrap="anywhere" my="1">
          {visit.page}
        </Text>
        <Flex
          justify="space-between"
          align="center"
          gap="3"
          fontSize="xs"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          <VisitTime at={visit.at} format={formatTime} />
          {aside(visit)}
        </Flex>
        {below?.(visit)}
      </chakra.li>
    ))}
  </DividedList>
);

const Visitor = ({ visit: { name, vendor } }: { visit: FeedVisit }) => (
  <>
    <Text as="span" fontWeight="medium">
      {name}
    </Text>{' '}
    {vendor !== null && (
      <Text as="span" color="fg.muted" fontSize="xs">
        {vendor}
      </Text>
    )}
  </>
);

const VisitStatus = ({ status }: { status: number }) => (
  <Pill size="sm" palette={statusPalette(status)}>
    {formatStatus(status)}
  </Pill>
);

const VisitTime = ({ at, format }: { at: string; format: (iso: string) => string }) => (
  <time dateTime={at}>{format(at)}</time>
);
