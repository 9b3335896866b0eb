/** A program that reads pages for an AI provider. */
export interface Crawler {
  name: string;
  provider: string;
  userAgent: string;
  /** Its part in all crawler visits, 0–1. */
  share: number;
}

/** What Live Mentions shows and makes its visits from. */
export interface CrawlerActivity {
  sample: boolean;
  /** 0–100 */
  conversionPercent: number;
  /** 0–100 */
  aiTrafficPercent: number;
  pagesIndexed: number;
  /** This week against the week before. */
  weeklyChangePercent: number;
  /** Mentions this week before the first visit of the feed. */
  earlierMentions: number;
  /** Paths of the site's pages. */
  pages: readonly string[];
  crawlers: readonly Crawler[];
}
