import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { TabbedPanels } from '../../../components/layout/TabbedPanels.tsx';
import { formatCount, formatCounted } from '../../../format.ts';
import type { MetricsFilter } from '../../../schema.generated.ts';
import { useChoiceParam } from '../../../use-choice-param.ts';
import { MeasuredInsight } from '../MeasuredInsight.tsx';
import { PageKindsTable } from './PageKindsTable.tsx';
import { PagesReadNote } from './PagesReadNote.tsx';
import { SiteList } from './SiteList.tsx';
import { SitePager } from './SitePager.tsx';
import { SiteScoresTable } from './SiteScoresTable.tsx';
import type { TopSourcesQuery } from './TopSourcesScreen.generated.ts';
import { useSaveSites } from './use-save-sites.ts';
import type { SiteOrder } from './use-site-order.ts';

interface SourceTabsProps {
  sources: TopSourcesQuery['topSources'];
  filter: MetricsFilter;
  order: SiteOrder;
}

/** The insight, and the three views of the sites. */
export function SourceTabs({ sources, filter, order }: SourceTabsProps) {
  const [tab, setTab] = useChoiceParam('tab', ['overview', 'types', 'scores']);
  const { sites, totalSites, kinds, range, keyInsight } = sources;
  return (
    <Stack gap={{ base: '4', md: '5' }}>
      <MeasuredInsight insight={keyInsight} range={range} />
      <TabbedPanels
        label="Top Sources Analysis"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'overview',
            label: 'Overview',
            content: () => (
              <Stack gap="4">
                <Toolbar sources={sources} filter={filter} order={order} />
                <SiteList sites={sites} order={order} filter={filter} />
                <SitePager total={totalSites} order={order} />
              </Stack>
            ),
          },
          {
            value: 'types',
            label: 'Content Types',
            content: () => (
              <Stack gap="4">
                <PagesReadNote {...sources} />
                {kinds.length > 0 && <PageKindsTable kinds={kinds} />}
              </Stack>
            ),
          },
          {
            value: 'scores',
            label: 'Content Scores',
            content: () => (
              <Stack gap="4">
                <PagesReadNote {...sources} />
                <SiteScoresTable sites={sites} order={order} />
                <SitePager total={totalSites} order={order} />
              </Stack>
            ),
          },
        ]}
      />
    </Stack>
  );
}

function Toolbar({ sources, filter, order }: SourceTabsProps) {
  const { sites, totalSites, pages } = sources;
  const save = useSaveSites(sources, filter, order);
  return (
    <Flex wrap="wrap" align="center" gap="3" justify="space-between">
      <Text fontSize="sm" color="fg.muted">
        {sites.length < totalSites
          ? `${formatCount(sites.length)} of ${formatCounted(totalSites, 'site')}`
          : formatCounted(totalSites, 'site')}
        {` · ${formatCounted(pages, 'page')}`}
      </Text>
      <Button variant="outline" size="sm" data-no-print="" disabled={save.isRunning} onClick={save.run}>
        <Download size={14} aria-hidden="true" />
        CSV
      </Button>
    </Flex>
  );
}
