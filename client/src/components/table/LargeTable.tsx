import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { type CSSProperties, useState } from 'react';
import { formatCount, formatCounted } from '../../format.ts';
import { useMediaQuery } from '../layout/use-media-query.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { ExportButton } from './ExportButton.tsx';
import { HeaderRow } from './HeaderRow.tsx';
import { PrintedRows } from './PrintedRows.tsx';
import { TableRows } from './TableRows.tsx';
import { TableSearch } from './TableSearch.tsx';
import type { TableColumn, TableOrder } from './table-column.ts';
import { TABLE_CSS } from './table-css.ts';
import { usePrinting } from './use-printing.ts';
import { useTableModel } from './use-table-model.ts';

interface LargeTableProps<TRow> {
  /** Its name, by which its columns are remembered. */
  name: string;
  caption: string;
  /** What a row is, such as "prompt". */
  unit: string;
  columns: readonly TableColumn<TRow>[];
  rows: readonly TRow[];
  rowKey: (row: TRow) => string;
  /** How rows are ordered at first. */
  order: TableOrder;
  searchLabel: string;
  /** Name of the CSV file. */
  file: string;
  /** Rows are still on their way. */
  incomplete: boolean;
}

const NARROW = '(max-width: 47.99rem)';
const NARROW_FIRST = 172;

/**
 * A table of any length that can be sorted, searched, exported and printed. Only the rows in sight are drawn, so that
 * ten thousand are as quick as ten.
 */
export function LargeTable<TRow extends object>(props: LargeTableProps<TRow>) {
  const { caption, unit, columns, rows, searchLabel, file, incomplete } = props;
  const { table, shown, found, search, setSearch, choice, setChoice } = useTableModel(props);
  // Rows are drawn once it is there to be measured.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const printing = usePrinting();
  const narrow = useMediaQuery(NARROW);
  const rowHeight = narrow ? 72 : 56;
  const widths = shown.map(({ width }, index) => (narrow && index === 0 ? NARROW_FIRST : width));
  const least = widths.reduce((sum, width) => sum + width, 0);
  return (
    <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" overflow="hidden" _print={{ overflow: 'visible' }}>
      <Flex wrap="wrap" align="center" gap="2" p="3" borderBottomWidth="1px">
        <TableSearch label={searchLabel} onSearch={setSearch} />
        <Text
          role="status"
          fontSize="sm"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
          flex="1"
          minW="24"
        >
          {search.trim()
            ? `${formatCount(found.length)} of ${formatCounted(rows.length, unit)}`
            : formatCounted(rows.length, unit)}
        </Text>
        <Flex gap="2" data-no-print="">
          <ColumnMenu columns={columns} choice={choice} onChange={setChoice} />
          <ExportButton
            columns={shown}
            rows={() => found.map(({ original }) => original)}
            file={file}
            notYet={incomplete ? 'Rows are still being loaded' : found.length === 0 ? 'No rows' : undefined}
          />
        </Flex>
      </Flex>
      <Box
        ref={setScroller}
        role="region"
        aria-label={caption}
        tabIndex={0}
        position="relative"
        overflow="auto"
        // Whoever comes by the keyboard is not left below the headings or the first column.
        css={{ scrollPaddingTop: '2.5rem', scrollPaddingInlineStart: `${widths[0]}px` }}
        maxH="max(24rem, calc(100dvh - 14rem))"
        focusVisibleRing="inside"
        _print={{ maxH: 'none', overflow: 'visible' }}
      >
        <chakra.table
          aria-rowcount={found.length + 1}
          width="full"
          fontSize="sm"
          lineHeight="1.4"
          fontVariantNumeric="tabular-nums"
          css={{ tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0, ...TABLE_CSS }}
          style={{ minWidth: least, '--row-height': `${rowHeight}px` } as CSSProperties}
        >
          <chakra.caption srOnly>{caption}</chakra.caption>
          <colgroup>
            {shown.map(({ id }, index) => (
              <col key={id} style={index === 0 ? undefined : { width: widths[index] }} />
            ))}
          </colgroup>
          <HeaderRow table={table} shown={shown} />
          {printing ? (
            <PrintedRows rows={found} shown={shown} />
          ) : (
            <TableRows rows={found} shown={shown} rowHeight={rowHeight} scroller={scroller} />
          )}
        </chakra.table>
        {found.length === 0 && (
          <Text p="8" textAlign="center" color="fg.subtle">
            {`No ${unit}s match “${search.trim()}”`}
          </Text>
        )}
      </Box>
    </Box>
  );
}
