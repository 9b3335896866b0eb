import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { BRAND_TOOLS, type BrandTool, brandToolSegment } from '../brand-tools.ts';
import { lazyScreen } from '../components/lazy-screen.ts';
import { ActionGate } from '../features/action-center/ActionGate.tsx';
import { NotFoundScreen } from '../features/notfound/NotFoundScreen.tsx';
import type { AccountView } from '../schema.generated.ts';

const ActionCenterScreen = lazyScreen(
  async () => (await import('../features/action-center/home/ActionCenterScreen.tsx')).ActionCenterScreen,
);
const ComparisonScreen = lazyScreen(
  async () => (await import('../features/action-center/comparison/ComparisonScreen.tsx')).ComparisonScreen,
);
const GenerateScreen = lazyScreen(
  async () => (await import('../features/action-center/generate/GenerateScreen.tsx')).GenerateScreen,
);
const SourceAnalysisScreen = lazyScreen(
  async () =>
    (await import('../features/action-center/sources/SourceAnalysisScreen.tsx')).SourceAnalysisScreen,
);
const FundSourceAnalysisScreen = lazyScreen(
  async () =>
    (await import('../features/action-center/sources/FundSourceAnalysisScreen.tsx')).FundSourceAnalysisScreen,
);
const LlmsTxtScreen = lazyScreen(
  async () => (await import('../features/action-center/llms-txt/LlmsTxtScreen.tsx')).LlmsTxtScreen,
);
const FundGenerationScreen = lazyScreen(
  async () =>
    (await import('../features/action-center/fund-generate/FundGenerationScreen.tsx')).FundGenerationScreen,
);
const FundHomeScreen = lazyScreen(
  async () => (await import('../features/action-center/fund-home/FundHomeScreen.tsx')).FundHomeScreen,
);
const FundLlmsScreen = lazyScreen(
  async () => (await import('../features/action-center/llms-library/FundLlmsScreen.tsx')).FundLlmsScreen,
);
const LiveMentionsScreen = lazyScreen(
  async () =>
    (await import('../features/action-center/live-mentions/LiveMentionsScreen.tsx')).LiveMentionsScreen,
);
const OutreachScreen = lazyScreen(
  async () => (await import('../features/action-center/outreach/OutreachScreen.tsx')).OutreachScreen,
);

/** The screens of one view by their address under `/dashboard/action`. */
interface ActionScreens {
  home: ReactElement;
  /** Those that also have an address under the brand's name. */
  tools: Record<BrandTool, ReactElement>;
  /** Those that only this view has. */
  further: Record<string, ReactElement>;
}

const general: ActionScreens = {
  home: <ActionCenterScreen />,
  tools: {
    comparison: <ComparisonScreen />,
    sources: <SourceAnalysisScreen />,
    'llms-txt': <LlmsTxtScreen />,
    generate: <GenerateScreen />,
  },
  further: {},
};

const SCREENS: Record<AccountView, ActionScreens> = {
  GENERAL: general,
  FUND: {
    home: <FundHomeScreen />,
    tools: {
      ...general.tools,
      sources: <FundSourceAnalysisScreen />,
      'llms-txt': <FundLlmsScreen />,
      generate: <FundGenerationScreen />,
    },
    further: { outreach: <OutreachScreen />, 'live-mentions': <LiveMentionsScreen /> },
  },
};

/** The addresses under `/dashboard/action`, for accounts that have the Action Center. */
export function ActionRoutes() {
  return (
    <ActionGate>
      {({ view, brand }) => {
        const { home, tools, further } = SCREENS[view];
        const byAddress = { ...further, ...tools, ...(brand && underBrand(tools, brand.name)) };
        return (
          <Routes>
            <Route index element={home} />
            {Object.entries(byAddress).map(([path, screen]) => (
              <Route key={path} path={path} element={screen} />
            ))}
            <Route path="*" element={<NotFoundScreen />} />
          </Routes>
        );
      }}
    </ActionGate>
  );
}

/** The same tools by their address under the brand's name. */
const underBrand = (tools: ActionScreens['tools'], brand: string) =>
  Object.fromEntries(BRAND_TOOLS.map((tool) => [brandToolSegment(brand, tool), tools[tool]]));
