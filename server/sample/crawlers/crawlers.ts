import type { Crawler } from '../../modules/crawlers/model.ts';

const COMPATIBLE = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ';

/** AI crawlers with the names they give themselves in public; 60 % of the sample's visits are OpenAI's. */
export const CRAWLERS: readonly Crawler[] = [
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
