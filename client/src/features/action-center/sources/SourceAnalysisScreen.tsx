import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import { PanelSkeleton } from '../../../components/feedback/PanelSkeleton.tsx';
import { SampleNotice } from '../../../components/feedback/SampleNotice.tsx';
import { TabbedPanels } from '../../../components/layout/TabbedPanels.tsx';
import { useChoiceParam } from '../../../use-choice-param.ts';
import { KeyInsight } from '../KeyInsight.tsx';
import { ToolScreen } from '../ToolScreen.tsx';
import { Rankings } from './Rankings.tsx';
import { type SourceAnalysisQuery, useSourceAnalysisQuery } from './SourceAnalysisScreen.generated.ts';
import { SourceList } from './SourceList.tsx';
import { ContentTypesTable, ScoresTable } from './SourceTables.tsx';
import { SourceTotals } from './SourceTotals.tsx';

type SourceAnalysis = SourceAnalysisQuery['sourceAnalysis'];

interface AnalysisTab<Value extends string> {
  value: Value;
  label: string;
  content: (analysis: SourceAnalysis) => ReactNode;
}

const GENERAL_TABS = [
  { value: 'overview', label: 'Overview', content: ({ sources }) => <SourceList sources={sources} /> },
  {
    value: 'types',
    label: 'Content Types',
    content: ({ contentTypes }) => <ContentTypesTable types={contentTypes} />,
  },
  { value: 'scores', label: 'Content Scores', content: ({ sources }) => <ScoresTable sources={sources} /> },
] as const satisfies readonly AnalysisTab<string>[];

const FUND_TABS = [
  {
    value: 'overview',
    label: 'Overview',
    content: ({ sources }) => (
      <Stack gap={{ base: '4', md: '5' }}>
        <SourceTotals sources={sources} />
        <SourceList sources={sources} />
      </Stack>
    ),
  },
  {
    value: 'content',
    label: 'Content Analysis',
    content: ({ contentTypes }) => <ContentTypesTable types={contentTypes} />,
  },
  {
    value: 'performance',
    label: 'Performance Metrics',
    content: ({ sources }) => <Rankings sources={sources} />,
  },
] as const satisfies readonly AnalysisTab<string>[];

/** The sample content, for accounts of the general view without citations. */
export function SourceExample() {
  const { data, error, refetch } = useSourceAnalysisQuery();
  if (error && !data)
    return <LoadError message="The example could not be loaded." onRetry={() => refetch()} />;
  return (
    <Stack gap={{ base: '4', md: '5' }}>
      <SampleNotice text="Sample sources, not measured" />
      {data ? <Analysis tabs={GENERAL_TABS} analysis={data.sourceAnalysis} /> : <AnalysisSkeleton />}
    </Stack>
  );
}

/** The fund view's: with totals, and rankings instead of the table of scores. */
export const FundSourceAnalysisScreen = () => <AnalysisScreen tabs={FUND_TABS} />;

interface AnalysisScreenProps<Value extends string> {
  tabs: readonly [AnalysisTab<Value>, ...AnalysisTab<Value>[]];
}

function AnalysisScreen<Value extends string>({ tabs }: AnalysisScreenProps<Value>) {
  return (
    <ToolScreen
      title="Top Sources Analysis"
      description="Which sites AI platforms cite, for what kind of page, and what these pages have in common"
      notice="Sample sources, not measured"
      query={useSourceAnalysisQuery()}
      field="sourceAnalysis"
      errorText="The sources could not be loaded."
      skeleton={<AnalysisSkeleton />}
    >
      {(analysis) => <Analysis tabs={tabs} analysis={analysis} />}
    </ToolScreen>
  );
}

const AnalysisSkeleton = () => (
  <Stack gap={{ base: '4', md: '5' }}>
    <KeyInsight text={undefined} />
    <PanelSkeleton height={24} />
  </Stack>
);

interface AnalysisProps<Value extends string> extends AnalysisScreenProps<Value> {
  analysis: SourceAnalysis;
}

function Analysis<Value extends string>({ tabs, analysis }: AnalysisProps<Value>) {
  const [first, ...rest] = tabs;
  const [tab, setTab] = useChoiceParam('tab', [first.value, ...rest.map(({ value }) => value)]);
  return (
    <Stack gap={{ base: '4', md: '5' }}>
      <KeyInsight text={analysis.keyInsight} />
      <TabbedPanels
        label="Top Sources Analysis"
        value={tab}
        onChange={setTab}
        tabs={tabs.map(({ value, label, content }) => ({ value, label, content: () => content(analysis) }))}
      />
    </Stack>
  );
}
