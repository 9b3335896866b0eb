import {
  ArrowLeftRight,
  ClipboardCheck,
  FileText,
  Inbox,
  LayoutDashboard,
  MessageSquareText,
  MessagesSquare,
  RefreshCw,
  SearchX,
  Settings,
} from 'lucide-react';
import { ACTION_SCREENS } from './action-screens.ts';
import { loadCharts } from './components/charts/lazy-chart.ts';
import { type Screen, screen } from './screen.ts';

const auth = screen('AuthScreen', () => import('./features/signin/AuthScreen.tsx'));
const overview = screen('OverviewScreen', () => import('./features/overview/OverviewScreen.tsx'));

const loadOverview = () => Promise.all([import('./features/overview/OverviewPanels.tsx'), loadCharts()]);

/** All screens. To add one, add its folder in `features/` and its entry here; the tools under Actions are in `action-screens.ts`. */
export const SCREENS: readonly Screen[] = [
  { path: '/', title: 'Sign in', component: auth },
  { path: '/auth', title: 'Sign in', component: auth },
  { path: '/logout', title: 'Sign in', component: auth },
  {
    path: '/graphql',
    title: 'GraphiQL',
    component: screen('GraphiqlScreen', () => import('./features/graphiql/GraphiqlScreen.tsx')),
  },
  {
    path: '/connect/:uid',
    title: 'Connect',
    component: screen('ConnectScreen', () => import('./features/connect/ConnectScreen.tsx')),
    isPrivate: true,
  },
  {
    path: '/generate-reports',
    title: 'Free AI visibility report',
    component: screen(
      'GenerateReportsScreen',
      () => import('./features/generate-reports/GenerateReportsScreen.tsx'),
    ),
  },
  {
    path: '/generate-reports/confirm',
    title: 'Confirm your address',
    component: screen('ConfirmScreen', () => import('./features/generate-reports/confirm/ConfirmScreen.tsx')),
    isPrivate: true,
  },
  {
    path: '/reports/:token',
    title: 'AI visibility report',
    component: screen('ReportScreen', () => import('./features/report/ReportScreen.tsx')),
    isPrivate: true,
  },
  {
    path: '/reports/:token/remove',
    title: 'Remove this report',
    component: screen('RemoveReportScreen', () => import('./features/report/RemoveReportScreen.tsx')),
    isPrivate: true,
  },
  {
    path: '/shared/:token',
    title: 'Shared view',
    component: screen('SharedScreen', () => import('./features/shared/SharedScreen.tsx')),
    isPrivate: true,
  },
  {
    path: '/dashboard',
    title: 'Dashboard',
    icon: LayoutDashboard,
    component: overview,
    sidebar: { group: 'main', exact: true },
    preload: loadOverview,
  },
  {
    path: '/dashboard',
    view: 'FUND',
    title: 'Dashboard',
    icon: LayoutDashboard,
    component: overview,
    sidebar: { group: 'main', exact: true, label: 'Overview', badge: '60' },
    preload: loadOverview,
  },
  {
    path: '/dashboard/topics/:slug?',
    title: 'Topic',
    component: screen('TopicScreen', () => import('./features/topic/TopicScreen.tsx')),
    preload: loadCharts,
  },
  {
    path: '/dashboard/topics/:slug?',
    view: 'FUND',
    title: 'Topic',
    component: screen('FundTopicScreen', () => import('./features/topic/TopicScreen.tsx')),
    preload: loadCharts,
  },
  {
    path: '/dashboard/competitors/:id',
    title: 'Head to head',
    component: screen('HeadToHeadScreen', () => import('./features/head-to-head/HeadToHeadScreen.tsx')),
    preload: loadCharts,
  },
  ...ACTION_SCREENS,
  {
    path: '/dashboard/prompts',
    title: 'Prompts',
    icon: MessageSquareText,
    component: screen('PromptsScreen', () => import('./features/prompts/PromptsScreen.tsx')),
    sidebar: { group: 'main' },
  },
  {
    path: '/dashboard/prompts',
    view: 'FUND',
    title: 'Prompts',
    icon: MessageSquareText,
    component: screen('FundPromptsScreen', () => import('./features/fund-prompts/FundPromptsScreen.tsx')),
    sidebar: { group: 'actions' },
  },
  {
    path: '/dashboard/prompts/:id',
    title: 'Prompt',
    component: screen('PromptPageScreen', () => import('./features/prompt-page/PromptPageScreen.tsx')),
    preload: loadCharts,
  },
  {
    path: '/dashboard/gaps',
    title: 'Gaps',
    icon: SearchX,
    component: screen('GapsScreen', () => import('./features/gaps/GapsScreen.tsx')),
    sidebar: { group: 'main' },
  },
  {
    path: '/dashboard/what-changed',
    title: 'What changed',
    icon: ArrowLeftRight,
    component: screen('WhatChangedScreen', () => import('./features/what-changed/WhatChangedScreen.tsx')),
    sidebar: { group: 'main' },
  },
  {
    path: '/dashboard/answers',
    title: 'Answers',
    icon: MessagesSquare,
    component: screen('AnswersScreen', () => import('./features/answers/AnswersScreen.tsx')),
    sidebar: { group: 'main', exact: true },
  },
  {
    path: '/dashboard/answers/review',
    title: 'Review',
    icon: ClipboardCheck,
    component: screen('ReviewScreen', () => import('./features/answers/review/ReviewScreen.tsx')),
    sidebar: { group: 'main' },
  },
  {
    path: '/dashboard/answers/:id',
    title: 'Answer',
    component: screen('AnswerScreen', () => import('./features/answers/AnswerScreen.tsx')),
  },
  {
    path: '/dashboard/account-reports/:id?',
    title: 'Reports',
    icon: FileText,
    component: screen(
      'AccountReportsScreen',
      () => import('./features/account-reports/AccountReportsScreen.tsx'),
    ),
    sidebar: { group: 'main' },
  },
  {
    path: '/dashboard/reports',
    title: 'Report requests',
    icon: Inbox,
    component: screen(
      'ReportRequestsScreen',
      () => import('./features/report-requests/ReportRequestsScreen.tsx'),
    ),
    sidebar: { group: 'account', operatorOnly: true },
  },
  {
    path: '/dashboard/collection',
    title: 'Collection',
    icon: RefreshCw,
    component: screen('CollectionScreen', () => import('./features/collection/CollectionScreen.tsx')),
    sidebar: { group: 'account' },
  },
  {
    path: '/dashboard/collection/:id',
    title: 'Run',
    component: screen('RunScreen', () => import('./features/collection/RunScreen.tsx')),
  },
  {
    path: '/dashboard/alerts/:id',
    title: 'Alert',
    component: screen('AlertScreen', () => import('./features/alert-page/AlertScreen.tsx')),
  },
  {
    path: '/dashboard/setup/:step?',
    title: 'Set-up',
    component: screen('SetupScreen', () => import('./features/setup/SetupScreen.tsx')),
  },
  {
    path: '/dashboard/settings/:section?',
    title: 'Settings',
    icon: Settings,
    component: screen('SettingsScreen', () => import('./features/settings/SettingsScreen.tsx')),
    sidebar: { group: 'account' },
  },
  {
    path: '/dashboard/invitations/:token',
    title: 'Invitation',
    component: screen('InvitationScreen', () => import('./features/invitation/InvitationScreen.tsx')),
    isPrivate: true,
  },
  {
    path: '/dashboard/logout',
    title: 'Signing out',
    component: screen('SignOutScreen', () => import('./features/signin/SignOutScreen.tsx')),
  },
];
