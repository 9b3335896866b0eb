import { Button, Flex, Menu, Portal, Text } from '@chakra-ui/react';
import { Check, Columns3, Download, Printer } from 'lucide-react';
import { useContext, useEffect, useRef, useState } from 'react';
import { formatCount, formatCounted } from '../../format.ts';
import { useOnChange } from '../../use-on-change.ts';
import { toastError } from '../feedback/toasts.ts';
import { SearchBox } from '../forms/SearchBox.tsx';
import { DataSource } from './data-source.ts';
import { saveFile } from './save-file.ts';
import { MAX_PRINTED_ROWS } from './TableBody.tsx';
import type { CsvColumn } from './to-csv.ts';
import type { TableState } from './use-table-state.ts';

/** A search is sent after this pause in typing. */
const SEARCH_DELAY_MS = 250;

export interface TableToolbarProps<TRow, TSort extends string, TText extends string> {
  state: TableState<TRow, TSort, TText>;
  /** What a row is, such as "prompt". */
  unit: string;
  /** Rows that the search found. */
  total: number;
  /** Null while nothing is searched for. */
  totalUnsearched: number | null;
  /** Name of the CSV file. */
  file: string;
  /** Fetches all rows that the search found, in their order, or at least `count` of them. */
  loadRows: (count?: number) => Promise<readonly TRow[]>;
}

/** The toolbar of a large table: search, count, columns, CSV and print. */
export function TableToolbar<TRow, TSort extends string, TText extends string>(
  props: TableToolbarProps<TRow, TSort, TText>,
) {
  const { state, unit, total, totalUnsearched, file, loadRows } = props;
  const { simulated } = useContext(DataSource);
  return (
    <Flex wrap="wrap" align="center" gap="2" p="3" borderBottomWidth="1px">
      <TableSearch label={`Search ${unit}s`} search={state.search} onSearch={state.setSearch} />
      <Text role="status" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums" flex="1" minW="24">
        {totalUnsearched === null
          ? formatCounted(total, unit)
          : `${formatCount(total)} of ${formatCounted(totalUnsearched, unit)}`}
      </Text>
      <Flex gap="2" data-no-print="">
        <ColumnMenu state={state} />
        <ActionButton
          label="Print"
          icon={<Printer aria-hidden="true" />}
          disabled={total === 0}
          failure="Failed to load the table for printing. Please try again later."
          action={async () => {
            await loadRows(MAX_PRINTED_ROWS);
            await nextPaint();
            window.print();
          }}
        />
        <ActionButton
          label="Export CSV"
          icon={<Download aria-hidden="true" />}
          disabled={total === 0}
          failure="Failed to export the table. Please try again later."
          action={() => saveCsv(file, state.shown, simulated, loadRows)}
        />
      </Flex>
    </Flex>
  );
}

/** Resolves once React has rendered the fetched rows. */
const nextPaint = () => new Promise((resolve) => setTimeout(resolve));

/** Loads the CSV writer on first use. */
async function saveCsv<TRow>(
  file: string,
  columns: readonly CsvColumn<TRow>[],
  simulated: boolean,
  loadRows: () => Promise<readonly TRow[]>,
) {
  const [{ toCsv, simulatedField }, rows] = await Promise.all([import('./to-csv.ts'), loadRows()]);
  saveFile(file, 'text/csv;charset=utf-8', toCsv([...columns, simulatedField(simulated)], rows));
}

interface ActionButtonProps {
  label: string;
  icon: React.ReactNode;
  disabled: boolean;
  /** Shown when the action rejects. */
  failure: string;
  action: () => Promise<void>;
}

function ActionButton({ label, icon, disabled, failure, action }: ActionButtonProps) {
  const [running, setRunning] = useState(false);
  async function run() {
    setRunning(true);
    try {
      await action();
    } catch {
      await toastError(failure);
    } finally {
      setRunning(false);
    }
  }
  return (
    <Button
      variant="outline"
      size="sm"
      h="10"
      disabled={disabled || running}
      title={disabled ? 'No rows' : running ? 'Rows are being loaded' : undefined}
      onClick={run}
    >
      {icon}
      {label}
    </Button>
  );
}

interface TableSearchProps {
  label: string;
  /** What is searched for now. */
  search: string;
  onSearch: (text: string) => void;
}

function TableSearch({ label, search, onSearch }: TableSearchProps) {
  const [text, setText] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The search may be changed elsewhere, as by Back.
  useOnChange(search, () => {
    if (text.trim() !== search) setText(search);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <SearchBox
      label={label}
      placeholder="Search..."
      value={text}
      onChange={(typed) => {
        setText(typed);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onSearch(typed), SEARCH_DELAY_MS);
      }}
    />
  );
}

interface ColumnMenuProps<TRow, TSort extends string, TText extends string> {
  state: TableState<TRow, TSort, TText>;
}

/** Shows and hides columns; the first one, which names the row, stays. */
function ColumnMenu<TRow, TSort extends string, TText extends string>({
  state: { columns, shown, setShown },
}: ColumnMenuProps<TRow, TSort, TText>) {
  return (
    <Menu.Root closeOnSelect={false} positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button variant="outline" size="sm" h="10">
          <Columns3 aria-hidden="true" />
          Columns
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {columns.map((column, index) => (
              <Menu.CheckboxItem
                key={column.id}
                value={column.id}
                checked={shown.includes(column)}
                disabled={index === 0}
                onCheckedChange={(checked) => setShown(column.id, checked)}
              >
                <Menu.ItemText>{column.header}</Menu.ItemText>
                <Menu.ItemIndicator>
                  <Check aria-hidden="true" />
                </Menu.ItemIndicator>
              </Menu.CheckboxItem>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
