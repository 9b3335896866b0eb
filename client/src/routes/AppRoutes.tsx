import { Suspense } from 'react';
import { matchPath, Route } from 'react-router-dom';
import { loadCharts } from '../components/charts/lazy-chart.ts';
import { FullScreenLoading } from '../components/feedback/FullScreenLoading.tsx';
import { lazyScreen } from '../components/lazy-screen.ts';
import { paths } from '../paths.ts';
import { SCREENS } from '../screens.ts';
import { NotFoundScreen, ScreenRoutes } from './ScreenRoutes.tsx';

const DashboardArea = lazyScreen(() => import('./DashboardArea.tsx').then((m) => m.DashboardArea));

const isInDashboard = (path: string) => path.startsWith(paths.dashboard);
const PUBLIC_SCREENS = SCREENS.filter(({ path }) => !isInDashboard(path));

/** Preloads a path's chunks. Failures are ignored; drawing the screen tries again and reports them. */
export async function loadRoute(pathname: string): Promise<void> {
  const screen = SCREENS.find(({ path }) => matchPath(path, pathname));
  if (screen?.hasCharts) loadCharts();
  await Promise.allSettled([screen?.component.load(), isInDashboard(pathname) && DashboardArea.load()]);
}

/** All routes of the client. */
export function AppRoutes() {
  return (
    <Suspense fallback={<FullScreenLoading text="Loading..." />}>
      <ScreenRoutes
        base=""
        screens={PUBLIC_SCREENS}
        notFound={
          <main>
            <NotFoundScreen />
          </main>
        }
      >
        <Route path={`${paths.dashboard}/*`} element={<DashboardArea />} />
      </ScreenRoutes>
    </Suspense>
  );
}
