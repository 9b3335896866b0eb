import { useVirtualizer } from '@tanstack/react-virtual';
import type { CSSProperties } from 'react';
import { TableRow } from './TableRow.tsx';
import type { TableColumn } from './table-column.ts';
import type { ModelRow } from './table-model.ts';

interface TableRowsProps<TRow extends object> {
  rows: readonly ModelRow<TRow>[];
  shown: readonly TableColumn<TRow>[];
  /** In pixels, the same for all. */
  rowHeight: number;
  scroller: HTMLDivElement | null;
}

/** Rows drawn beyond either edge, so that the keyboard finds the next one there. */
const OVERSCAN = 8;

/** The rows in sight, between the room of those above and below. */
export function TableRows<TRow extends object>({ rows, shown, rowHeight, scroller }: TableRowsProps<TRow>) {
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
    <>
      <Room height={above} />
      <tbody>
        {items.map(({ key, index }) => {
          const row = rows[index];
          return row && <TableRow key={key} row={row.original} index={index} shown={shown} />;
        })}
      </tbody>
      <Room height={below} />
    </>
  );
}

/** Room for rows that are not drawn. Set where rows inherit it, each scrolled line would style them all anew. */
function Room({ height }: { height: number }) {
  return <tbody data-room="" style={{ '--room': `${height}px` } as CSSProperties} />;
}
