import type { Crawler, CrawlerActivity } from './model.ts';

const COMPATIBLE = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ';

/** AI crawlers with their public user agents; 60 % of the visits are OpenAI's. */
const CRAWLERS: readonly Crawler[] = [
  crawler('GPTBot', 'OpenAI', `${COMPATIBLE}GPTBot/1.2; +https://openai.com/gptbot)`, 0.32),
  crawler('ChatGPT-User', 'OpenAI', `${COMPATIBLE}ChatGPT-User/1.0; +https://openai.com/bot)`, 0.18),
  crawler('OAI-SearchBot', 'OpenAI', `${COMPATIBLE}OAI-SearchBot/1.0; +https://openai.com/searchbot)`, 0.1),
  crawler(
    'PerplexityBot',
    'Perplexity',
    `${COMPATIBLE}PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)`,
    0.12,
  ),
  crawler(
    'Perplexity-User',
    'Perplexity',
    `${COMPATIBLE}Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)`,
    0.05,
  ),
  crawler('GoogleOther', 'Google', `${COMPATIBLE}GoogleOther)`, 0.09),
  crawler('ClaudeBot', 'Anthropic', `${COMPATIBLE}ClaudeBot/1.0; +claudebot@anthropic.com)`, 0.09),
  crawler('CCBot', 'Common Crawl', 'CCBot/2.0 (https://commoncrawl.org/faq/)', 0.05),
];

function crawler(name: string, provider: string, userAgent: string, share: number): Crawler {
  return { name, provider, userAgent, share };
}

/** Pages that crawlers visit. */
const PAGES: readonly string[] = [
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

/** The figures of product specification, sections 2 and 9. */
export const SAMPLE_ACTIVITY: CrawlerActivity = {
  sample: true,
  conversionPercent: 87.3,
  aiTrafficPercent: 34.7,
  pagesIndexed: 847,
  weeklyChangePercent: 12.3,
  earlierMentions: 3420,
  pages: PAGES,
  crawlers: CRAWLERS,
};
