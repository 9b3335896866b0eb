import type { FragmentType } from '@apollo/client';
import { Box, Drawer } from '@chakra-ui/react';
import { usePart } from '../../apollo/use-part.ts';
import { fundNavigation, generalNavigation } from './navigation.ts';
import { type Sidebar_ViewerFragment, Sidebar_ViewerFragmentDoc } from './Sidebar.generated.ts';
import { SidebarContent } from './SidebarContent.tsx';

interface SidebarProps {
  viewer: FragmentType<Sidebar_ViewerFragment>;
  /** On wide windows: folded down to icons. */
  collapsed: boolean;
  /** On narrow windows: a drawer, and whether it is pulled out. */
  drawer: { open: boolean; onClose: () => void } | null;
}

/** 16 rem wide, 3 rem when collapsed, an 18 rem drawer on narrow windows. */
export function Sidebar({ viewer, collapsed, drawer }: SidebarProps) {
  const data = usePart(Sidebar_ViewerFragmentDoc, viewer);
  if (!data) return null;
  const content = {
    brand: data.brand?.name ?? 'Sightline',
    email: data.email,
    entries: data.view === 'FUND' ? fundNavigation : generalNavigation(data.topics),
  };
  if (drawer) {
    return (
      <Drawer.Root
        open={drawer.open}
        onOpenChange={(change) => !change.open && drawer.onClose()}
        lazyMount
        unmountOnExit
      >
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content width="18rem" aria-label="Menu">
            <SidebarContent {...content} collapsed={false} />
          </Drawer.Content>
        </Drawer.Positioner>
      </Drawer.Root>
    );
  }
  return (
    <Box
      as="aside"
      aria-label="Sidebar"
      data-state={collapsed ? 'collapsed' : 'expanded'}
      data-no-print=""
      width={collapsed ? '3rem' : '16rem'}
      flexShrink="0"
      h="100dvh"
      position="sticky"
      top="0"
      borderEndWidth="1px"
      bg="bg.subtle"
      transitionProperty="width"
      transitionDuration="moderate"
      transitionTimingFunction="out"
    >
      <SidebarContent {...content} collapsed={collapsed} />
    </Box>
  );
}
