import { Stack } from '@chakra-ui/react';
import { TabbedPanels } from '../../../components/layout/TabbedPanels.tsx';
import { AnalysisFrame } from './AnalysisFrame.tsx';
import { ContentTypesTable } from './ContentTypesTable.tsx';
import { Rankings } from './Rankings.tsx';
import { SourceList } from './SourceList.tsx';
import { SourceTotals } from './SourceTotals.tsx';
import { useTab } from './use-tab.ts';

const TABS = ['overview', 'content', 'performance'] as const;

/** Top sources in the fund view: totals first, and rankings in place of a table of scores. */
export function FundSourceAnalysisScreen() {
  const [tab, choose] = useTab(TABS);
  return (
    <AnalysisFrame>
      {({ sources, contentTypes }) => (
        <TabbedPanels
          label="Top Sources Analysis"
          value={tab}
          onChange={choose}
          tabs={[
            {
              value: 'overview',
              label: 'Overview',
              content: () => (
                <Stack gap={{ base: '4', md: '5' }}>
                  <SourceTotals sources={sources} />
                  <SourceList sources={sources} />
                </Stack>
              ),
            },
            {
              value: 'content',
              label: 'Content Analysis',
              content: () => <ContentTypesTable types={contentTypes} />,
            },
            {
              value: 'performance',
              label: 'Performance Metrics',
              content: () => <Rankings sources={sources} />,
            },
          ]}
        />
      )}
    </AnalysisFrame>
  );
}
