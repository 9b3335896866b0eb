import { chakra, Flex, Text } from '@chakra-ui/react';
import { Pill } from '../../../components/figures/Pill.tsx';
import { DividedList } from '../../../components/layout/DividedList.tsx';
import { ScrollTable } from '../../../components/table/ScrollTable.tsx';
import type { Visit } from './simulated-visits.ts';

const NAME = 'Crawler visits';
const COLUMNS = ['Time', 'AI Crawler', 'Page', 'Status', 'IP Address', 'User Agent'];

interface VisitListProps {
  visits: readonly Visit[];
}

/** The visits in wide windows. */
export function VisitTable({ visits }: VisitListProps) {
  return (
    <ScrollTable
      caption={NAME}
      minW="56rem"
      maxH="36rem"
      head={COLUMNS.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    >
      {visits.map((visit) => (
        <chakra.tr key={visit.id} animation="fade-in 160ms" fontSize="sm" whiteSpace="nowrap">
          <chakra.td color="fg.muted" fontVariantNumeric="tabular-nums">
            <VisitTime at={visit.at} />
          </chakra.td>
          <th scope="row">
            <Crawler crawler={visit.crawler} />
          </th>
          <chakra.td maxW="11rem" truncate title={visit.page}>
            {visit.page}
          </chakra.td>
          <td>
            <VisitStatus status={visit.status} />
          </td>
          <chakra.td color="fg.muted" fontVariantNumeric="tabular-nums">
            {visit.ip}
          </chakra.td>
          <chakra.td width="40%" minW="17rem" whiteSpace="normal">
            <UserAgent crawler={visit.crawler} />
          </chakra.td>
        </chakra.tr>
      ))}
    </ScrollTable>
  );
}

/** The visits in narrow windows. */
export const VisitCards = ({ visits }: VisitListProps) => (
  <DividedList aria-label={NAME}>
    {visits.map(({ id, at, crawler, page, status, ip }) => (
      <chakra.li key={id} animation="fade-in 160ms">
        <Flex justify="space-between" align="center" gap="3">
          <Text minW="0" truncate>
            <Crawler crawler={crawler} />
          </Text>
          <VisitStatus status={status} />
        </Flex>
        <Text overflowWrap="anywhere">{page}</Text>
        <Flex
          justify="space-between"
          gap="3"
          fontSize="xs"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          <VisitTime at={at} />
          <span>{ip}</span>
        </Flex>
        <UserAgent crawler={crawler} />
      </chakra.li>
    ))}
  </DividedList>
);

const Crawler = ({ crawler: { name, provider } }: Pick<Visit, 'crawler'>) => (
  <>
    <Text as="span" fontWeight="medium">
      {name}
    </Text>{' '}
    <Text as="span" color="fg.subtle">
      {provider}
    </Text>
  </>
);

const UserAgent = ({ crawler }: Pick<Visit, 'crawler'>) => (
  <Text fontSize="2xs" lineHeight="1.4" color="fg.subtle" overflowWrap="anywhere">
    {crawler.userAgent}
  </Text>
);

const STATUS = {
  200: { label: 'OK', palette: 'green' },
  404: { label: 'Not found', palette: 'amber' },
  500: { label: 'Server error', palette: 'red' },
} as const;

function VisitStatus({ status }: Pick<Visit, 'status'>) {
  const { label, palette } = STATUS[status];
  return <Pill palette={palette}>{`${status} ${label}`}</Pill>;
}

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

const VisitTime = ({ at }: Pick<Visit, 'at'>) => <time dateTime={at.toISOString()}>{time.format(at)}</time>;
