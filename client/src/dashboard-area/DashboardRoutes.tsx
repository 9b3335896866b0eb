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
const FundTopicScreen = lazyScreen(
  async () => (await import('../features/fund-topic/FundTopicScreen.tsx')).FundTopicScreen,
);
const LlmsTxtScreen = lazyScreen(
  async () => (await import('../features/llms-txt/LlmsTxtScreen.tsx')).LlmsTxtScreen,
);
const LiveMentionsScreen = lazyScreen(
  async () => (await import('../features/live-mentions/LiveMentionsScreen.tsx')).LiveMentionsScreen,
);
const OutreachScreen = lazyScreen(
  async () => (await import('../features/outreach/OutreachScreen.tsx')).OutreachScreen,
);
const GapsScreen = lazyScreen(async () => (await import('../features/gaps/GapsScreen.tsx')).GapsScreen);
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
      <Route
        path="topics/:slug?"
        element={fund ? <FundTopicScreen general={<TopicScreen />} /> : <TopicScreen />}
      />
      <Route path="answers" element={<AnswersScreen />} />
      <Route path="answers/:id" element={<AnswerScreen />} />
      <Route path="prompts" element={fund ? <FundPromptsScreen /> : <PromptsScreen />} />
      <Route path="gaps" element={<GapsScreen />} />
      {fund && <Route path="action/live-mentions" element={<LiveMentionsScreen />} />}
      {fund && <Route path="action/outreach" element={<OutreachScreen />} />}
      {!fund && <Route path="action/llms-txt" element={<LlmsTxtScreen />} />}
      <Route
        path="action/*"
        element={
          <SoonScreen
            title="Action Center"
            description="Actionable insights to improve your content's visibility to AI"
          />
        }
      />
      <Route path="settings/:section?" element={<SettingsScreen />} />
      <Route path="logout" element={<SignOutRoute />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
