import { Route, Routes } from 'react-router-dom';
import { lazyScreen } from '../components/lazy-screen.ts';
import { NotFoundScreen } from '../features/notfound/NotFoundScreen.tsx';
import { OverviewScreen } from '../features/overview/OverviewScreen.tsx';
import { useAccountView } from '../features/shell/account-view.ts';
import { SignOutRoute } from './SignOutRoute.tsx';

const AnswersScreen = lazyScreen(
  async () => (await import('../features/answers/AnswersScreen.tsx')).AnswersScreen,
);
const AnswerScreen = lazyScreen(
  async () => (await import('../features/answers/AnswerScreen.tsx')).AnswerScreen,
);
const TopicScreen = lazyScreen(async () => (await import('../features/topic/TopicScreen.tsx')).TopicScreen);
const PromptsScreen = lazyScreen(
  async () => (await import('../features/prompts/PromptsScreen.tsx')).PromptsScreen,
);
const FundPromptsScreen = lazyScreen(
  async () => (await import('../features/fund-prompts/FundPromptsScreen.tsx')).FundPromptsScreen,
);
const SettingsScreen = lazyScreen(
  async () => (await import('../features/settings/SettingsScreen.tsx')).SettingsScreen,
);
const SoonScreen = lazyScreen(async () => (await import('../features/soon/SoonScreen.tsx')).SoonScreen);

/** The addresses under `/dashboard`; the fund has screens of its own at some. */
export function DashboardRoutes() {
  const fund = useAccountView() === 'FUND';
  return (
    <Routes>
      <Route index element={<OverviewScreen />} />
      <Route path="topics/:slug?" element={<TopicScreen />} />
      <Route path="answers" element={<AnswersScreen />} />
      <Route path="answers/:id" element={<AnswerScreen />} />
      <Route path="prompts" element={fund ? <FundPromptsScreen /> : <PromptsScreen />} />
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
