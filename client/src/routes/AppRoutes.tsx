import { Suspense } from 'react';
import { matchPath, Route } from 'react-router-dom';
import { FullScreenLoading } from '../components/feedback/FullScreenLoading.tsx';
import { paths } from '../paths.ts';
import { SCREENS } from '../screens.ts';
import { DashboardArea } from './DashboardArea.tsx';
import { NotFoundScreen, ScreenRoutes } from './ScreenRoutes.tsx';

const isInDashboard = (path: string) => path.startsWith(paths.dashboard);
const PUBLIC_SCREENS = SCREENS.filter(({ path }) => !isInDashboard(path));

/** Preloads a path's chunks. Failures are ignored; drawing the screen tries again and reports them. */
export async function loadRoute(pathname: string): Promise<void> {
  const screen = SCREENS.find(({ path }) => matchPath(path, pathname));
  // Not waited for: a screen asks for its data first.
  screen?.preload?.().catch(() => undefined);
  await screen?.component.load().catch(() => undefined);
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
