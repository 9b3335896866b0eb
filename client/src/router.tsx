import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { loadCharts } from './components/charts/lazy-chart.ts';
import { FullScreenLoading } from './components/feedback/FullScreenLoading.tsx';
import { lazyScreen } from './components/lazy-screen.ts';
import { paths } from './paths.ts';

const AuthScreen = lazyScreen(async () => (await import('./features/signin/AuthScreen.tsx')).AuthScreen);
const importDashboard = () => import('./dashboard-area/DashboardArea.tsx');
const DashboardArea = lazyScreen(async () => (await importDashboard()).DashboardArea);
const VisitorRoutes = lazyScreen(
  async () => (await import('./visitor-area/VisitorRoutes.tsx')).VisitorRoutes,
);
const GraphiqlScreen = lazyScreen(
  async () => (await import('./features/graphiql/GraphiqlScreen.tsx')).GraphiqlScreen,
);

/** The dashboard and a topic's page. */
const WITH_CHARTS = /^\/dashboard(?:\/topics\/[^/]+)?\/?$/;

/** Has come what an address needs, before it is known who is signed in. What cannot be had is told when it is drawn. */
export async function loadRoute(pathname: string): Promise<void> {
  if (WITH_CHARTS.test(pathname)) loadCharts();
  try {
    if (pathname.startsWith(paths.dashboard)) await loadDashboard(pathname);
    else if ([paths.home, paths.auth, paths.logout].includes(pathname)) await AuthScreen.load();
    else if (pathname !== paths.graphiql) await VisitorRoutes.load();
  } catch {
    // The screen asks for it once more.
  }
}

async function loadDashboard(pathname: string) {
  const [{ loadScreen }] = await Promise.all([importDashboard(), DashboardArea.load()]);
  await loadScreen(pathname);
}

/** The top-level addresses. */
export function AppRoutes() {
  return (
    <Suspense fallback={<FullScreenLoading text="Loading..." />}>
      <Routes>
        <Route path={paths.home} element={<AuthScreen />} />
        <Route path={paths.logout} element={<AuthScreen />} />
        <Route path={paths.auth} element={<AuthScreen />} />
        <Route path={`${paths.dashboard}/*`} element={<DashboardArea />} />
        <Route path={paths.graphiql} element={<GraphiqlScreen />} />
        <Route path="*" element={<VisitorRoutes />} />
      </Routes>
    </Suspense>
  );
}
