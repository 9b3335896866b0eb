import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { FullScreenLoading } from '../components/feedback/FullScreenLoading.tsx';
import { lazyScreen } from '../components/lazy-screen.ts';
import { NotFoundScreen } from '../features/notfound/NotFoundScreen.tsx';
import { paths } from '../paths.ts';

const GenerateReportsScreen = lazyScreen(
  async () => (await import('../features/generate-reports/GenerateReportsScreen.tsx')).GenerateReportsScreen,
);
const ConfirmScreen = lazyScreen(
  async () => (await import('../features/generate-reports/confirm/ConfirmScreen.tsx')).ConfirmScreen,
);
const ReportScreen = lazyScreen(
  async () => (await import('../features/report/ReportScreen.tsx')).ReportScreen,
);
const RemoveReportScreen = lazyScreen(
  async () => (await import('../features/report/RemoveReportScreen.tsx')).RemoveReportScreen,
);

/**
 * The addresses for anybody: asking for a report and reading it; and what leads nowhere. Apart from the other routes,
 * so that their first load holds nothing of these.
 */
export function VisitorRoutes() {
  return (
    <Suspense fallback={<FullScreenLoading text="Loading..." />}>
      <Routes>
        <Route path={paths.generateReports} element={<GenerateReportsScreen />} />
        <Route path={paths.confirmReport} element={<ConfirmScreen />} />
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
