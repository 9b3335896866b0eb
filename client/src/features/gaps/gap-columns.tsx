import type { AnswersAddress } from '../../answers-address.ts';
import type { CsvField } from '../../components/table/to-csv.ts';
import type { TableColumn } from '../../components/table/use-table-state.ts';
import { formatCount, formatCounted, formatDayAndYear, formatDecimal, formatPercent } from '../../format.ts';
import { AnswersLink } from '../../panels/answer-links/AnswersLink.tsx';
import { CELL } from './gap-css.ts';

/** The counts of prompts and of sources. */
interface Gap {
  visible: { value: number | null; hits: number };
  missed: { value: number | null; low: number | null; high: number | null; hits: number; answers: number };
  lastMissed: string;
}

interface AnswersOf<TGap> {
  /** Heading of the share of missed answers. */
  rate: string;
  /** Heading of the number of answers. */
  answers: string;
  /** Which answers are counted. */
  address: (gap: TGap) => AnswersAddress;
  /** "to this prompt" */
  which: string;
}

type CountSort = 'MISSED' | 'MISSED_RATE' | 'VISIBLE_RATE' | 'ANSWERS' | 'LAST_MISSED';
type GapColumn<TGap> = TableColumn<TGap, CountSort, never>;

const COUNT_WIDTH = 88;
const rounded = (value: number | null) => value && Math.round(value * 10) / 10;

/** The columns of figures; each figure opens the answers it counts. */
export function figureColumns<TGap extends Gap>(of: AnswersOf<TGap>): GapColumn<TGap>[] {
  const { address, which } = of;
  const answersLink = (
    gap: TGap,
    count: number,
    filter: AnswersAddress,
    saying: string,
    shown = formatCount(count),
  ) => (
    <AnswersLink
      className={CELL.opens}
      of={{ ...address(gap), ...filter }}
      shown={shown}
      hint={`Open the ${formatCounted(count, 'answer')} ${which}${saying}`}
    >
      {shown}
    </AnswersLink>
  );
  const missedOnly = ' that name a competitor and not your brand';
  const percent = (header: string, value: (gap: TGap) => number | null): CsvField<TGap> => ({
    header: `${header} (%)`,
    value: (gap) => rounded(value(gap)),
  });
  return [
    {
      id: 'missed',
      sort: 'MISSED',
      header: 'Missed',
      width: COUNT_WIDTH,
      numeric: true,
      value: ({ missed }) => missed.hits,
      cell: (gap) => answersLink(gap, gap.missed.hits, { missed: true }, missedOnly),
      csv: [{ header: 'Missed answers', value: ({ missed }) => missed.hits }],
    },
    {
      id: 'rate',
      sort: 'MISSED_RATE',
      header: of.rate,
      width: 152,
      numeric: true,
      value: ({ missed }) => missed.value,
      cell: ({ missed }) => <MissedRate rate={missed} />,
      csv: [
        percent(of.rate, ({ missed }) => missed.value),
        percent(`${of.rate} low`, ({ missed }) => missed.low),
        percent(`${of.rate} high`, ({ missed }) => missed.high),
      ],
    },
    {
      id: 'visible',
      sort: 'VISIBLE_RATE',
      header: 'Visible',
      width: COUNT_WIDTH,
      numeric: true,
      value: ({ visible }) => visible.value,
      cell: (gap) =>
        gap.visible.value === null
          ? '–'
          : answersLink(
              gap,
              gap.visible.hits,
              { visible: true },
              ' that name your brand',
              formatPercent(gap.visible.value),
            ),
      csv: [
        { header: 'Visible answers', value: ({ visible }) => visible.hits },
        percent('Visible', ({ visible }) => visible.value),
      ],
    },
    {
      id: 'answers',
      sort: 'ANSWERS',
      header: of.answers,
      width: COUNT_WIDTH,
      numeric: true,
      value: ({ missed }) => missed.answers,
      cell: (gap) => answersLink(gap, gap.missed.answers, { status: ['ANSWERED'] }, ''),
    },
  ];
}

/** The latest day with a missed answer; it opens that day's. */
export function lastMissedColumn<TGap extends Gap>({
  address,
  which,
}: Pick<AnswersOf<TGap>, 'address' | 'which'>): GapColumn<TGap> {
  return {
    id: 'last-missed',
    sort: 'LAST_MISSED',
    header: 'Last missed',
    width: 116,
    numeric: true,
    value: ({ lastMissed }) => lastMissed,
    cell: (gap) => (
      <AnswersLink
        className={CELL.opens}
        of={{ ...address(gap), missed: true, from: gap.lastMissed, to: gap.lastMissed }}
        shown={formatDayAndYear(gap.lastMissed)}
        hint={`Open that day’s missed answers ${which}`}
      >
        {formatDayAndYear(gap.lastMissed)}
      </AnswersLink>
    ),
  };
}

function MissedRate({ rate: { value, low, high } }: { rate: Gap['missed'] }) {
  if (value === null) return '–';
  if (low === null || high === null) return formatPercent(value);
  return (
    <>
      {formatPercent(value)}
      <span className={CELL.interval}>{` (${formatDecimal(low)}–${formatDecimal(high)})`}</span>
    </>
  );
}
