import { TabbedPanels } from '../../../components/layout/TabbedPanels.tsx';
import { AnalysisFrame } from './AnalysisFrame.tsx';
import { ContentTypesTable } from './ContentTypesTable.tsx';
import { ScoresTable } from './ScoresTable.tsx';
import { SourceList } from './SourceList.tsx';
import { useTab } from './use-tab.ts';

const TABS = ['overview', 'types', 'scores'] as const;

/** Top sources in the general view. */
export function SourceAnalysisScreen() {
  const [tab, choose] = useTab(TABS);
  return (
    <AnalysisFrame>
      {({ sources, contentTypes }) => (
        <TabbedPanels
          label="Top Sources Analysis"
          value={tab}
          onChange={choose}
          tabs={[
            { value: 'overview', label: 'Overview', content: () => <SourceList sources={sources} /> },
            {
              value: 'types',
              label: 'Content Types',
              content: () => <ContentTypesTable types={contentTypes} />,
            },
            { value: 'scores', label: 'Content Scores', content: () => <ScoresTable sources={sources} /> },
          ]}
        />
      )}
    </AnalysisFrame>
  );
}
