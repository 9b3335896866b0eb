import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { FullScreenLoading } from './components/FullScreenLoading.tsx';
import { lazyScreen } from './components/lazy-screen.ts';
import { paths } from './paths.ts';

const loadAuth = async () => (await import('./features/signin/AuthScreen.tsx')).AuthScreen;
const loadDashboard = async () => (await import('./dashboard-area/DashboardArea.tsx')).DashboardArea;
const loadWizard = async () =>
  (await import('./features/generate-reports/GenerateReportsScreen.tsx')).GenerateReportsScreen;

const NotFoundScreen = lazyScreen(
  async () => (await import('./features/notfound/NotFoundScreen.tsx')).NotFoundScreen,
);
const AuthScreen = lazyScreen(loadAuth);
const DashboardArea = lazyScreen(loadDashboard);
const GenerateReportsScreen = lazyScreen(loadWizard);
const ConfirmScreen = lazyScreen(
  async () => (await import('./features/generate-reports/ConfirmScreen.tsx')).ConfirmScreen,
);
const GraphiqlScreen = lazyScreen(
  async () => (await import('./features/graphiql/GraphiqlScreen.tsx')).GraphiqlScreen,
);
const ReportScreen = lazyScreen(
  async () => (await import('./features/report/ReportScreen.tsx')).ReportScreen,
);
const RemoveReportScreen = lazyScreen(
  async () => (await import('./features/report/RemoveReportScreen.tsx')).RemoveReportScreen,
);

/** Starts downloading what an address needs, before it is known who is signed in. */
export function preloadRoute(pathname: string) {
  if (pathname.startsWith(paths.dashboard)) loadDashboard();
  else if (pathname === paths.generateReports) loadWizard();
  else if ([paths.home, paths.auth, paths.logout].includes(pathname)) loadAuth();
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
        <Route path={paths.generateReports} element={<GenerateReportsScreen />} />
        <Route path={paths.confirmReport} element={<ConfirmScreen />} />
        <Route path={paths.graphiql} element={<GraphiqlScreen />} />
        <Route path="/reports/:token" element={<ReportScreen />} />
        <Route path="/reports/:token/remove" element={<RemoveReportScreen />} />
        <Route
          path="*"
          element={
            <main>
              <NotFoundScreen />
            </main>
          }
        />
      </Routes>
    </Suspense>
  );
}
