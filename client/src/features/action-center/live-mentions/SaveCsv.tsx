import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useContext, useState } from 'react';
import { toastError } from '../../../components/feedback/toasts.ts';
import { DataSource } from '../../../components/table/data-source.ts';
import { fileName, saveFile } from '../../../components/table/save-file.ts';
import type { CsvColumn } from '../../../components/table/to-csv.ts';
import { VisitsSimulatedDocument } from './Visits.generated.ts';

interface SaveCsvProps<TRow> {
  /** What the file holds, a part of its name. */
  name: string;
  columns: readonly CsvColumn<TRow>[];
  range?: { from: string | null; to: string | null } | undefined;
  /** All rows of the table. */
  loadRows: () => readonly TRow[] | Promise<readonly TRow[]>;
  /** The columns say of each row whether it is simulated. */
  hasOwnMark?: boolean;
}

/** Saves a table as CSV. */
export function SaveCsv<TRow>({ name, columns, range, loadRows, hasOwnMark }: SaveCsvProps<TRow>) {
  const { brand } = useContext(DataSource);
  const client = useApolloClient();
  const [isSaving, setSaving] = useState(false);
  async function save() {
    setSaving(true);
    try {
      const [rows, { data }, { toCsv, simulatedField }] = await Promise.all([
        loadRows(),
        client.query({ query: VisitsSimulatedDocument }),
        import('../../../components/table/to-csv.ts'),
      ]);
      const days = range?.from && range.to ? [range.from, 'to', range.to] : [];
      const own = hasOwnMark ? [] : [simulatedField(data?.visitsSimulated ?? false)];
      const file = fileName([brand, name, ...days], 'csv');
      saveFile(file, 'text/csv;charset=utf-8', toCsv([...columns, ...own], rows));
    } catch {
      toastError('The file could not be made. Please try again.');
    } finally {
      setSaving(false);
    }
  }
  return (
    <Button
      variant="outline"
      size="xs"
      data-no-print=""
      aria-label={`Save ${name} as CSV`}
      disabled={isSaving}
      onClick={save}
    >
      <Download size={14} aria-hidden="true" />
      CSV
    </Button>
  );
}
