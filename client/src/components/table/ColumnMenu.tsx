import { Button, Menu, Portal } from '@chakra-ui/react';
import { Check, Columns3 } from 'lucide-react';
import type { ColumnChoice } from './column-choice.ts';
import type { TableColumn } from './table-column.ts';

interface ColumnMenuProps<TRow> {
  columns: readonly TableColumn<TRow>[];
  choice: ColumnChoice;
  onChange: (choice: ColumnChoice) => void;
}

/** Shows and hides columns; the first one, which says what a row is about, stays. */
export function ColumnMenu<TRow>({ columns, choice, onChange }: ColumnMenuProps<TRow>) {
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
            {columns.map(({ id, header }, index) => (
              <Menu.CheckboxItem
                key={id}
                value={id}
                checked={index === 0 || choice[id] !== false}
                disabled={index === 0}
                onCheckedChange={(checked) => onChange({ ...choice, [id]: checked })}
              >
                <Menu.ItemText>{header}</Menu.ItemText>
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
