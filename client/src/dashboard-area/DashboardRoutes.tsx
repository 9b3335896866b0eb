import { Route, Routes } from 'react-router-dom';
import { NotFoundScreen } from '../features/notfound/NotFoundScreen.tsx';
import { OverviewScreen } from '../features/overview/OverviewScreen.tsx';
import { SettingsScreen } from '../features/settings/SettingsScreen.tsx';
import { SoonScreen } from '../features/soon/SoonScreen.tsx';
import { SignOutRoute } from './SignOutRoute.tsx';

/** The addresses under `/dashboard`. */
export function DashboardRoutes() {
  return (
    <Routes>
      <Route index element={<OverviewScreen />} />
      <Route
        path="topics/:slug?"
        element={<SoonScreen title="Topic" description="Performance overview for this topic" />}
      />
      <Route
        path="prompts"
        element={<SoonScreen title="Prompts" description="Manage your custom prompts" />}
      />
      <Route
        path="action/*"
        element={
          <SoonScreen
            title="Action Center"
            description="Actionable insights to improve your content's visibility to AI"
          />
        }
      />
      <Route path="settings" element={<SettingsScreen />} />
      <Route path="logout" element={<SignOutRoute />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
