import { Box, Flex } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { FullScreenLoading } from '../../components/feedback/FullScreenLoading.tsx';
import { useReload } from '../../components/feedback/reload.ts';
import { Unseen } from '../../components/layout/Unseen.tsx';
import { lazyWhenIdle } from '../../components/lazy-screen.ts';
import { useConfig } from '../../config-context.tsx';
import { CarriedFilter } from '../../metrics-filter/carried-filter.tsx';
import type { Screen } from '../../screen.ts';
import { AccountViewContext, useKnownView } from './account-view.ts';
import { FundLoading } from './FundLoading.tsx';
import { useShellQuery } from './ShellLayout.generated.ts';
import { Sidebar } from './Sidebar.tsx';
import { SimulatedBanner } from './SimulatedBanner.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';
import { useSidebar } from './use-sidebar.ts';

// Comes after the first paint; it lies over the page.
const SampleProgress = lazyWhenIdle(() => import('./SampleProgress.tsx').then((part) => part.SampleProgress));

interface ShellLayoutProps {
  userId: string;
  /** All screens, for the sidebar. */
  screens: readonly Screen[];
  children: ReactNode;
}

/**
 * The frame of every signed-in screen. The screen is mounted, unseen, while the shell is still loading, so that its
 * request goes out beside the shell's and not after it.
 */
export function ShellLayout({ userId, screens, children }: ShellLayoutProps) {
  const { data, loading, error } = useShellQuery();
  const { pathname } = useLocation();
  const reload = useReload();
  const sidebar = useSidebar();
  const { demo } = useConfig();
  useScrollToTop();

  const viewer = data?.viewer;
  const view = useKnownView(userId, viewer?.view);
  if (!viewer && !loading) {
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
  return (
    <CarriedFilter>
      {!viewer && <FullScreenLoading />}
      {viewer && <SkipLink />}
      <Unseen active={!viewer}>
        <Flex minH="100dvh" direction={sidebar.narrow ? 'column' : 'row'}>
          {viewer && <Sidebar viewer={viewer} screens={screens} state={sidebar} />}
          <Box flex="1" minW="0">
            <header>
              {viewer?.simulated && <SimulatedBanner />}
              <TopBar narrow={sidebar.narrow} expanded={sidebar.open} onToggle={sidebar.toggle} />
            </header>
            <Box asChild px={{ base: '4', md: '8' }} pb="12" maxW="7xl" mx="auto" outline="none">
              <main id={MAIN_ID} tabIndex={-1}>
                <FundLoading active={viewer?.view === 'FUND'}>
                  <ErrorBoundary key={pathname}>
                    <AccountViewContext value={view}>
                      <Suspense fallback={<FullScreenLoading />}>{children}</Suspense>
                    </AccountViewContext>
                  </ErrorBoundary>
                </FundLoading>
              </main>
            </Box>
          </Box>
        </Flex>
      </Unseen>
      {demo && viewer && (
        <Suspense fallback={null}>
          <SampleProgress />
        </Suspense>
      )}
    </CarriedFilter>
  );
}
