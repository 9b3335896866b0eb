import { Text } from '@chakra-ui/react';
import { TrendPanel } from '../../../../../components/charts/TrendPanel.tsx';
import type { TrendMark } from '../../../../../components/charts/trend-point.ts';
import { addDays } from '../../../../../days.ts';
import { formatCounted, formatDay, formatPercent, formatRange } from '../../../../../format.ts';
import { ChartScope } from '../../../../../panels/notes/ChartScope.tsx';
import type { ComparisonFragment } from '../ExperimentScreen.generated.ts';

interface GroupChartProps {
  comparison: ComparisonFragment;
  published: string;
}

type Counts = ComparisonFragment['days'][number]['treated'];

const FIGURES = [
  { name: 'Treated', line: 'value' },
  { name: 'Controls', line: 'second' },
] as const;
const INFO =
  'The share of each group’s answers by day, on the platforms that are compared. The result compares prompt with prompt, so it differs from the distance of the lines.';

/** Both groups by day, with publication, left-out days and changes of models. */
export function GroupChart({ comparison, published }: GroupChartProps) {
  const { days, windows } = comparison;
  const byDay = new Map(days.map((each) => [each.day, each]));
  const points = daysBetween(windows.before.from ?? published, windows.after.to ?? published).map((date) => {
    const { treated, controls } = byDay.get(date) ?? {};
    return {
      date,
      value: rateOf(treated),
      second: rateOf(controls),
      texts: [textOf(treated), textOf(controls)],
    };
  });
  const marks = marksOf(comparison, published);
  return (
    <ChartScope range={{ from: points[0]?.date ?? null, to: points.at(-1)?.date ?? null }} open={false}>
      <TrendPanel
        title="Both groups by day"
        info={INFO}
        points={days.length === 0 ? [] : points}
        figures={FIGURES}
        emptyText="No answers to compare"
        marks={marks}
        note={
          <Text mt="3" fontSize="xs" color="fg.subtle">
            {marks.map(({ text }) => text).join(' ')}
          </Text>
        }
      />
    </ChartScope>
  );
}

/** The days of a range, ascending. */
function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

const rateOf = (counts: Counts | undefined) =>
  !counts || counts.answers === 0 ? null : (100 * counts.hits) / counts.answers;

function textOf(counts: Counts | undefined): string {
  const rate = rateOf(counts);
  return !counts || rate === null
    ? 'No answers'
    : `${formatPercent(rate)} of ${formatCounted(counts.answers, 'answer')}`;
}

/** Publication, left-out days, and the first day of each later model. */
function marksOf({ windows, platforms }: ComparisonFragment, published: string): TrendMark[] {
  const { leftOut } = windows;
  const models = platforms.flatMap(({ name, models: [, ...later] }) =>
    later.map(({ model, from }) => ({
      from,
      to: from,
      text: `${name} answers with ${model} from ${formatDay(from)}.`,
    })),
  );
  return [
    { from: published, to: published, text: `Published on ${formatDay(published)}.` },
    ...(leftOut?.from && leftOut.to
      ? [
          {
            from: leftOut.from,
            to: leftOut.to,
            text: `${formatRange(leftOut.from, leftOut.to)} is left out.`,
          },
        ]
      : []),
    ...models,
  ];
}
