import { Route, Routes } from 'react-router-dom';
import { lazyScreen } from '../components/lazy-screen.ts';
import { OverviewScreen } from '../features/overview/OverviewScreen.tsx';
import { useAccountView } from '../features/shell/account-view.ts';
import { SignOutRoute } from './SignOutRoute.tsx';

const NotFoundScreen = lazyScreen(
  async () => (await import('../features/notfound/NotFoundScreen.tsx')).NotFoundScreen,
);
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
const FundTopicScreen = lazyScreen(
  async () => (await import('../features/fund-topic/FundTopicScreen.tsx')).FundTopicScreen,
);
const GapsScreen = lazyScreen(async () => (await import('../features/gaps/GapsScreen.tsx')).GapsScreen);
const CollectionScreen = lazyScreen(
  async () => (await import('../features/collection/CollectionScreen.tsx')).CollectionScreen,
);
const RunScreen = lazyScreen(async () => (await import('../features/collection/RunScreen.tsx')).RunScreen);
const SetupScreen = lazyScreen(async () => (await import('../features/setup/SetupScreen.tsx')).SetupScreen);
const SettingsScreen = lazyScreen(
  async () => (await import('../features/settings/SettingsScreen.tsx')).SettingsScreen,
);
const ReportRecordsScreen = lazyScreen(
  async () => (await import('../features/report-requests/ReportRequestsScreen.tsx')).ReportRecordsScreen,
);
const ActionRoutes = lazyScreen(async () => (await import('./ActionRoutes.tsx')).ActionRoutes);

/** The addresses under `/dashboard`; the fund has screens of its own at some. */
export function DashboardRoutes() {
  const fund = useAccountView() === 'FUND';
  return (
    <Routes>
      <Route index element={<OverviewScreen />} />
      <Route
        path="topics/:slug?"
        element={fund ? <FundTopicScreen general={<TopicScreen />} /> : <TopicScreen />}
      />
      <Route path="answers" element={<AnswersScreen />} />
      <Route path="answers/:id" element={<AnswerScreen />} />
      <Route path="prompts" element={fund ? <FundPromptsScreen /> : <PromptsScreen />} />
      <Route path="gaps" element={<GapsScreen />} />
      <Route path="action/*" element={<ActionRoutes />} />
      <Route path="collection" element={<CollectionScreen />} />
      <Route path="collection/:id" element={<RunScreen />} />
      <Route path="reports" element={<ReportRecordsScreen otherwise={<NotFoundScreen />} />} />
      <Route path="setup/:step?" element={<SetupScreen />} />
      <Route path="settings/:section?" element={<SettingsScreen />} />
      <Route path="logout" element={<SignOutRoute />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
