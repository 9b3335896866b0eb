import { Box, chakra, Flex, Skeleton, Text } from '@chakra-ui/react';
import { type CSSProperties, useState } from 'react';
import { useOnChange } from '../../use-on-change.ts';
import { useMediaQuery } from '../layout/use-media-query.ts';
import { PrintedRows, VirtualRows } from './TableBody.tsx';
import { TableHeader } from './TableHeader.tsx';
import { TableToolbar, type TableToolbarProps } from './TableToolbar.tsx';
import { usePrinting } from './use-printing.ts';

interface LargeTableProps<TRow, TSort extends string, TText extends string>
  extends TableToolbarProps<TRow, TSort, TText> {
  caption: string;
  /** The rows fetched so far. */
  rows: readonly TRow[];
  rowKey: (row: TRow) => string;
  /** What `rows` were searched for. */
  searched: string;
  /** Called when the last fetched row comes near. */
  onNearEnd: () => void;
}

const NARROW = '(max-width: 47.99rem)';
const NARROW_FIRST = 172;

/** A table of any length that the server sorts, searches and pages. Only the rows in sight are rendered. */
export function LargeTable<TRow, TSort extends string, TText extends string>(
  props: LargeTableProps<TRow, TSort, TText>,
) {
  const { state, caption, unit, rows, rowKey, searched, total, onNearEnd } = props;
  const { shown, order, search } = state;
  // State, not a ref: rows are rendered once the element can be measured.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  useOnChange(`${order.sort} ${order.direction} ${search}`, () => scroller?.scrollTo({ top: 0 }));
  const printing = usePrinting();
  const narrow = useMediaQuery(NARROW);
  const rowHeight = narrow ? 72 : 56;
  const widths = shown.map(({ width }, index) => (narrow && index === 0 ? NARROW_FIRST : width));
  const minWidth = widths.reduce((sum, width) => sum + width, 0);
  return (
    <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" overflow="hidden" _print={{ overflow: 'visible' }}>
      <TableToolbar {...props} />
      <Box
        ref={setScroller}
        role="region"
        aria-label={caption}
        tabIndex={0}
        position="relative"
        overflow="auto"
        // Keeps what the keyboard focuses out from under the headings and the first column.
        css={{ scrollPaddingTop: '2.5rem', scrollPaddingInlineStart: `${widths[0]}px` }}
        maxH="max(24rem, calc(100dvh - 14rem))"
        focusVisibleRing="inside"
        _print={{ maxH: 'none', overflow: 'visible' }}
      >
        <chakra.table
          aria-rowcount={total + 1}
          width="full"
          fontSize="sm"
          lineHeight="1.4"
          fontVariantNumeric="tabular-nums"
          css={{ tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0, ...TABLE_CSS }}
          style={{ minWidth, '--row-height': `${rowHeight}px` } as CSSProperties}
        >
          <chakra.caption srOnly>{caption}</chakra.caption>
          <colgroup>
            {shown.map(({ id }, index) => (
              <col key={id} style={index === 0 ? undefined : { width: widths[index] }} />
            ))}
          </colgroup>
          <TableHeader state={state} />
          {printing ? (
            <PrintedRows rows={rows} rowKey={rowKey} columns={shown} total={total} />
          ) : (
            <VirtualRows
              rows={rows}
              rowKey={rowKey}
              columns={shown}
              rowHeight={rowHeight}
              scroller={scroller}
              onNearEnd={onNearEnd}
            />
          )}
        </chakra.table>
        {rows.length === 0 && (
          <Text p="8" textAlign="center" color="fg.subtle">
            {`No ${unit}s match “${searched}”`}
          </Text>
        )}
      </Box>
    </Box>
  );
}

/** Styles all cells by one rule: a rule for each cell would make scrolling slow. */
const TABLE_CSS = {
  // Without a row of its own, which would be read out.
  '& tbody[data-room]::before': { content: '""', display: 'block', height: 'var(--room)' },
  '& tr[data-row] > *': {
    h: 'var(--row-height)',
    px: '3',
    py: '1',
    fontWeight: 'normal',
    textAlign: 'start',
    verticalAlign: 'middle',
    borderBottomWidth: '1px',
    bg: 'bg.panel',
    overflow: 'hidden',
  },
  '& tr[data-row]:hover > *': { bg: 'bg.subtle' },
  '& tr[data-row] > th': { position: 'sticky', insetStart: '0', zIndex: 1 },
  '& tr[data-row] > [data-numeric]': { textAlign: 'end', whiteSpace: 'nowrap' },
  // Paper is narrower than the columns' widths and cannot be scrolled.
  _print: {
    minWidth: '0 !important',
    tableLayout: 'auto',
    fontSize: '2xs',
    '& col': { width: 'auto !important' },
    '& thead svg': { display: 'none' },
    '& thead button, & tr[data-row] > [data-numeric]': { whiteSpace: 'normal' },
    '& tr[data-row] > *': { h: 'auto', overflow: 'visible', position: 'static' },
    '& tr': { breakInside: 'avoid' },
  },
} as const;

const SKELETON_ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** Shown while the first rows of a large table load. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <Box role="status" aria-label={label} borderWidth="1px" borderRadius="l3" bg="bg.panel" overflow="hidden">
      <Flex p="3" gap="2" borderBottomWidth="1px" wrap="wrap">
        <Skeleton h="10" w="full" maxW="sm" />
        <Skeleton h="8" w="24" ms="auto" />
        <Skeleton h="8" w="28" />
      </Flex>
      <Box h="10" bg="bg.subtle" borderBottomWidth="1px" />
      {SKELETON_ROWS.map((key) => (
        <Flex
          key={key}
          align="center"
          gap="6"
          h={{ base: '4.5rem', md: '3.5rem' }}
          px="3"
          borderBottomWidth="1px"
        >
          <Skeleton h="4" flex="1" />
          <Skeleton h="4" w="12" />
          <Skeleton h="4" w="24" display={{ base: 'none', md: 'block' }} />
          <Skeleton h="4" w="12" display={{ base: 'none', md: 'block' }} />
        </Flex>
      ))}
    </Box>
  );
}
