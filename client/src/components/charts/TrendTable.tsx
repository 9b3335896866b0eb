import { DataTable } from './DataTable.tsx';
import { newestFirst, trendColumns } from './trend-columns.ts';
import type { TrendFigure, TrendPoint } from './trend-point.ts';

interface TrendTableProps {
  title: string;
  points: readonly TrendPoint[];
  figures: readonly TrendFigure[];
  height: string;
}

/** A chart's exact figures by day. */
export const TrendTable = ({ title, points, figures, height }: TrendTableProps) => (
  <DataTable
    caption={`${title} by day`}
    rows={newestFirst(points)}
    rowKey={({ date }) => date}
    columns={trendColumns(figures)}
    height={height}
  />
);
