import { chakra, Skeleton, Stack } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { SegmentedControl } from '../../../components/forms/SegmentedControl.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { useMediaQuery } from '../../../components/layout/use-media-query.ts';
import { useSimulation } from '../simulation.ts';
import { ToolScreen } from '../ToolScreen.tsx';
import { LiveFigures } from './LiveFigures.tsx';
import { type LiveMentionsQuery, useLiveMentionsQuery } from './LiveMentionsScreen.generated.ts';
import { seedFeed, TICK_MS, tickFeed, type VisitWorld, weeklyMentions } from './simulated-visits.ts';
import { VisitCards } from './VisitCards.tsx';
import { VisitTable } from './VisitTable.tsx';

/** A simulated feed of AI crawler visits; a tool of the fund view. */
export function LiveMentionsScreen() {
  const { data, error } = useLiveMentionsQuery();
  return (
    <ToolScreen
      backLink={false}
      title="Live Mentions"
      description="AI crawlers on your site, as they come"
      notice={data?.crawlerActivity.sample && 'Sample figures and simulated visits, not measured'}
      data={data?.crawlerActivity}
      error={error}
      errorText="The crawler activity could not be loaded."
      skeleton={
        <Stack gap="5">
          <LiveFigures figures={undefined} weeklyMentions={undefined} />
          <Skeleton h="96" borderRadius="l3" />
        </Stack>
      }
    >
      {(activity) => <LiveFeed activity={activity} />}
    </ToolScreen>
  );
}

const NARROW = '(max-width: 767.98px)';
const MODES = [
  { value: 'live', label: 'Live' },
  { value: 'paused', label: 'Paused' },
] as const;

function LiveFeed({ activity }: { activity: LiveMentionsQuery['crawlerActivity'] }) {
  const [mode, setMode] = useState<(typeof MODES)[number]['value']>('live');
  const { feed, newest } = useVisitFeed(activity, mode === 'live');
  const { now } = useSimulation();
  const List = useMediaQuery(NARROW) ? VisitCards : VisitTable;
  return (
    <Stack gap="5">
      <LiveFigures
        figures={activity}
        weeklyMentions={weeklyMentions(feed, activity.earlierMentions, now())}
      />
      <Panel
        title="AI Crawler Activity"
        info="The 50 newest visits. While the feed is live, it looks for a new one every 5 seconds."
        actions={<SegmentedControl label="Feed" options={MODES} value={mode} onChange={setMode} />}
        empty={feed.visits.length === 0}
        emptyText="No crawler activity detected. Waiting for AI bots..."
      >
        <List visits={feed.visits} />
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
