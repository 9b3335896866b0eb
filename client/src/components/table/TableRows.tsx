import type { RowData } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { CSSProperties } from 'react';
import { TableRow } from './TableRow.tsx';
import type { TableColumn } from './table-column.ts';
import type { ModelRow } from './table-model.ts';

interface TableRowsProps<TRow extends RowData> {
  rows: readonly ModelRow<TRow>[];
  shown: readonly TableColumn<TRow>[];
  /** In pixels, the same for all. */
  rowHeight: number;
  scroller: HTMLDivElement | null;
}

/** Rows drawn beyond either edge, so that the keyboard finds the next one there. */
const OVERSCAN = 8;

/** The rows in sight. The table's style keeps the room of those above and below. */
export function TableRows<TRow extends RowData>({ rows, shown, rowHeight, scroller }: TableRowsProps<TRow>) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: OVERSCAN,
  });
  const items = virtualizer.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody style={{ '--above': `${above}px`, '--below': `${below}px` } as CSSProperties}>
      {items.map(({ key, index }) => {
        const row = rows[index];
        return row && <TableRow key={key} row={row.original} index={index} shown={shown} />;
      })}
    </tbody>
  );
}
