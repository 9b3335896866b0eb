import { SampleNotice } from '../../../components/feedback/SampleNotice.tsx';
import { BackLink } from '../../../components/layout/BackLink.tsx';
import { ScreenHeader } from '../../../components/layout/ScreenHeader.tsx';
import { TabbedPanels } from '../../../components/layout/TabbedPanels.tsx';
import { paths } from '../../../paths.ts';
import { useChoiceParam } from '../../../use-choice-param.ts';
import { LiveFeed } from './feed/LiveFeed.tsx';
import { SiteFilesTab } from './files/SiteFilesTab.tsx';
import { ImportsTab } from './imports/ImportsTab.tsx';
import { OverviewTab } from './overview/OverviewTab.tsx';
import { PagesTab } from './pages/PagesTab.tsx';
import { PeopleTab } from './people/PeopleTab.tsx';
import { ResultsTab } from './results/ResultsTab.tsx';
import { useVisitsSimulatedQuery } from './Visits.generated.ts';

const TABS = ['overview', 'pages', 'files', 'people', 'results', 'feed', 'imports'] as const;
export type VisitTab = (typeof TABS)[number];

/** What AI bots and people from AI platforms do on the account's site, from its server logs. */
export function LiveMentionsScreen() {
  const [tab, setTab] = useChoiceParam('tab', TABS);
  const { data } = useVisitsSimulatedQuery();
  const toImports = () => setTab('imports');
  return (
    <>
      <BackLink to={paths.action}>Back to Action Center</BackLink>
      <ScreenHeader
        title="Live Mentions"
        description="Visits of AI bots and of people sent by AI platforms, counted from your server logs"
        aside={data?.visitsSimulated && <SampleNotice text="The visits of “Simulated log” are simulated" />}
      />
      <TabbedPanels
        label="Live Mentions"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'overview', label: 'Overview', content: () => <OverviewTab onImport={toImports} /> },
          { value: 'pages', label: 'Pages', content: () => <PagesTab /> },
          {
            value: 'files',
            label: 'llms.txt and robots.txt',
            content: () => <SiteFilesTab onImport={toImports} />,
          },
          { value: 'people', label: 'People', content: () => <PeopleTab onImport={toImports} /> },
          { value: 'results', label: 'Results', content: () => <ResultsTab /> },
          { value: 'feed', label: 'Live feed', content: () => <LiveFeed /> },
          { value: 'imports', label: 'Logs', content: () => <ImportsTab /> },
        ]}
      />
    </>
  );
}
