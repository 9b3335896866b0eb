import { Badge, chakra, Flex, Text } from '@chakra-ui/react';
import { formatDecimal, formatPercent } from '../../format.ts';
import { CompanyBadge } from '../../panels/CompanyBadge.tsx';
import type { RankingSection_ReportFragment } from './RankingSection.generated.ts';
import { hitsOf, intervalOf } from './report-words.ts';

/** One company; the report's own stands out by colour and by a word. */
export function RankingRow({ company }: { company: RankingSection_ReportFragment['ranking'][number] }) {
  const { name, isBrand, rank, mentionRate: rate, shareOfVoice, meanPosition } = company;
  const interval = intervalOf(rate);
  return (
    <chakra.tr
      bg={isBrand ? 'accent.subtle' : undefined}
      aria-current={isBrand ? 'true' : undefined}
      breakInside="avoid"
      css={{
        '& > :first-of-type': { borderStartRadius: 'l1' },
        '& > :last-of-type': { borderEndRadius: 'l1' },
      }}
    >
      <td>
        <Text as="span" color="fg.subtle" fontSize="sm">
          {rank}
        </Text>
      </td>
      <th scope="row">
        <Flex align="center" gap="2.5" minW="0">
          <CompanyBadge name={name} logoUrl={null} strong={isBrand} />
          <Text as="span" fontWeight={isBrand ? 'semibold' : 'medium'} overflowWrap="anywhere" lineClamp="2">
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
        </Flex>
      </th>
      <td>
        <Text as="span" display="block" fontWeight="medium">
          {rate.value === null ? '–' : formatPercent(rate.value)}
        </Text>
        <Text as="span" display="block" fontSize="xs" color="fg.subtle">
          {hitsOf(rate)}
          <chakra.span srOnly>{interval && `, 95% interval ${interval}%`}</chakra.span>
        </Text>
      </td>
      <td>{shareOfVoice === null ? '–' : formatPercent(shareOfVoice)}</td>
      <td>{meanPosition === null ? '–' : formatDecimal(meanPosition)}</td>
    </chakra.tr>
  );
}
