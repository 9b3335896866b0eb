import { HStack, IconButton } from '@chakra-ui/react';
import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, Suspense, useContext, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ChartDays, noteText } from '../../../../components/charts/chart-days.ts';
import { LazyNoteMarks } from '../../../../components/charts/lazy-chart.ts';
import { withNotes } from '../../../../components/charts/place-notes.ts';
import { Panel } from '../../../../components/layout/Panel.tsx';
import { FiguresTable } from '../../../../components/table/FiguresTable.tsx';
import { formatCount } from '../../../../format.ts';
import { SaveCsv } from '../SaveCsv.tsx';
import type { VisitOverviewQuery } from '../Visits.generated.ts';
import { PURPOSES } from '../visit-names.ts';
import { type ChartPoint, chartPoints, daysOf, formatPoint, SERIES } from './chart-points.ts';
import { StackedBars } from './StackedBars.tsx';

type Metrics = VisitOverviewQuery['visitMetrics'];

const STEP_NAMES = { hour: 'hour', day: 'day', week: 'week' } as const;

interface VisitChartProps {
  metrics: Metrics;
  /** At the head of the chart. */
  notes?: ReactNode;
}

/** Visits by purpose over time, as a chart or as a table. */
export function VisitChart({ metrics, notes: notesControl }: VisitChartProps) {
  const [asTable, setAsTable] = useState(false);
  const { answersOf: visitsOf, notes } = useContext(ChartDays);
  const navigate = useNavigate();
  const { step, points } = chartPoints(metrics);
  const days =
    step === 'hour'
      ? []
      : withNotes(
          points.map((point) => daysOf(point, step)),
          notes,
        );
  const notesOf = ({ time }: ChartPoint) =>
    (days.find(({ date }) => date === time.slice(0, 10))?.notes ?? []).map(noteText).join(' · ');
  // An hour is as narrow as the screen can show.
  const addressOf = (point: ChartPoint) => {
    const { date, to } = daysOf(point, step);
    return step === 'hour' ? undefined : visitsOf?.(date, to);
  };
  const title = `Visits by purpose and ${STEP_NAMES[step]}`;
  const columns = [
    {
      header: step === 'hour' ? 'Hour (UTC)' : 'Day',
      cell: (point: ChartPoint) => <PointLink text={formatPoint(point, step)} to={addressOf(point)} />,
    },
    ...SERIES.map(({ key, name }) => ({
      header: name,
      cell: (point: ChartPoint) => formatCount(point[key]),
    })),
    { header: 'Forged', cell: ({ forged }: ChartPoint) => formatCount(forged) },
    ...(days.some((day) => day.notes) ? [{ header: 'Notes', words: true, cell: notesOf }] : []),
  ];
  const toggle = asTable ? 'Show as chart' : 'Show as table';
  return (
    <Panel
      title={title}
      info={`What the vendors say that their bots fetch pages for. ${Object.values(PURPOSES)
        .map(({ name, about }) => `${name}: ${about}`)
        .join(' ')} Forged visits are left out.`}
      empty={points.length === 0}
      emptyText="No AI bot visited in this range."
      actions={
        <HStack gap="1">
          {notesControl}
          <IconButton
            aria-label={`${title}: ${toggle.toLowerCase()}`}
            title={toggle}
            variant="ghost"
            size="xs"
            px="0"
            data-no-print=""
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? <ChartColumn /> : <Table2 />}
          </IconButton>
          <SaveCsv
            name="visits by purpose"
            range={metrics.range}
            columns={[
              { header: 'Begin', value: ({ time }: ChartPoint) => time },
              ...SERIES.map(({ key, name }) => ({ header: name, value: (point: ChartPoint) => point[key] })),
              { header: 'Forged', value: ({ forged }: ChartPoint) => forged },
            ]}
            loadRows={() => points}
          />
        </HStack>
      }
    >
      {asTable ? (
        <FiguresTable
          caption={title}
          columns={columns}
          rows={points.toReversed()}
          rowKey={({ time }) => time}
        />
      ) : (
        <StackedBars
          title={title}
          step={step}
          points={points}
          purposes={metrics.purposes}
          marks={
            days.length > 0 &&
            notes.length > 0 && (
              <Suspense fallback={null}>
                <LazyNoteMarks points={days} start={0} end={0} bars />
              </Suspense>
            )
          }
          onOpen={
            step === 'hour'
              ? undefined
              : (point) => {
                  const address = addressOf(point);
                  if (address) navigate(address);
                }
          }
        />
      )}
    </Panel>
  );
}

/** A bar's name, which leads to the visits of its days. */
const PointLink = ({ text, to }: { text: string; to: string | undefined }) =>
  to ? (
    <Link to={to} aria-label={`${text}: open the visits`} style={UNDERLINED}>
      {text}
    </Link>
  ) : (
    text
  );

const UNDERLINED = { textDecoration: 'underline dotted', textUnderlineOffset: '0.2em' };
