import { Drawer } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The sidebar of narrow windows; Escape or a touch outside closes it. */
export function MobileDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Drawer.Root open onOpenChange={(change) => !change.open && onClose()}>
      <Drawer.Backdrop />
      <Drawer.Positioner>
        <Drawer.Content width="18rem" aria-label="Menu">
          {children}
        </Drawer.Content>
      </Drawer.Positioner>
    </Drawer.Root>
  );
}
