import { HStack, IconButton } from '@chakra-ui/react';
import { ChartColumn, Table2 } from 'lucide-react';
import { useState } from 'react';
import { Panel } from '../../../../components/layout/Panel.tsx';
import { FiguresTable } from '../../../../components/table/FiguresTable.tsx';
import { formatCount } from '../../../../format.ts';
import { SaveCsv } from '../SaveCsv.tsx';
import type { VisitOverviewQuery } from '../Visits.generated.ts';
import { PURPOSES } from '../visit-names.ts';
import { type ChartPoint, chartPoints, formatPoint, SERIES } from './chart-points.ts';
import { StackedBars } from './StackedBars.tsx';

type Metrics = VisitOverviewQuery['visitMetrics'];

const STEP_NAMES = { hour: 'hour', day: 'day', week: 'week' } as const;

/** Visits by purpose over time, as a chart or as a table. */
export function VisitChart({ metrics }: { metrics: Metrics }) {
  const [asTable, setAsTable] = useState(false);
  const { step, points } = chartPoints(metrics);
  const title = `Visits by purpose and ${STEP_NAMES[step]}`;
  const columns = [
    { header: step === 'hour' ? 'Hour (UTC)' : 'Day', cell: (point: ChartPoint) => formatPoint(point, step) },
    ...SERIES.map(({ key, name }) => ({
      header: name,
      cell: (point: ChartPoint) => formatCount(point[key]),
    })),
    { header: 'Forged', cell: ({ forged }: ChartPoint) => formatCount(forged) },
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
        <StackedBars title={title} step={step} points={points} purposes={metrics.purposes} />
      )}
    </Panel>
  );
}
