import { SimpleGrid } from '@chakra-ui/react';
import { StatCard } from '../../../components/figures/StatCard.tsx';
import { formatCount, formatPercent } from '../../../format.ts';
import type { CrawlerFiguresFragment } from './LiveMentionsScreen.generated.ts';

interface LiveFiguresProps {
  /** Undefined while it loads. */
  activity: CrawlerFiguresFragment | undefined;
  weeklyMentions: number | undefined;
}

/** `+12.3%`, `−4.0%` */
const signed = (percent: number) => `${percent < 0 ? '−' : '+'}${formatPercent(Math.abs(percent))}`;

/** The figures above the feed; only the week's mentions move with it. */
export function LiveFigures({ activity, weeklyMentions }: LiveFiguresProps) {
  return (
    <SimpleGrid columns={{ base: 2, xl: 4 }} gap={{ base: '3', md: '4' }}>
      <StatCard
        title="Weekly Mentions"
        info="Mentions of the last seven days, each visit in the feed below among them."
        value={weeklyMentions !== undefined && activity ? formatCount(weeklyMentions) : undefined}
        note={activity ? `${signed(activity.weeklyChangePercent)} vs last week` : ' '}
      />
      <StatCard
        title="Conversion Rate"
        info="Visitors sent by AI platforms who did what the site hopes for."
        value={activity && formatPercent(activity.conversionPercent)}
        note="of visitors from AI platforms"
      />
      <StatCard
        title="AI Traffic"
        info="The part of the site's visitors whom AI platforms sent."
        value={activity && formatPercent(activity.aiTrafficPercent)}
        note="of all visitors"
      />
      <StatCard
        title="Pages Indexed"
        info="Pages of the site that AI crawlers have read."
        value={activity && formatCount(activity.pagesIndexed)}
        note="read by AI crawlers"
      />
    </SimpleGrid>
  );
}
