import { chakra, Text } from '@chakra-ui/react';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { Section } from '../Section.tsx';
import { RankingRow } from './RankingRow.tsx';
import type { RankingSection_ReportFragment } from './RankingSection.generated.ts';

/** The company among its competitors. */
export function RankingSection({ report }: { report: RankingSection_ReportFragment | undefined }) {
  const nobody = report?.ranking.every(({ mentionRate }) => mentionRate.hits === 0);
  return (
    <Section
      id="ranking"
      info="By the answers that name each company, prompts that name the brand left out. Share of voice: a company's mentions of those of all companies here."
      loading={!report}
      skeleton={<RowSkeletons rows={4} />}
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

/** The company takes what room the figures leave. */
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
