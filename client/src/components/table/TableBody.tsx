import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, memo, useEffect } from 'react';
import type { TableColumn } from './use-table-state.ts';

/** More would keep a browser busy for minutes; the CSV file has all rows. */
export const MAX_PRINTED_ROWS = 2000;

/** Rows rendered beyond either edge, so that the keyboard reaches the next one. */
const OVERSCAN = 8;
/** More rows are fetched once so few are left below those in sight. */
const REMAINING_ROWS = 40;

type AnyColumn<TRow> = TableColumn<TRow, string, string>;

interface TableBodyProps<TRow> {
  rows: readonly TRow[];
  rowKey: (row: TRow) => string;
  columns: readonly AnyColumn<TRow>[];
}

interface VirtualRowsProps<TRow> extends TableBodyProps<TRow> {
  /** In pixels, the same for all. */
  rowHeight: number;
  scroller: HTMLDivElement | null;
  onNearEnd: () => void;
}

/** The rows in sight, between spacers for those above and below. */
export function VirtualRows<TRow>(props: VirtualRowsProps<TRow>) {
  const { rows, rowKey, columns, rowHeight, scroller, onNearEnd } = props;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
    overscan: OVERSCAN,
  });
  const items = virtualizer.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  const last = items.at(-1)?.index;
  const isNearEnd = last !== undefined && last >= rows.length - REMAINING_ROWS;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, onNearEnd]);
  return (
    <>
      <Spacer height={above} />
      <tbody>
        {items.map(({ key, index }) => {
          const row = rows[index];
          return row !== undefined && <TableRow key={key} row={row} index={index} columns={columns} />;
        })}
      </tbody>
      <Spacer height={below} />
    </>
  );
}

/** Space for rows that are not rendered. On an ancestor of the rows, the variable would restyle them all at each scroll. */
function Spacer({ height }: { height: number }) {
  return <tbody data-room="" style={{ '--room': `${height}px` } as CSSProperties} />;
}

/** The rows for printing, with a note when not all are printed. */
export function PrintedRows<TRow>({
  rows,
  rowKey,
  columns,
  total,
}: TableBodyProps<TRow> & { total: number }) {
  const printed = rows.slice(0, MAX_PRINTED_ROWS);
  return (
    <tbody>
      {printed.map((row, index) => (
        <TableRow key={rowKey(row)} row={row} index={index} columns={columns} />
      ))}
      {total > printed.length && (
        <tr>
          <td colSpan={columns.length}>
            {`The first ${printed.length} of ${total} rows. The CSV file has all of them.`}
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface TableRowProps<TRow> {
  row: TRow;
  /** 0 is the first row below the headings. */
  index: number;
  columns: readonly AnyColumn<TRow>[];
}

/** One row, styled by the table's rule. */
const TableRow = memo(function TableRow<TRow>({ row, index, columns }: TableRowProps<TRow>) {
  return (
    <tr aria-rowindex={index + 2} data-row="">
      {columns.map(({ id, numeric, cell }, column) =>
        column === 0 ? (
          <th key={id} scope="row">
            {cell(row)}
          </th>
        ) : (
          <td key={id} data-numeric={numeric ? '' : undefined}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}) as <TRow>(props: TableRowProps<TRow>) => React.JSX.Element;
