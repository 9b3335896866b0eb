import { FileText, GitCompareArrows, Library, Mail, PenLine, Radio, Zap } from 'lucide-react';
import { type Screen, screen } from './screen.ts';

/** The Action Center and its tools, part of `SCREENS`. Cards and sidebar links stand in this order. */
export const ACTION_SCREENS: readonly Screen[] = [
  {
    path: '/dashboard/action',
    title: 'Action Center',
    icon: Zap,
    component: screen(
      'ActionCenterScreen',
      () => import('./features/action-center/home/ActionCenterScreen.tsx'),
    ),
    sidebar: { group: 'actions', exact: true },
  },
  {
    path: '/dashboard/action',
    view: 'FUND',
    title: 'Action Center',
    icon: Zap,
    component: screen(
      'FundHomeScreen',
      () => import('./features/action-center/fund-home/FundHomeScreen.tsx'),
    ),
    sidebar: { group: 'actions', exact: true },
  },
  {
    path: '/dashboard/action/comparison',
    title: 'Content Comparison',
    description: 'Your articles beside those of competitors, score by score',
    icon: GitCompareArrows,
    component: screen(
      'ComparisonScreen',
      () => import('./features/action-center/comparison/ComparisonScreen.tsx'),
    ),
    sidebar: { group: 'actions' },
    brandPrefixed: true,
  },
  {
    path: '/dashboard/action/sources',
    title: 'Top Sources',
    description: 'Which sites AI platforms cite, and for what kind of page',
    icon: Library,
    component: screen(
      'SourceAnalysisScreen',
      () => import('./features/action-center/sources/SourceAnalysisScreen.tsx'),
    ),
    sidebar: { group: 'actions' },
    brandPrefixed: true,
  },
  {
    path: '/dashboard/action/llms-txt',
    title: 'LLMS.TXT Manager',
    description: 'The file that tells AI models which of your pages to read',
    icon: FileText,
    component: screen('LlmsTxtScreen', () => import('./features/action-center/llms-txt/LlmsTxtScreen.tsx')),
    sidebar: { group: 'actions' },
    brandPrefixed: true,
  },
  {
    path: '/dashboard/action/generate',
    title: 'Generate Content',
    description: 'Turn a text into one that is easier to cite',
    icon: PenLine,
    component: screen('GenerateScreen', () => import('./features/action-center/generate/GenerateScreen.tsx')),
    sidebar: { group: 'actions' },
    brandPrefixed: true,
  },
  {
    path: '/dashboard/action/llms-txt',
    view: 'FUND',
    fundTool: 'CONTENT_LIBRARY',
    title: 'Content Library',
    description: 'What language models should know about the fund, as one llms.txt file',
    icon: FileText,
    component: screen(
      'FundLlmsScreen',
      () => import('./features/action-center/llms-library/FundLlmsScreen.tsx'),
    ),
    brandPrefixed: true,
  },
  {
    path: '/dashboard/action/sources',
    view: 'FUND',
    fundTool: 'SOURCE_ANALYSIS',
    title: 'Source Analysis',
    description: 'Which sites AI platforms cite about funds, and for what kind of page',
    icon: Library,
    component: screen(
      'FundSourceAnalysisScreen',
      () => import('./features/action-center/sources/SourceAnalysisScreen.tsx'),
    ),
    brandPrefixed: true,
  },
  {
    path: '/dashboard/action/outreach',
    view: 'FUND',
    fundTool: 'EMAIL_OUTREACH',
    title: 'Email Outreach',
    description: 'Publications that are cited often and that other funds overlook',
    icon: Mail,
    component: screen('OutreachScreen', () => import('./features/action-center/outreach/OutreachScreen.tsx')),
  },
  {
    path: '/dashboard/action/generate',
    view: 'FUND',
    fundTool: 'CONTENT_GENERATOR',
    title: 'Content Generator',
    description: 'Drafts from a template, for an audience and in a tone you choose',
    icon: PenLine,
    component: screen(
      'FundGenerationScreen',
      () => import('./features/action-center/fund-generate/FundGenerationScreen.tsx'),
    ),
    brandPrefixed: true,
  },
  {
    path: '/dashboard/action/live-mentions',
    view: 'FUND',
    title: 'Live Mentions',
    icon: Radio,
    component: screen(
      'LiveMentionsScreen',
      () => import('./features/action-center/live-mentions/LiveMentionsScreen.tsx'),
    ),
    sidebar: { group: 'actions', badge: 'Live', live: true },
  },
];
