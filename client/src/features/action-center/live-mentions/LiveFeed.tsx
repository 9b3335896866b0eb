import { chakra, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { SegmentedControl } from '../../../components/forms/SegmentedControl.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { useMediaQuery } from '../../../components/layout/use-media-query.ts';
import { useSimulation } from '../simulation.ts';
import { LiveFigures } from './LiveFigures.tsx';
import type { LiveMentionsQuery } from './LiveMentionsScreen.generated.ts';
import { weeklyMentions } from './simulated-visits.ts';
import { useVisitFeed } from './use-visit-feed.ts';
import { VisitCards } from './VisitCards.tsx';
import { VisitTable } from './VisitTable.tsx';

const NARROW = '(max-width: 767.98px)';
const MODES = [
  { value: 'live', label: 'Live' },
  { value: 'paused', label: 'Paused' },
] as const;

/** The figures, and the feed that moves one of them. */
export function LiveFeed({ activity }: { activity: LiveMentionsQuery['crawlerActivity'] }) {
  const [mode, setMode] = useState<(typeof MODES)[number]['value']>('live');
  const { feed, newest } = useVisitFeed(activity, mode === 'live');
  const { now } = useSimulation();
  const List = useMediaQuery(NARROW) ? VisitCards : VisitTable;
  return (
    <Stack gap="5">
      <LiveFigures
        activity={activity}
        weeklyMentions={weeklyMentions(feed, activity.earlierMentions, now())}
      />
      <Panel
        title="AI Crawler Activity"
        info="The 50 newest visits. While the feed is live, it looks for a new one every 5 seconds."
        actions={<SegmentedControl label="Feed" options={MODES} value={mode} onChange={setMode} />}
        skeleton={null}
        loading={false}
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
