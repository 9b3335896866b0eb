import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { loadCharts } from './components/charts/lazy-chart.ts';
import { FullScreenLoading } from './components/FullScreenLoading.tsx';
import { lazyScreen } from './components/lazy-screen.ts';
import { paths } from './paths.ts';

const loadAuth = async () => (await import('./features/signin/AuthScreen.tsx')).AuthScreen;
const loadDashboard = async () => (await import('./dashboard-area/DashboardArea.tsx')).DashboardArea;
const loadVisitorArea = async () => (await import('./visitor-area/VisitorRoutes.tsx')).VisitorRoutes;

const AuthScreen = lazyScreen(loadAuth);
const DashboardArea = lazyScreen(loadDashboard);
const VisitorRoutes = lazyScreen(loadVisitorArea);
const GraphiqlScreen = lazyScreen(
  async () => (await import('./features/graphiql/GraphiqlScreen.tsx')).GraphiqlScreen,
);

/** The dashboard and a topic's page. */
const WITH_CHARTS = /^\/dashboard(?:\/topics\/[^/]+)?\/?$/;

/** Starts downloading what an address needs, before it is known who is signed in. */
export function preloadRoute(pathname: string) {
  if (WITH_CHARTS.test(pathname)) loadCharts();
  if (pathname.startsWith(paths.dashboard)) loadDashboard();
  else if ([paths.home, paths.auth, paths.logout].includes(pathname)) loadAuth();
  else if (pathname !== paths.graphiql) loadVisitorArea();
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
