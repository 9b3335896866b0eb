import { Box, chakra, Text } from '@chakra-ui/react';
import type { Visit } from './simulated-visits.ts';
import { VisitStatus, VisitTime } from './visit-fields.tsx';

const COLUMNS = ['Time', 'AI Crawler', 'Page', 'Status', 'IP Address', 'User Agent'];
const NAME = 'Crawler visits';

/** The visits in wide windows. */
export function VisitTable({ visits }: { visits: readonly Visit[] }) {
  return (
    <Box
      role="region"
      aria-label={NAME}
      tabIndex={0}
      maxH="36rem"
      overflow="auto"
      borderRadius="l1"
      focusVisibleRing="outside"
    >
      <chakra.table width="full" minW="56rem" borderCollapse="collapse">
        <chakra.caption srOnly>{NAME}</chakra.caption>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <chakra.th
                key={name}
                scope="col"
                position="sticky"
                top="0"
                bg="bg.panel"
                pb="2"
                pe="5"
                fontSize="xs"
                fontWeight="medium"
                color="fg.subtle"
                textAlign="start"
                whiteSpace="nowrap"
              >
                {name}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visits.map((visit) => (
            <Row key={visit.id} visit={visit} />
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}

function Row({ visit }: { visit: Visit }) {
  const cell = { py: '2', pe: '5', verticalAlign: 'middle', whiteSpace: 'nowrap' } as const;
  return (
    <chakra.tr borderTopWidth="1px" animation="fade-in 160ms">
      <chakra.td {...cell} color="fg.muted" fontVariantNumeric="tabular-nums">
        <VisitTime at={visit.at} />
      </chakra.td>
      <chakra.th {...cell} scope="row" fontWeight="normal" textAlign="start">
        <Text as="span" fontWeight="medium">
          {visit.crawler.name}
        </Text>{' '}
        <Text as="span" color="fg.subtle">
          {visit.crawler.provider}
        </Text>
      </chakra.th>
      <chakra.td {...cell} maxW="18rem" truncate title={visit.page}>
        {visit.page}
      </chakra.td>
      <chakra.td {...cell}>
        <VisitStatus status={visit.status} />
      </chakra.td>
      <chakra.td {...cell} color="fg.muted" fontVariantNumeric="tabular-nums">
        {visit.ip}
      </chakra.td>
      <chakra.td
        {...cell}
        pe="0"
        width="40%"
        minW="17rem"
        whiteSpace="normal"
        overflowWrap="anywhere"
        fontSize="2xs"
        lineHeight="1.4"
        color="fg.subtle"
      >
        {visit.crawler.userAgent}
      </chakra.td>
    </chakra.tr>
  );
}
