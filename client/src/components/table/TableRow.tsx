import { memo } from 'react';
import type { TableColumn } from './table-column.ts';

interface TableRowProps<TRow> {
  row: TRow;
  /** 0 is the first row below the headings. */
  index: number;
  shown: readonly TableColumn<TRow>[];
}

/** One row; its looks are the table's, so that thousands of them cost little. */
export const TableRow = memo(function TableRow<TRow>({ row, index, shown }: TableRowProps<TRow>) {
  return (
    <tr aria-rowindex={index + 2} data-row="">
      {shown.map(({ id, numeric, cell }, place) =>
        place === 0 ? (
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
