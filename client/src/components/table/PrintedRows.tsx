import { TableRow } from './TableRow.tsx';
import type { TableColumn } from './table-column.ts';
import type { ModelRow } from './table-model.ts';

/** More would keep a browser busy for minutes; a file holds them all. */
const MOST_PRINTED = 2000;

/** The rows for paper: all of them, and a word where there are too many. */
export function PrintedRows<TRow extends object>({
  rows,
  shown,
}: {
  rows: readonly ModelRow<TRow>[];
  shown: readonly TableColumn<TRow>[];
}) {
  return (
    <tbody>
      {rows.slice(0, MOST_PRINTED).map(({ id, original }, index) => (
        <TableRow key={id} row={original} index={index} shown={shown} />
      ))}
      {rows.length > MOST_PRINTED && (
        <tr>
          <td colSpan={shown.length}>
            {`The first ${MOST_PRINTED} of ${rows.length} rows. The CSV file holds all of them.`}
          </td>
        </tr>
      )}
    </tbody>
  );
}
