import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { TableColumn } from './table-column.ts';
import type { TableModel } from './table-model.ts';

interface HeaderRowProps<TRow extends object> {
  table: TableModel<TRow>;
  shown: readonly TableColumn<TRow>[];
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** The headings; each is a button that sorts by its column. They stay in sight. */
export function HeaderRow<TRow extends object>({ table, shown }: HeaderRowProps<TRow>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {shown.map(({ id, header, numeric }, index) => {
          const column = table.getColumn(id);
          const sorted = column?.getIsSorted() || undefined;
          const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown;
          return (
            <chakra.th
              key={id}
              scope="col"
              aria-sort={sorted && ARIA_SORT[sorted]}
              position="sticky"
              top="0"
              insetStart={index === 0 ? '0' : undefined}
              zIndex={index === 0 ? '3' : '2'}
              bg="bg.subtle"
              p="0"
              boxShadow="inset 0 -1px 0 var(--s-colors-border)"
              textAlign={numeric ? 'end' : 'start'}
              _print={{ position: 'static' }}
            >
              <chakra.button
                type="button"
                display="inline-flex"
                alignItems="center"
                justifyContent={numeric ? 'end' : 'start'}
                gap="1"
                width="full"
                h="10"
                px="3"
                fontSize="xs"
                fontWeight="medium"
                color={sorted ? 'fg' : 'fg.muted'}
                whiteSpace="nowrap"
                cursor="pointer"
                focusVisibleRing="inside"
                _hover={{ color: 'fg' }}
                css={{ '& svg': { flexShrink: 0, opacity: sorted ? 1 : 0.45 } }}
                onClick={() => column?.toggleSorting()}
              >
                {header}
                <Icon size={13} aria-hidden="true" />
              </chakra.button>
            </chakra.th>
          );
        })}
      </tr>
    </thead>
  );
}
