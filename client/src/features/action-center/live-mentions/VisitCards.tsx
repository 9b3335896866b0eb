import { chakra, Flex, Text } from '@chakra-ui/react';
import type { Visit } from './simulated-visits.ts';
import { VisitStatus, VisitTime } from './visit-fields.tsx';

/** The visits in narrow windows. */
export function VisitCards({ visits }: { visits: readonly Visit[] }) {
  return (
    <chakra.ul listStyleType="none" aria-label="Crawler visits">
      {visits.map(({ id, at, crawler, page, status, ip }) => (
        <chakra.li
          key={id}
          py="3"
          borderTopWidth="1px"
          animation="fade-in 160ms"
          _first={{ borderTopWidth: '0', pt: '0' }}
          _last={{ pb: '0' }}
        >
          <Flex justify="space-between" align="center" gap="3">
            <Text minW="0" truncate>
              <Text as="span" fontWeight="medium">
                {crawler.name}
              </Text>{' '}
              <Text as="span" color="fg.subtle">
                {crawler.provider}
              </Text>
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
          <Text mt="0.5" fontSize="2xs" lineHeight="1.4" color="fg.subtle" overflowWrap="anywhere">
            {crawler.userAgent}
          </Text>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
