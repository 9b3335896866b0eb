import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { toastError } from '../feedback/toasts.ts';
import { saveFile } from './save-file.ts';
import type { TableColumn } from './table-column.ts';

interface ExportButtonProps<TRow> {
  columns: readonly TableColumn<TRow>[];
  /** Read when it is pressed: the rows found, in their order. */
  rows: () => readonly TRow[];
  /** Name of the file. */
  file: string;
  /** Why there is nothing to export yet. */
  notYet: string | undefined;
}

/** Saves what the table shows as a file; what writes it is downloaded when it is wanted. */
export function ExportButton<TRow>({ columns, rows, file, notYet }: ExportButtonProps<TRow>) {
  async function save() {
    try {
      const { toCsv } = await import('./to-csv.ts');
      saveFile(file, 'text/csv;charset=utf-8', toCsv(columns, rows()));
    } catch {
      await toastError('Failed to export the table. Please try again later.');
    }
  }
  return (
    <Button variant="outline" size="sm" h="10" disabled={notYet !== undefined} title={notYet} onClick={save}>
      <Download aria-hidden="true" />
      Export CSV
    </Button>
  );
}
