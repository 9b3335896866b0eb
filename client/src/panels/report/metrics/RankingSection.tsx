import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react';
import { Bar } from '../../../components/figures/Bar.tsx';
import { formatCount, formatDecimal, formatPercent } from '../../../format.ts';
import { CompanyBadge } from '../../competitors/CompanyBadge.tsx';
import { formatInterval } from '../format.ts';
import { Section } from '../Section.tsx';
import type { RankingSection_ReportFragment } from './RankingSection.generated.ts';

/** The company among its competitors. */
export function RankingSection({ report }: { report: RankingSection_ReportFragment | undefined }) {
  const nobody = report?.ranking.every(({ mentionRate }) => mentionRate.hits === 0);
  return (
    <Section
      id="ranking"
      info="By the answers that name each company, prompts that name the brand left out. Share of voice: a company's mentions of those of all companies here."
      loading={!report}
      rows={4}
      empty={report?.ranking.length === 0}
      emptyText="No companies to compare"
    >
      {nobody && (
        <Text fontSize="sm" color="fg.muted" mb="3">
          None of these companies is named in an answer, so there is no share of voice.
        </Text>
      )}
      <chakra.table
        width="full"
        borderCollapse="separate"
        borderSpacing="0"
        fontVariantNumeric="tabular-nums"
        css={CELLS}
      >
        <chakra.caption srOnly>Companies by the answers that name them</chakra.caption>
        <chakra.thead fontSize="xs" color="fg.subtle">
          <tr>
            <th scope="col">#</th>
            <th scope="col">Company</th>
            <th scope="col">Named in</th>
            <th scope="col">Share of voice</th>
            <th scope="col">Mean position</th>
          </tr>
        </chakra.thead>
        <tbody>
          {report?.ranking.map((company) => (
            <RankingRow key={`${company.rank} ${company.name}`} company={company} />
          ))}
        </tbody>
      </chakra.table>
    </Section>
  );
}

/** The company's column takes the remaining width. */
const CELLS = {
  '& th, & td': {
    px: { base: '1', sm: '2' },
    py: '2',
    textAlign: 'end',
    verticalAlign: 'middle',
    fontWeight: 'normal',
  },
  '& thead th': { py: '1', verticalAlign: 'bottom', lineHeight: '1.3' },
  '& thead th:nth-of-type(-n+2), & tbody th': { textAlign: 'start' },
  '& thead th:nth-of-type(2)': { width: 'full' },
  '& td': { whiteSpace: { base: 'normal', sm: 'nowrap' } },
  '& thead th:nth-of-type(n+3)': { minWidth: { base: '3rem', sm: '6.5rem', _print: '6.5rem' } },
} as const;

/** One company; the report's own is marked. */
function RankingRow({ company }: { company: RankingSection_ReportFragment['ranking'][number] }) {
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
