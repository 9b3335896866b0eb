import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react';
import { Bar } from '../../../components/figures/Bar.tsx';
import { formatCount, formatDecimal, formatPercent } from '../../../format.ts';
import { CompanyBadge } from '../../../panels/competitors/CompanyBadge.tsx';
import { formatInterval } from '../format.ts';
import type { RankingSection_ReportFragment } from './RankingSection.generated.ts';

/** One company; the report's own is marked. */
export function RankingRow({ company }: { company: RankingSection_ReportFragment['ranking'][number] }) {
  const { name, isBrand, rank, mentionRate: rate, shareOfVoice, meanPosition } = company;
  const interval = formatInterval(rate);
  return (
    <chakra.tr
      bg={isBrand ? 'accent.subtle' : undefined}
      aria-current={isBrand ? 'true' : undefined}
      breakInside="avoid"
      css={{
        '& > td:first-of-type': { borderStartRadius: 'l1' },
        '& > td:last-of-type': { borderEndRadius: 'l1' },
      }}
    >
      <td>
        <Text as="span" color="fg.subtle" fontSize="sm">
          {rank}
        </Text>
      </td>
      <th scope="row">
        <Flex align="center" wrap={{ base: 'wrap', sm: 'nowrap' }} columnGap="2.5" minW="0">
          <Box display={{ base: 'none', sm: 'block' }}>
            <CompanyBadge name={name} logoUrl={null} strong={isBrand} />
          </Box>
          <Text as="span" fontWeight={isBrand ? 'semibold' : 'medium'} overflowWrap="anywhere" lineClamp="3">
            {name}
          </Text>
          {isBrand && (
            <Badge
              flexShrink="0"
              px="1.5"
              borderRadius="full"
              fontSize="2xs"
              bg="accent.muted"
              color="accent.fg"
            >
              You
            </Badge>
          )}
          <Box
            display={{ base: 'none', lg: 'block', _print: 'block' }}
            flex="0 1 14rem"
            minW="0"
            ms="auto"
            ps="4"
          >
            <Bar percent={rate.value ?? 0} interval={rate} strong={isBrand} />
          </Box>
        </Flex>
      </th>
      <td>
        <Text as="span" display="block" fontWeight="medium">
          {rate.value === null ? '–' : formatPercent(rate.value)}
        </Text>
        <Text as="span" display="block" fontSize="xs" color="fg.subtle">
          {`${formatCount(rate.hits)} of ${formatCount(rate.answers)}`}
          <chakra.span srOnly> answers</chakra.span>
          <chakra.span srOnly>{interval && `, 95% interval ${interval}%`}</chakra.span>
        </Text>
      </td>
      <td>{shareOfVoice === null ? '–' : formatPercent(shareOfVoice)}</td>
      <td>{meanPosition === null ? '–' : formatDecimal(meanPosition)}</td>
    </chakra.tr>
  );
}
