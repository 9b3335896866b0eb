import { Box, Flex } from '@chakra-ui/react';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { FullScreenLoading } from '../../components/FullScreenLoading.tsx';
import { useReload } from '../../components/reload.ts';
import { useMediaQuery } from '../../components/use-media-query.ts';
import { FundLoading } from './FundLoading.tsx';
import { useShellQuery } from './ShellLayout.generated.ts';
import { Sidebar } from './Sidebar.tsx';
import { SimulatedBanner } from './SimulatedBanner.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';
import { useSidebar } from './use-sidebar.ts';

const NARROW = '(max-width: 767.98px)';

/** The frame of every signed-in screen: sidebar, banner and the screen itself. */
export function ShellLayout({ children }: { children: ReactNode }) {
  const { data, loading, error } = useShellQuery();
  const reload = useReload();
  const narrow = useMediaQuery(NARROW);
  const { pathname } = useLocation();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const sidebar = useSidebar(
    useCallback(() => {
      if (narrow) setDrawerOpen((open) => !open);
      return narrow;
    }, [narrow]),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: going anywhere closes the drawer
  useEffect(() => setDrawerOpen(false), [pathname]);

  if (!data?.viewer) {
    if (loading) return <FullScreenLoading />;
    return (
      <ErrorState
        heading={error ? 'Error' : undefined}
        message={
          error
            ? 'Failed to load dashboard data. Please try again later.'
            : 'Data could not be loaded properly.'
        }
        action="Retry"
        onAction={reload}
      />
    );
  }
  const { viewer } = data;
  const screen = (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<FullScreenLoading />}>{children}</Suspense>
    </ErrorBoundary>
  );
  return (
    <>
      <SkipLink />
      <Flex minH="100dvh" direction={narrow ? 'column' : 'row'}>
        <Sidebar
          viewer={viewer}
          collapsed={!sidebar.open}
          drawer={narrow ? { open: drawerOpen, onClose: () => setDrawerOpen(false) } : null}
        />
        <Box flex="1" minW="0">
          {viewer.simulated && <SimulatedBanner />}
          <TopBar
            narrow={narrow}
            expanded={narrow ? drawerOpen : sidebar.open}
            onToggle={narrow ? () => setDrawerOpen(true) : sidebar.toggle}
          />
          <Box asChild px={{ base: '4', md: '8' }} pb="12" maxW="7xl" mx="auto" outline="none">
            <main id={MAIN_ID} tabIndex={-1}>
              {viewer.view === 'FUND' ? <FundLoading>{screen}</FundLoading> : screen}
            </main>
          </Box>
        </Box>
      </Flex>
    </>
  );
}
