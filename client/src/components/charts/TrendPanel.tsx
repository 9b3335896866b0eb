import { Box, HStack, IconButton, Skeleton, Text } from '@chakra-ui/react';
import { ChartLine, Table2 } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { formatDay, formatDayAndYear } from '../../format.ts';
import { DataTable } from '../DataTable.tsx';
import { Panel } from '../Panel.tsx';
import { LineKey } from './LineKey.tsx';
import { LazyTrendChart, loadCharts } from './lazy-chart.ts';
import type { TrendFigure, TrendLine, TrendPoint } from './trend-point.ts';

interface TrendPanelProps {
  title: string;
  info: string;
  /** Undefined while loading. */
  points: readonly TrendPoint[] | undefined;
  figures: readonly TrendFigure[];
  emptyText: string;
}

const HEIGHT = '15rem';

/** A chart over days that can be read as a table as well. */
export function TrendPanel({ title, info, points, figures, emptyText }: TrendPanelProps) {
  const [asTable, setAsTable] = useState(false);
  useEffect(loadCharts, []);
  const lines = figures.filter(({ line }) => line);
  const toggle = asTable ? 'Show as chart' : 'Show as table';
  return (
    <Panel
      title={title}
      info={info}
      loading={!points}
      skeleton={<Skeleton h={HEIGHT} />}
      empty={points?.length === 0}
      emptyText={emptyText}
      actions={
        <HStack gap="4">
          {lines.length > 1 &&
            lines.map(({ name, line }) => line && <Legend key={name} name={name} line={line} />)}
          <IconButton
            aria-label={`${title}: ${toggle.toLowerCase()}`}
            title={toggle}
            variant="ghost"
            size="xs"
            px="0"
            disabled={!points?.length}
            data-no-print=""
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? <ChartLine /> : <Table2 />}
          </IconButton>
        </HStack>
      }
    >
      {asTable ? (
        <DataTable
          caption={`${title} by day`}
          rows={(points ?? []).toReversed()}
          rowKey={({ date }) => date}
          columns={[
            { header: 'Day', cell: ({ date }) => formatDayAndYear(date) },
            ...figures.map(({ name }, index) => ({
              header: name,
              cell: ({ texts }: TrendPoint) => texts[index] ?? '–',
            })),
          ]}
          height={HEIGHT}
        />
      ) : (
        <Box
          h={HEIGHT}
          css={{
            '& text': { fontSize: '11px' },
            '& svg:focus-visible': { outline: '2px solid {colors.accent.focusRing}', borderRadius: 'l1' },
          }}
        >
          <Suspense fallback={<Skeleton h={HEIGHT} />}>
            <LazyTrendChart
              points={points ?? []}
              figures={figures}
              description={describe(title, points ?? [])}
            />
          </Suspense>
        </Box>
      )}
    </Panel>
  );
}

function Legend({ name, line }: { name: string; line: TrendLine }) {
  return (
    <HStack gap="1.5" display={{ base: 'none', sm: 'flex' }}>
      <LineKey line={line} />
      <Text fontSize="xs" color="fg.muted">
        {name}
      </Text>
    </HStack>
  );
}

function describe(title: string, points: readonly TrendPoint[]) {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return title;
  return `${title}, ${formatDay(first.date)} to ${formatDay(last.date)}, latest ${last.value ?? 'unknown'} of 100`;
}
