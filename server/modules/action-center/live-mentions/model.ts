export interface Crawler {
  name: string;
  provider: string;
  userAgent: string;
  /** Of all crawler visits, 0–1. */
  share: number;
}

/** The figures of Live Mentions, and what its visits are simulated from. */
export interface CrawlerActivity {
  sample: boolean;
  /** 0–100 */
  conversionPercent: number;
  /** 0–100 */
  aiTrafficPercent: number;
  pagesIndexed: number;
  /** Change since the week before. */
  weeklyChangePercent: number;
  /** Added to the visits of the last seven days to give the weekly mentions. */
  earlierMentions: number;
  /** Paths of the site's pages. */
  pages: readonly string[];
  crawlers: readonly Crawler[];
}
