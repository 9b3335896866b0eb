import { chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { PanelSkeleton } from '../../../components/feedback/PanelSkeleton.tsx';
import { StatCard } from '../../../components/figures/StatCard.tsx';
import { SegmentedControl } from '../../../components/forms/SegmentedControl.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { formatCount, formatPercent } from '../../../format.ts';
import { useSimulation } from '../simulation.ts';
import { ToolScreen } from '../ToolScreen.tsx';
import { VisitFeedList } from '../visit-feed/VisitFeedList.tsx';
import {
  type CrawlerFiguresFragment,
  type FundLiveMentionsQuery,
  useFundLiveMentionsQuery,
} from './FundLiveMentionsScreen.generated.ts';
import { FEED_COLUMNS, listVisit, UserAgent } from './feed-columns.tsx';
import { seedFeed, TICK_MS, tickFeed, type VisitWorld, weeklyMentions } from './simulated-visits.ts';

/** A simulated feed of AI crawler visits; a tool of the fund view. */
export function FundLiveMentionsScreen() {
  return (
    <ToolScreen
      backLink={false}
      title="Live Mentions"
      description="Visits of AI crawlers to your site, as they happen"
      notice="Sample figures and simulated visits, not measured"
      query={useFundLiveMentionsQuery()}
      field="crawlerActivity"
      errorText="The crawler activity could not be loaded."
      skeleton={
        <Stack gap="5">
          <LiveFigures figures={undefined} weeklyMentions={undefined} />
          <PanelSkeleton height={24} />
        </Stack>
      }
    >
      {(activity) => <LiveFeed activity={activity} />}
    </ToolScreen>
  );
}

const MODES = [
  { value: 'live', label: 'Live' },
  { value: 'paused', label: 'Paused' },
] as const;

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });
const formatTime = (iso: string) => clock.format(new Date(iso));

function LiveFeed({ activity }: { activity: FundLiveMentionsQuery['crawlerActivity'] }) {
  const [mode, setMode] = useState<(typeof MODES)[number]['value']>('live');
  const { feed, newest } = useVisitFeed(activity, mode === 'live');
  const { now } = useSimulation();
  return (
    <Stack gap="5">
      <LiveFigures
        figures={activity}
        weeklyMentions={weeklyMentions(feed, activity.earlierMentions, now())}
      />
      <Panel
        title="AI Crawler Activity"
        info="The 50 newest visits. While the feed is live, it checks for a new visit every 5 seconds."
        actions={<SegmentedControl label="Feed" options={MODES} value={mode} onChange={setMode} />}
        empty={feed.visits.length === 0}
        emptyText="No crawler activity detected. Waiting for AI bots..."
      >
        <VisitFeedList
          visits={feed.visits.map(listVisit)}
          formatTime={formatTime}
          columns={FEED_COLUMNS}
          aside={({ ip }) => <span>{ip}</span>}
          below={(visit) => <UserAgent visit={visit} />}
        />
      </Panel>
      <chakra.p role="status" srOnly>
        {newest && `${newest.crawler.name} visited ${newest.page}`}
      </chakra.p>
    </Stack>
  );
}

/** `newest` is undefined until a visit has been added to the seeded ones. */
function useVisitFeed(world: VisitWorld, isLive: boolean) {
  const simulation = useSimulation();
  const [seeded] = useState(() => seedFeed(world, simulation));
  const [feed, setFeed] = useState(seeded);
  // A ref, because ticking draws random numbers and state updaters must be pure.
  const latest = useRef(feed);
  useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(() => {
      latest.current = tickFeed(latest.current, world, simulation);
      setFeed(latest.current);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isLive, world, simulation]);
  return { feed, newest: feed === seeded ? undefined : feed.visits[0] };
}

interface LiveFiguresProps {
  /** Undefined while loading. */
  figures: CrawlerFiguresFragment | undefined;
  weeklyMentions: number | undefined;
}

/** `+12.3%`, `−4.0%` */
const signed = (percent: number) => `${percent < 0 ? '−' : '+'}${formatPercent(Math.abs(percent))}`;

/** Only the weekly mentions change with the feed. */
function LiveFigures({ figures, weeklyMentions }: LiveFiguresProps) {
  return (
    <SimpleGrid columns={{ base: 2, xl: 4 }} gap={{ base: '3', md: '4' }}>
      <StatCard
        title="Weekly Mentions"
        info="Mentions in the last seven days, including every visit in the feed below."
        value={weeklyMentions !== undefined && figures ? formatCount(weeklyMentions) : undefined}
        note={figures ? `${signed(figures.weeklyChangePercent)} vs last week` : ' '}
      />
      <StatCard
        title="Conversion Rate"
        info="Share of visitors from AI platforms who converted."
        value={figures && formatPercent(figures.conversionPercent)}
        note="of visitors from AI platforms"
      />
      <StatCard
        title="AI Traffic"
        info="Share of the site's visitors who came from AI platforms."
        value={figures && formatPercent(figures.aiTrafficPercent)}
        note="of all visitors"
      />
      <StatCard
        title="Pages Indexed"
        info="Pages of the site that AI crawlers have read."
        value={figures && formatCount(figures.pagesIndexed)}
        note="read by AI crawlers"
      />
    </SimpleGrid>
  );
}
