import { Box, Text } from '@chakra-ui/react';
import { Panel } from '../../components/layout/Panel.tsx';
import { FiguresTable } from '../../components/table/FiguresTable.tsx';
import { formatCount, formatDecimal, formatPercent } from '../../format.ts';
import { OpenAnswers } from '../answer-links/OpenAnswers.tsx';
import { useFilterDays } from '../comparison/filter-days.ts';
import type { HeadToHead_RowFragment as Row } from './HeadToHead.generated.ts';
import type { HeadToHead } from './head-to-head.ts';

interface Figure {
  name: string;
  read: (row: Row) => string;
}

const interval = ({ low, high }: { low: number | null; high: number | null }) =>
  low === null || high === null ? '' : ` (${formatDecimal(low)}–${formatDecimal(high)})`;

const FIGURES: readonly Figure[] = [
  {
    name: 'Mention rate',
    read: ({ mentionRate: rate }) => (rate.value === null ? '–' : formatPercent(rate.value) + interval(rate)),
  },
  {
    name: 'Share of voice',
    read: ({ shareOfVoice }) => (shareOfVoice === null ? '–' : formatPercent(shareOfVoice)),
  },
  {
    name: 'Mean place',
    read: ({ meanPosition }) => (meanPosition === null ? '–' : formatDecimal(meanPosition)),
  },
  {
    name: 'Sentiment',
    read: ({ sentiment }) =>
      sentiment.value === null ? '–' : formatDecimal(sentiment.value) + interval(sentiment),
  },
];

/** The two companies' numbers side by side, and whether the distance between them changed. */
export function TotalsPanel({ both }: { both: HeadToHead }) {
  const { brand, competitor, totals, leadChange } = both;
  const days = useFilterDays();
  const rowOf = (id: string) => totals.find(({ company }) => company.id === id);
  const [you, them] = [rowOf(brand.id), rowOf(competitor.id)];
  if (!you || !them) return null;
  const mentions = ({ company, mentions: count }: Row) => (
    <OpenAnswers
      of={{ company: company.id }}
      shown={formatCount(count)}
      hint={`Open the ${formatCount(count)} answers that name ${company.name}`}
    >
      {formatCount(count)}
    </OpenAnswers>
  );
  return (
    <Panel
      title="Numbers"
      info="Mention rate and share of voice: of prompts that do not name you. In brackets: the 95% interval. Mean place: order of first mention among the companies you track."
    >
      <FiguresTable
        caption={`${brand.name} and ${competitor.name} in numbers`}
        columns={[
          { header: 'Figure', cell: ({ name }) => name },
          { header: brand.name, cell: ({ you: value }) => value },
          { header: competitor.name, cell: ({ them: value }) => value },
        ]}
        rows={[
          { name: 'Answers that name it', you: mentions(you), them: mentions(them) },
          ...FIGURES.map(({ name, read }) => ({ name, you: read(you), them: read(them) })),
        ]}
        rowKey={({ name }) => name}
      />
      <Box mt="3">
        <Text fontSize="sm">
          {describeLead(both, days)}
          {leadChange && (
            <Text as="span" color="fg.muted">
              {` ${leadChange.note}`}
            </Text>
          )}
        </Text>
      </Box>
    </Panel>
  );
}

/**
 * Whether one gained on the other.
 * @param days of the range; null for all time, of which the last 7 are compared
 */
function describeLead({ competitor, leadChange }: HeadToHead, days: number | null): string {
  const { name } = competitor;
  if (!leadChange || leadChange.difference === null) return 'There is no period before to compare with.';
  const windows = describeWindows(days);
  if (leadChange.verdict === 'UP') return `${name} gained on you ${windows}, by more than chance.`;
  if (leadChange.verdict === 'DOWN') return `You gained on ${name} ${windows}, by more than chance.`;
  return `The distance between you did not change by more than chance ${windows}.`;
}

function describeWindows(days: number | null): string {
  if (days === null) return 'in the last 7 days against the 7 before';
  return days === 1 ? 'against the day before' : `against the ${days} days before`;
}
