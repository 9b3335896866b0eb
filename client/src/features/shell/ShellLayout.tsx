import { Box, Flex, Link, Text } from '@chakra-ui/react';
import { FlaskConical } from 'lucide-react';
import { type ReactNode, Suspense, useMemo } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isInvalidReply } from '../../apollo/invalid-reply.ts';
import { AccountRoleContext } from '../../auth/account-role.ts';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import { LoadFailure } from '../../components/feedback/ErrorState.tsx';
import { FullScreenLoading } from '../../components/feedback/FullScreenLoading.tsx';
import { Unseen } from '../../components/layout/Unseen.tsx';
import { lazyWhenIdle } from '../../components/lazy-screen.ts';
import { DataSource } from '../../components/table/data-source.ts';
import { useConfig } from '../../config-context.tsx';
import { CarriedFilter } from '../../metrics-filter/carried-filter.tsx';
import type { Screen } from '../../screen.ts';
import { useOnChange } from '../../use-on-change.ts';
import { AccountViewContext, useKnownView } from './account-view.ts';
import { FundLoading } from './FundLoading.tsx';
import { OtherAccountBanner } from './OtherAccountBanner.tsx';
import { useShellQuery } from './ShellLayout.generated.ts';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useSidebar } from './use-sidebar.ts';

// Loaded after the first paint.
const DemoProgress = lazyWhenIdle(() => import('./DemoProgress.tsx').then((part) => part.DemoProgress));

interface ShellLayoutProps {
  userId: string;
  /** All screens, for the sidebar. */
  screens: readonly Screen[];
  children: ReactNode;
}

const MAIN_ID = 'main';

/**
 * The frame of every signed-in screen. While the shell is loading, the screen is mounted but hidden, so that both send
 * their requests at once.
 */
export function ShellLayout({ userId, screens, children }: ShellLayoutProps) {
  const { data, loading, error } = useShellQuery();
  const { pathname } = useLocation();
  const sidebar = useSidebar();
  const { demo } = useConfig();

  const viewer = data?.viewer;
  useNewScreen(viewer && pathname);
  const brand = viewer?.brand?.name ?? null;
  const simulated = viewer?.simulated ?? false;
  const source = useMemo(() => ({ brand, simulated }), [brand, simulated]);
  const view = useKnownView(userId, viewer?.view);
  if (!viewer && !loading) return <LoadFailure failed={error !== undefined && !isInvalidReply(error)} />;
  return (
    <CarriedFilter>
      {!viewer && <FullScreenLoading />}
      {viewer && <SkipLink />}
      <Unseen active={!viewer}>
        <Flex minH="100dvh" direction={sidebar.narrow ? 'column' : 'row'}>
          {viewer && <Sidebar viewer={viewer} screens={screens} state={sidebar} />}
          <Box flex="1" minW="0">
            <header>
              {viewer && viewer.id !== viewer.personId && (
                <OtherAccountBanner brand={brand} canChange={viewer.accountRole !== 'VIEWER'} />
              )}
              {simulated && <SimulatedBanner />}
              <TopBar sidebar={sidebar} />
            </header>
            <Box asChild px={{ base: '4', md: '8' }} pb="12" maxW="7xl" mx="auto" outline="none">
              <main id={MAIN_ID} tabIndex={-1}>
                <Text display="none" _print={{ display: 'block', pt: '4' }} fontWeight="semibold">
                  {brand && `${brand} · `}Sightline
                </Text>
                <FundLoading active={viewer?.view === 'FUND'}>
                  <ErrorBoundary key={pathname}>
                    <AccountViewContext value={view}>
                      <AccountRoleContext value={viewer?.accountRole ?? 'OWNER'}>
                        <DataSource value={source}>
                          <Suspense fallback={<FullScreenLoading />}>{children}</Suspense>
                        </DataSource>
                      </AccountRoleContext>
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
          <DemoProgress />
        </Suspense>
      )}
    </CarriedFilter>
  );
}

/** Lets keyboard users skip the sidebar. */
const SkipLink = () => (
  <Link
    href={`#${MAIN_ID}`}
    data-no-print=""
    position="fixed"
    top="2"
    insetStart="2"
    zIndex="skipNav"
    px="3"
    py="2"
    borderRadius="l2"
    bg="bg.inverted"
    color="fg.inverted"
    fontSize="sm"
    transform="translateY(-200%)"
    _focusVisible={{ transform: 'none' }}
  >
    Skip to content
  </Link>
);

/** Says on every screen of an account that its answers are simulated. */
const SimulatedBanner = () => (
  <Flex
    role="note"
    align="center"
    gap="2"
    px={{ base: '4', md: '8' }}
    py="1.5"
    bg="amber.subtle"
    color="amber.fg"
    borderBottomWidth="1px"
    borderColor="amber.muted"
    fontSize="xs"
  >
    <FlaskConical size={14} aria-hidden="true" style={{ flexShrink: 0 }} />
    Sample data: these answers were made by the simulator, not by real AI platforms.
  </Flex>
);

/**
 * Begins a new screen at its top, with the focus if that was on what is gone, so that the keyboard and screen readers go on
 * there. Going back restores the scroll position.
 * @param shown the address; undefined until there is something to see
 */
function useNewScreen(shown: string | undefined) {
  const navigation = useNavigationType();
  useOnChange(shown, () => {
    if (navigation === 'POP') return;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) document.getElementById(MAIN_ID)?.focus();
  });
}
