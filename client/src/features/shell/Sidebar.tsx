import type { FragmentType } from '@apollo/client';
import { Box } from '@chakra-ui/react';
import { Suspense } from 'react';
import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { lazyScreen } from '../../components/lazy-screen.ts';
import type { Screen } from '../../screen.ts';
import { buildNavigation } from './navigation.ts';
import type { Sidebar_ViewerFragment } from './Sidebar.generated.ts';
import { SidebarContent } from './SidebarContent.tsx';
import type { SidebarState } from './use-sidebar.ts';

// Only needed in narrow windows.
const MobileDrawer = lazyScreen(async () => (await import('./MobileDrawer.tsx')).MobileDrawer);

interface SidebarProps {
  viewer: FragmentType<Sidebar_ViewerFragment>;
  screens: readonly Screen[];
  state: SidebarState;
}

/** 16 rem wide, 3 rem when collapsed, an 18 rem drawer on narrow windows. */
export function Sidebar({ viewer, screens, state }: SidebarProps) {
  const data = unmaskFragment<Sidebar_ViewerFragment>(viewer);
  if (!data) return null;
  const content = {
    brand: data.brand?.name ?? 'Sightline',
    email: data.email,
    ...buildNavigation(screens, data),
  };
  if (state.narrow) {
    return state.open ? (
      <Suspense fallback={null}>
        <MobileDrawer onClose={state.closeDrawer}>
          <SidebarContent {...content} collapsed={false} />
        </MobileDrawer>
      </Suspense>
    ) : null;
  }
  const collapsed = !state.open;
  return (
    <Box
      asChild
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
      <aside aria-label="Sidebar" data-state={collapsed ? 'collapsed' : 'expanded'} data-no-print="">
        <SidebarContent {...content} collapsed={collapsed} />
      </aside>
    </Box>
  );
}
