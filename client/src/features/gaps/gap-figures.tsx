import type { AnswersAddress } from '../../answers-address.ts';
import type { CsvField, TableColumn } from '../../components/table/table-column.ts';
import { formatCount, formatCounted, formatDayAndYear, formatPercent } from '../../format.ts';
import { AnswersLink } from '../../panels/answer-links/AnswersLink.tsx';
import { LOOK } from './gap-css.ts';
import { MissedRate } from './MissedRate.tsx';

/** What prompts and sources are counted by alike. */
interface Gap {
  visible: { value: number | null; hits: number };
  missed: { value: number | null; low: number | null; high: number | null; hits: number; answers: number };
  lastMissed: string;
}

interface GapWords<TGap> {
  /** Heading of the share of missed answers. */
  rate: string;
  /** Heading of the answers that rate is of. */
  answers: string;
  /** Which answers are counted. */
  address: (gap: TGap) => AnswersAddress;
  /** "to this prompt" */
  which: string;
}

const COUNT = 88;
const rounded = (value: number | null) => value && Math.round(value * 10) / 10;

/** The columns of figures; each figure opens the answers it counts. */
export function figureColumns<TGap extends Gap>(words: GapWords<TGap>): TableColumn<TGap>[] {
  const { address, which } = words;
  const opened = (
    gap: TGap,
    count: number,
    of: AnswersAddress,
    saying: string,
    shown = formatCount(count),
  ) => (
    <AnswersLink
      className={LOOK.opens}
      of={{ ...address(gap), ...of }}
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
      header: 'Missed',
      width: COUNT,
      numeric: true,
      value: ({ missed }) => missed.hits,
      cell: (gap) => opened(gap, gap.missed.hits, { missed: true }, missedOnly),
      csv: [{ header: 'Missed answers', value: ({ missed }) => missed.hits }],
    },
    {
      id: 'rate',
      header: words.rate,
      width: 152,
      numeric: true,
      value: ({ missed }) => missed.value,
      cell: ({ missed }) => <MissedRate rate={missed} />,
      csv: [
        percent(words.rate, ({ missed }) => missed.value),
        percent(`${words.rate} low`, ({ missed }) => missed.low),
        percent(`${words.rate} high`, ({ missed }) => missed.high),
      ],
    },
    {
      id: 'visible',
      header: 'Visible',
      width: COUNT,
      numeric: true,
      value: ({ visible }) => visible.value,
      cell: (gap) =>
        gap.visible.value === null
          ? '–'
          : opened(
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
      header: words.answers,
      width: COUNT,
      numeric: true,
      value: ({ missed }) => missed.answers,
      cell: (gap) => opened(gap, gap.missed.answers, { status: ['ANSWERED'] }, ''),
    },
  ];
}

/** The latest day with a missed answer; it opens that day's. */
export function lastMissedColumn<TGap extends Gap>({
  address,
  which,
}: Pick<GapWords<TGap>, 'address' | 'which'>): TableColumn<TGap> {
  return {
    id: 'last-missed',
    header: 'Last missed',
    width: 116,
    numeric: true,
    value: ({ lastMissed }) => Date.parse(lastMissed),
    cell: (gap) => (
      <AnswersLink
        className={LOOK.opens}
        of={{ ...address(gap), missed: true, from: gap.lastMissed, to: gap.lastMissed }}
        shown={formatDayAndYear(gap.lastMissed)}
        hint={`Open that day’s missed answers ${which}`}
      >
        {formatDayAndYear(gap.lastMissed)}
      </AnswersLink>
    ),
    csv: [{ header: 'Last missed', value: ({ lastMissed }) => lastMissed }],
  };
}
