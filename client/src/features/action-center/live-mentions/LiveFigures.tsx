import { SimpleGrid } from '@chakra-ui/react';
import { StatCard } from '../../../components/figures/StatCard.tsx';
import { formatCount, formatPercent } from '../../../format.ts';
import type { CrawlerFiguresFragment } from './LiveMentionsScreen.generated.ts';

interface LiveFiguresProps {
  /** Undefined while loading. */
  figures: CrawlerFiguresFragment | undefined;
  weeklyMentions: number | undefined;
}

/** `+12.3%`, `−4.0%` */
const signed = (percent: number) => `${percent < 0 ? '−' : '+'}${formatPercent(Math.abs(percent))}`;

/** Only the weekly mentions change with the feed. */
export function LiveFigures({ figures, weeklyMentions }: LiveFiguresProps) {
  return (
    <SimpleGrid columns={{ base: 2, xl: 4 }} gap={{ base: '3', md: '4' }}>
      <StatCard
        title="Weekly Mentions"
        info="Mentions of the last seven days, each visit in the feed below among them."
        value={weeklyMentions !== undefined && figures ? formatCount(weeklyMentions) : undefined}
        note={figures ? `${signed(figures.weeklyChangePercent)} vs last week` : ' '}
      />
      <StatCard
        title="Conversion Rate"
        info="Visitors sent by AI platforms who did what the site hopes for."
        value={figures && formatPercent(figures.conversionPercent)}
        note="of visitors from AI platforms"
      />
      <StatCard
        title="AI Traffic"
        info="The part of the site's visitors whom AI platforms sent."
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
