import type { CrawlerActivity } from '../../modules/crawlers/model.ts';

/** The figures of Live Mentions. */
export const CRAWLER_FIGURES = {
  conversionPercent: 87.3,
  aiTrafficPercent: 34.7,
  pagesIndexed: 847,
  weeklyChangePercent: 12.3,
  earlierMentions: 3420,
} satisfies Partial<CrawlerActivity>;

/** Pages a venture-capital fund would have; crawlers come to one of them. */
export const FUND_PAGES: readonly string[] = [
  '/',
  '/about',
  '/team',
  '/portfolio',
  '/portfolio/climate-and-energy',
  '/portfolio/infrastructure-software',
  '/portfolio/health',
  '/investment-strategy',
  '/investment-strategy/seed',
  '/investment-strategy/follow-on-reserves',
  '/founders',
  '/founders/hiring-handbook',
  '/founders/first-board-meeting',
  '/insights/what-we-look-for-at-seed',
  '/insights/pricing-infrastructure-software',
  '/insights/grid-storage-2026',
  '/insights/term-sheets-explained',
  '/press',
  '/contact',
  '/llms.txt',
];
