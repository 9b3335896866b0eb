import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { SegmentedControl } from '../../../components/forms/SegmentedControl.tsx';
import { TabbedPanels } from '../../../components/layout/TabbedPanels.tsx';
import { formatCount, formatCounted } from '../../../format.ts';
import type { MetricsFilter } from '../../../schema.generated.ts';
import { useChoiceParam } from '../../../use-choice-param.ts';
import { MeasuredInsight } from '../MeasuredInsight.tsx';
import { PageKindsTable } from './PageKindsTable.tsx';
import { PagesReadNote } from './PagesReadNote.tsx';
import { type Order, SiteList } from './SiteList.tsx';
import { SiteScoresTable } from './SiteScoresTable.tsx';
import type { TopSourcesQuery } from './TopSourcesScreen.generated.ts';
import { useSaveSites } from './use-save-sites.ts';

interface SourceTabsProps {
  sources: TopSourcesQuery['topSources'];
  filter: MetricsFilter;
  order: Order;
  onOrder: (order: Order) => void;
}

/** The insight, and the three views of the sites. */
export function SourceTabs({ sources, filter, order, onOrder }: SourceTabsProps) {
  const [tab, setTab] = useChoiceParam('tab', ['overview', 'types', 'scores']);
  const { sites, kinds, range, keyInsight } = sources;
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
                <Toolbar sources={sources} order={order} onOrder={onOrder} />
                <SiteList sites={sites} order={order} filter={filter} />
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
                <SiteScoresTable sites={sites} />
              </Stack>
            ),
          },
        ]}
      />
    </Stack>
  );
}

function Toolbar({ sources, order, onOrder }: Omit<SourceTabsProps, 'filter'>) {
  const { sites, totalSites, pages } = sources;
  const save = useSaveSites(sources);
  return (
    <Flex wrap="wrap" align="center" gap="3" justify="space-between">
      <Flex wrap="wrap" align="center" gap="3">
        <SegmentedControl
          label="Order"
          size="md"
          options={[
            { value: 'missing', label: 'Cited where you are missing' },
            { value: 'cited', label: 'Most cited' },
          ]}
          value={order}
          onChange={onOrder}
        />
        <Text fontSize="sm" color="fg.muted">
          {sites.length < totalSites
            ? `${formatCount(sites.length)} of ${formatCounted(totalSites, 'site')}`
            : formatCounted(totalSites, 'site')}
          {` · ${formatCounted(pages, 'page')}`}
        </Text>
      </Flex>
      <Button variant="outline" size="sm" data-no-print="" onClick={save}>
        <Download size={14} aria-hidden="true" />
        CSV
      </Button>
    </Flex>
  );
}
